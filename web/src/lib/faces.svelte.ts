/** The cards of a game: as text, and as pictures drawn by the server. */

import { SvelteMap } from "svelte/reactivity";
import { ask, http, type CardOut } from "./api/client";

export interface Faces {
  defs: string;
  size: [number, number];
  backs: Record<string, string>;
  cards: Record<string, string>;
  /** What stands on the cards; only with a part. */
  lines?: Record<string, string[]>;
}

const NO_FACES: Faces = { defs: "", size: [132, 186], backs: {}, cards: {} };
/** The faces of larger sets, and those at a table, come in parts, when they are first shown. */
const MANY = 400;
const PART = 120;
const GATHER = 8;

export class Deck {
  readonly #byId: Map<string, CardOut>;
  /** Faces that came later. */
  readonly #later = new SvelteMap<string, string>();
  readonly #lines = new SvelteMap<string, string[]>();
  readonly #asked = new Set<string>();
  #waiting: string[] = [];

  constructor(
    readonly game: string,
    readonly cards: CardOut[],
    readonly faces: Faces = NO_FACES,
    /** Whether pictures come in parts, with their lines. */
    readonly inParts = cards.length > MANY && faces !== NO_FACES,
  ) {
    this.#byId = new Map(cards.map((card) => [card.id, card]));
  }

  /** A card by its id. Further copies of a card carry a letter, or a star and a number, behind the id of the first. */
  card(id: string): CardOut {
    const printed = this.#printed(id);
    const card = this.#byId.get(printed) ?? { id, title: id, kind: "", lines: [], facts: {} };
    const lines = this.#lines.get(printed);
    return lines ? { ...card, lines } : card;
  }

  #printed(id: string): string {
    return this.#byId.has(id) ? id : id.includes("*") ? id.slice(0, id.indexOf("*")) : id.slice(0, -1);
  }

  /** A card by its place in the list, as events name it. */
  at(place: number): CardOut | undefined {
    return this.cards[place];
  }

  /** The picture of a card, as SVG; null where nobody has drawn one. */
  face(id: string): string | null {
    const printed = this.#printed(id);
    const face = this.faces.cards[printed] ?? this.#later.get(printed);
    if (face === undefined) this.want([printed]);
    return face ?? null;
  }

  /** These cards will be looked at: have their pictures ready. */
  want(ids: Iterable<string>): void {
    if (!this.inParts) return;
    const fresh = [...ids].map((id) => this.#printed(id)).filter((id) => this.#byId.has(id) && !this.#asked.has(id));
    if (!fresh.length) return;
    if (!this.#waiting.length) setTimeout(() => void this.#fetch(), GATHER);
    for (const id of fresh) this.#asked.add(id);
    this.#waiting.push(...fresh);
  }

  async #fetch(): Promise<void> {
    const ids = this.#waiting;
    this.#waiting = [];
    const parts = Array.from({ length: Math.ceil(ids.length / PART) }, (_, n) => ids.slice(n * PART, (n + 1) * PART));
    await Promise.all(parts.map((part) => this.#fetchPart(part)));
  }

  async #fetchPart(ids: string[]): Promise<void> {
    const { cards, lines } = await fetchFaces(this.game, ids);
    for (const id of ids) {
      if (cards[id] !== undefined) this.#later.set(id, cards[id]);
      else this.#asked.delete(id);
      if (lines?.[id]) this.#lines.set(id, lines[id]);
    }
  }

  back(id?: string): string | null {
    const { backs } = this.faces;
    return (id !== undefined ? backs[id] : Object.values(backs)[0]) ?? null;
  }

  /** Height by width. */
  get shape(): number {
    const [width, height] = this.faces.size;
    return height / width;
  }

  /** The whole card in words. */
  sentence(id: string): string {
    const card = this.card(id);
    return [card.title, ...card.lines].join(". ");
  }
}

const decks = new Map<string, Promise<Deck>>();

/** The cards of a game; asked for once. At a table their pictures and lines come when they are first shown. */
export function deckOf(game: string, atTable = false): Promise<Deck> {
  const key = `${game} ${atTable}`;
  let deck = decks.get(key);
  if (!deck) {
    deck = fetchDeck(game, atTable);
    deck.catch(() => decks.delete(key));
    decks.set(key, deck);
  }
  return deck;
}

async function fetchDeck(game: string, atTable: boolean): Promise<Deck> {
  const cards = ask(http.GET("/api/games/{game}/cards", { params: { path: { game }, query: { brief: atTable } } }));
  const faces = await fetchFaces(game, atTable || (await cards).length > MANY ? [] : undefined);
  if (faces === NO_FACES && atTable) return fetchDeck(game, false);
  if (faces.defs) define(game, faces.defs);
  return new Deck(game, await cards, faces, atTable || undefined);
}

/** A game without pictures shows its cards as text. */
async function fetchFaces(game: string, ids?: readonly string[]): Promise<Faces> {
  try {
    const answer = await fetch(`/api/games/${game}/faces${ids ? `?cards=${ids.join()}` : ""}`);
    return answer.ok ? ((await answer.json()) as Faces) : NO_FACES;
  } catch {
    return NO_FACES;
  }
}

/** Put the symbols that faces share into the page, once. */
function define(game: string, defs: string): void {
  const id = `defs-${game}`;
  if (document.getElementById(id)) return;
  const holder = document.createElement("div");
  holder.id = id;
  holder.setAttribute("aria-hidden", "true");
  holder.className = "face-defs";
  holder.innerHTML = defs;
  document.body.append(holder);
}
