/** The cards as data: two sides each, with what they are worth, share and beat. */

import type { Deck } from "$lib/faces.svelte";

export type SideName = "off" | "def";

export interface Side {
  action: string;
  name: string;
  /** Play Points of the card itself: X 0, blank 1, each white box 1 more. */
  worth: number;
  classes: string[];
  beats: string[];
  kind: "" | "running" | "passing";
  effects: string[];
}

/** The side as `GET /api/games/sport_jockeys/cards` lists it. */
interface Listed {
  action: string;
  worth: number;
  kind: Side["kind"];
  classes: { class: string }[];
  beats: { action: string }[];
  effects: string[];
  names: string[];
}

/** The card that lies at the start of every play: Snap on one side, Kickoff on the other. */
export const START_CARD = "C52";
const NOTHING: Side = { action: "", name: "", worth: 0, classes: [], beats: [], kind: "", effects: [] };

/** All sides of a deck, read once. */
export class Book {
  readonly #sides = new Map<string, Side>();
  readonly #codes = new Map<string, Side>();

  constructor(readonly deck: Deck) {
    for (const card of deck.cards) {
      for (const name of ["off", "def"] as const) {
        const side = read(card.facts[name] as Listed | undefined);
        this.#sides.set(`${card.id} ${name}`, side);
        this.#codes.set(`${side.action} ${name}`, side);
      }
    }
  }

  side(card: string, name: SideName): Side {
    return this.#sides.get(`${card} ${name}`) ?? NOTHING;
  }

  /** An action by its code, whatever card carries it. */
  action(code: string, name: SideName): Side {
    return this.#codes.get(`${code} ${name}`) ?? NOTHING;
  }

  /** The id of a card by the number that events use. */
  id(number: number): string {
    return this.deck.at(number)?.id ?? "";
  }
}

function read(listed: Listed | undefined): Side {
  if (!listed) return NOTHING;
  return { ...listed, name: listed.names[0] ?? "", classes: listed.classes.map((one) => one.class), beats: listed.beats.map((one) => one.action) };
}

const books = new WeakMap<Deck, Book>();

export function bookOf(deck: Deck): Book {
  let book = books.get(deck);
  if (!book) books.set(deck, (book = new Book(deck)));
  return book;
}
