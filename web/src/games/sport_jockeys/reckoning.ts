/** What some cards would be as an action: combo, lateral, Play Points. The server decides; this shows it in advance. */

import type { Book, SideName } from "./book";
import { faceOf, sum, type Deed } from "./position";

const CLASSES = ["A", "B", "C", "D"];
/** After one of these a Pass/Kick is a lateral. */
const BALL_USED = new Set(["R/K", "P/K", "HAI", "DIV"]);
const PASS = "P/K";

/** SJ-11.1, SJ-12.1 to SJ-12.6: the class of an advanced combo, `simple`, or nothing. */
export function comboOf(book: Book, cards: readonly string[], face: SideName): string {
  if (cards.length < 2) return "";
  const sides = cards.map((card) => book.side(card, face));
  const advanced = CLASSES.find((letter) => {
    const own = sides.filter((side) => side.classes.includes(letter));
    const joined = (action: string) => own.some((side) => side.action === action);
    return own.length > 1 && sides.every((side) => own.includes(side) || (!side.classes.length && joined(side.action)));
  });
  return advanced ?? (sides.every((side) => side.action === sides[0]!.action) ? "simple" : "");
}

/** SJ-18.6: whether a Pass/Kick of this seat is a forward pass now. */
export function throwsForward(book: Book, deeds: readonly Deed[], seat: number, turnovers: number): boolean {
  const first = deeds[0];
  if (!first || turnovers || first.side !== "off" || first.seat !== seat) return false;
  const used = (deed: Deed) => deed.cards.some((card) => BALL_USED.has(book.side(card, faceOf(deed)).action));
  return !deeds.some((deed) => deed.seat === seat && deed.side === "off" && used(deed));
}

export interface Situation {
  deeds: readonly Deed[];
  turnovers: number;
  /** Combos earn their bonus. */
  bonuses: boolean;
}

/** Some cards as an action of a seat. */
export function actionOf(book: Book, now: Situation, seat: number, face: SideName, cards: readonly string[]): Deed {
  const combo = comboOf(book, cards, face);
  const lateral = face === "off" && !throwsForward(book, now.deeds, seat, now.turnovers);
  const counted = cards.map((card) => book.side(card, face)).filter((side) => side.worth > 0 && !(lateral && side.action === PASS));
  const bonus = !combo || !now.bonuses ? 0 : combo === "simple" ? 1 : cards.length;
  return {
    seat, side: face, cards: [...cards], keys: [], struck: [], combo, gift: 0, kinds: 1,
    points: [counted.length, sum(counted.map((side) => side.worth - 1)), bonus],
  };
}

/** SJ-8.2: a Kickoff with its cards. */
export function kickOf(book: Book, seat: number, cards: readonly string[]): Deed {
  const boxes = sum(cards.map((card) => book.side(card, "off").worth - 1));
  return { seat, side: "kick", cards: [...cards], keys: [], struck: [], combo: "", points: [1 + cards.length, boxes, 0], gift: 0, kinds: 1 };
}

/** SJ-4.4: a card face down. */
export function faceDown(seat: number, worth: number, gift: number): Deed {
  return { seat, side: "down", cards: [], keys: [], struck: [], combo: "", points: [worth, 0, 0], gift, kinds: 0 };
}

/** SJ-3.2: the Snap, which names no card. */
export function snapOf(seat: number): Deed {
  return { seat, side: "off", cards: [], keys: [], struck: [], combo: "", points: [1, 0, 0], gift: 0, kinds: 1 };
}
