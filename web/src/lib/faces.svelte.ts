/** The cards of a game: as text, and as pictures drawn by the server. */

import { ask, http, type CardOut } from "./api/client";

export interface Faces {
  defs: string;
  size: [number, number];
  backs: Record<string, string>;
  cards: Record<string, string>;
}

const NO_FACES: Faces = { defs: "", size: [132, 186], backs: {}, cards: {} };

export class Deck {
  readonly #byId: Map<string, CardOut>;

  constructor(
    readonly game: string,
    readonly cards: CardOut[],
    readonly faces: Faces = NO_FACES,
  ) {
    this.#byId = new Map(cards.map((card) => [card.id, card]));
  }

  /** A card by its id. A second copy of a card carries a letter behind the id of the first. */
  card(id: string): CardOut {
    const found = this.#byId.get(id) ?? this.#byId.get(id.slice(0, -1));
    return found ?? { id, title: id, kind: "", lines: [], facts: {} };
  }

  /** A card by its place in the list, as events name it. */
  at(place: number): CardOut | undefined {
    return this.cards[place];
  }

  /** The picture of a card, as SVG; null where nobody has drawn one. */
  face(id: string): string | null {
    return this.faces.cards[id] ?? this.faces.cards[id.slice(0, -1)] ?? null;
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

/** The cards of a game; asked for once. */
export function deckOf(game: string): Promise<Deck> {
  let deck = decks.get(game);
  if (!deck) {
    deck = fetchDeck(game);
    deck.catch(() => decks.delete(game));
    decks.set(game, deck);
  }
  return deck;
}

async function fetchDeck(game: string): Promise<Deck> {
  const [cards, faces] = await Promise.all([
    ask(http.GET("/api/games/{game}/cards", { params: { path: { game } } })),
    fetchFaces(game),
  ]);
  if (faces.defs) define(game, faces.defs);
  return new Deck(game, cards, faces);
}

/** A game without pictures shows its cards as text. */
async function fetchFaces(game: string): Promise<Faces> {
  try {
    const answer = await fetch(`/api/games/${game}/faces`);
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
