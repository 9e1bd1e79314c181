/** The cards as data: two sides each, as they are printed. */

import type { Deck } from "$lib/faces.svelte";

export type SideName = "off" | "def";

export interface Side {
  action: string;
  name: string;
  /** `X`, a mark for each white box, or nothing. */
  boxes: string;
  worth: number;
  /** Attributes, each as printed: `1`, `R`, `END`. */
  attributes: string[];
  classes: string[];
  /** Codes of the actions that it counters. */
  beats: string[];
}

/** The side as `GET /api/games/sport_jockeys/cards` lists it. */
interface Listed {
  action: string;
  worth: number;
  classes: { class: string }[];
  beats: { action: string }[];
  /** Name, white boxes, attributes; a list within a list, so that a gallery does not filter by it. */
  printed: string[][];
}

/** The card that lies at the start of every play: Snap on one side, Kickoff on the other. */
export const START_CARD = "C52";
const NOTHING: Side = { action: "", name: "", boxes: "", worth: 0, attributes: [], classes: [], beats: [] };

function side({ action, worth, classes, beats, printed }: Listed): Side {
  const [name = "", boxes = "", ...attributes] = printed[0] ?? [];
  return { action, name, boxes, worth, attributes, classes: classes.map((one) => one.class), beats: beats.map((one) => one.action) };
}

/** All sides of a deck, read once. */
export class Book {
  readonly #sides = new Map<string, Side>();

  constructor(readonly deck: Deck) {
    for (const card of deck.cards) {
      for (const name of ["off", "def"] as const) {
        const listed = card.facts[name] as Listed | undefined;
        if (listed) this.#sides.set(`${card.id} ${name}`, side(listed));
      }
    }
  }

  side(card: string, name: SideName): Side {
    return this.#sides.get(`${card} ${name}`) ?? NOTHING;
  }

  /** The id of a card by the number that events use. */
  id(number: number): string {
    return this.deck.at(number)?.id ?? "";
  }
}

const books = new WeakMap<Deck, Book>();

export function bookOf(deck: Deck): Book {
  let book = books.get(deck);
  if (!book) books.set(deck, (book = new Book(deck)));
  return book;
}
