/** The cards as the rules read them: players, plays and Audibles, by id and by the numbers that events use. */

import type { CardOut } from "$lib/api/client";
import type { Deck } from "$lib/faces.svelte";

export const OFFENCE_CODES = ["PAS", "RUS", "GOL", "REC", "RED", "RBL", "PBL"] as const;
export const DEFENCE_CODES = ["RDF", "PRS", "TAC", "COV"] as const;

export interface PlayerCard {
  id: string;
  name: string;
  pos: string;
  team: string;
  tier: string;
  salary: number;
  offence: boolean;
  ratings: [code: string, number: number][];
}

export interface PlayCard {
  id: string;
  name: string;
  result: "TD" | "FG";
  type: "IR" | "OR" | "SP" | "LP";
  uses: string[];
  stops: string[];
  bonuses: [pos: string, number: number][];
}

export interface AudibleCard {
  id: string;
  name: string;
  side: "OFF" | "DEF" | "ANY";
  windows: string[];
  effect: string;
  does: Record<string, string | number>;
  /** Play types, results and positions of which it needs one each. */
  needs: string[];
}

const PLAYERS = 832;
const BOOK = 240;
const BOOK_SPAN = 24_000;

/** The seat whose player card has this number. */
export function seatOfPlayer(number: number): number {
  return Math.floor(number / PLAYERS);
}

export function seatOfBook(number: number): number {
  return Math.floor(number / BOOK_SPAN);
}

export class Book {
  constructor(readonly deck: Deck) {}

  /** The id of a player by the number it has at the table. */
  playerId(number: number): string | null {
    return number < 0 ? null : String((number % PLAYERS) + 1).padStart(3, "0");
  }

  /** The id of a Playbook card by its number; further copies are told apart. */
  bookId(number: number): string | null {
    if (number < 0) return null;
    const place = number % BOOK_SPAN;
    const copy = Math.floor(place / BOOK);
    const printed = this.deck.at(PLAYERS + (place % BOOK))?.id ?? null;
    return printed !== null && copy ? `${printed}*${copy + 1}` : printed;
  }

  player(id: string | null | undefined): PlayerCard | null {
    const card = this.#card(id);
    if (!card || !("pos" in card.facts)) return null;
    return { ...(card.facts as unknown as PlayerCard), id: id!, name: card.title, offence: card.kind === "offense" };
  }

  play(id: string | null | undefined): PlayCard | null {
    const card = this.#card(id);
    if (!card || !("result" in card.facts)) return null;
    return { ...(card.facts as unknown as PlayCard), id: id!, name: card.title };
  }

  audible(id: string | null | undefined): AudibleCard | null {
    const card = this.#card(id);
    if (!card || !("effect" in card.facts)) return null;
    const facts = card.facts as unknown as Omit<AudibleCard, "does"> & { does: [string, string | number][] };
    return { ...facts, does: Object.fromEntries(facts.does), id: id!, name: card.title };
  }

  title(id: string | null | undefined): string {
    return this.#card(id)?.title ?? "";
  }

  #card(id: string | null | undefined): CardOut | null {
    return id == null ? null : this.deck.card(id);
  }
}

const books = new WeakMap<Deck, Book>();

export function bookOf(deck: Deck): Book {
  let book = books.get(deck);
  if (!book) books.set(deck, (book = new Book(deck)));
  return book;
}

/** The surname alone, for buttons. */
export function surname(name: string): string {
  return name.split(" ").at(-1) ?? name;
}
