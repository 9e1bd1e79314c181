/** The cards as the rules read them, by id and by the numbers that facts and events use. */

import type { Deck } from "$lib/faces.svelte";
import type { Message } from "$lib/i18n.svelte";
import { FRANCHISES } from "./kits";

export const ABILITIES = ["power", "speed", "skill", "mental", "wild"] as const;
export type Ability = (typeof ABILITIES)[number];

/** The size of the set, and how many copies of it each team has numbers for. */
const COPIES = 10;

export interface Card {
  id: string;
  name: string;
  type: string;
  symbols: number[];
  kind: "run" | "pass" | "";
  /** Yards, or "TD". */
  objective: number | "TD" | null;
  penalty: { risk: number; yards: number; foul: string } | null;
  alert: number;
  challenge: boolean;
  subtype: string;
  plaque: string;
  position: string;
  /** What it does, line by line. */
  said: Message[];
  /** The same in a few words. */
  brief: Message | null;
}

interface Printed {
  type: string;
  symbols?: number[] | Record<string, number>;
  kind?: "run" | "pass";
  objective?: number | "TD";
  penalty?: { risk: number; yards: number; foul: string };
  alert?: number;
  mode?: string;
  subtype?: string;
  plaque?: string;
  position?: string;
  said?: Message[];
  brief?: Message;
}

export class Book {
  readonly #known = new Map<string, Card>();

  constructor(readonly deck: Deck) {}

  /** The id of a card by the number it has at the table; further copies are told apart. */
  id(number: number): string | null {
    const size = this.deck.cards.length;
    if (number < 0 || !size) return null;
    const copy = Math.floor((number % (size * COPIES)) / size);
    const printed = this.deck.at(number % size)?.id ?? null;
    return printed !== null && copy ? `${printed}*${copy + 1}` : printed;
  }

  /** The team that brought a card. */
  team(number: number): number {
    return Math.floor(number / (this.deck.cards.length * COPIES));
  }

  place(id: string): number {
    return this.deck.cards.indexOf(this.deck.card(id));
  }

  card(id: string | null | undefined): Card | null {
    if (id == null) return null;
    const known = this.#known.get(id);
    if (known) return known;
    const { title, facts } = this.deck.card(id);
    const printed = facts as unknown as Printed;
    if (!printed.type) return null;
    const read = readCard(id, title, printed);
    this.#known.set(id, read);
    return read;
  }

  of(number: number): Card | null {
    return this.card(this.id(number));
  }
}

function readCard(id: string, name: string, printed: Printed): Card {
  const given = printed.symbols ?? [];
  const symbols = Array.isArray(given) ? given : ABILITIES.map((ability) => given[ability] ?? 0);
  return {
    id,
    name,
    type: printed.type,
    symbols: ABILITIES.map((_, n) => symbols[n] ?? 0),
    kind: printed.kind ?? "",
    objective: printed.objective ?? (printed.kind ? 0 : null),
    penalty: printed.penalty ?? null,
    alert: printed.alert ?? 0,
    challenge: printed.mode === "challenge",
    subtype: printed.subtype ?? "",
    plaque: printed.plaque ?? "",
    position: printed.position ?? "",
    said: printed.said ?? [],
    brief: printed.brief ?? null,
  };
}

const books = new WeakMap<Deck, Book>();

export function bookOf(deck: Deck): Book {
  let book = books.get(deck);
  if (!book) books.set(deck, (book = new Book(deck)));
  return book;
}

/** The name alone, for plaques: a star's last name, a franchise's nickname. */
export function shortName(card: Card): string {
  const words = card.name.split(" ");
  if (card.subtype === "star" || card.subtype === "coach") return words.at(-1) ?? card.name;
  return FRANCHISES.find(({ place, nickname }) => card.name === `${place} ${nickname}`)?.nickname ?? card.name;
}
