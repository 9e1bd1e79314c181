/** The action that is being put together: cards picked so far and the one considered, as it would lie there. */

import { bookOf, type Book } from "./book";
import { faceInUse, isQuick, stepOf, type AtTable, type Deed } from "./position";
import { actionOf, faceDown, kickOf, snapOf } from "./reckoning";

const SLOPPY_GIFT = 3;

export interface Plan {
  deeds: Deed[];
  /** A card laid face down, known to its owner. */
  hidden: string | null;
}

const NONE: Plan = { deeds: [], hidden: null };

/** What the near seat is about to lay down. */
export function planned(at: AtTable): Plan {
  if (at.seat === null) return NONE;
  const picked = at.zone("picked", at.seat).cards ?? [];
  const [verb = "", card = ""] = (at.considered?.token ?? "").split(" ");
  const book = bookOf(at.deck);
  const faceDownWorth = Number(at.options.face_down_value ?? 1);
  if (verb === "sloppy") return { deeds: [faceDown(at.seat, faceDownWorth, SLOPPY_GIFT)], hidden: card };
  if (verb === "touchback") return { deeds: [snapOf(at.seat), faceDown(at.seat, faceDownWorth, 0)], hidden: card };
  if (verb === "snap") return { deeds: [snapOf(at.seat)], hidden: null };
  if (stepOf(at).startsWith("Huddle")) return NONE;
  const cards = verb === "play" ? [...picked, card] : picked;
  if (stepOf(at) === "Kick.add") return { deeds: [kickOf(book, at.seat, cards)], hidden: null };
  return cards.length ? { deeds: [laid(at, book, cards)], hidden: null } : NONE;
}

function laid(at: AtTable, book: Book, cards: string[]): Deed {
  const { exchange, turnovers } = at.facts;
  return actionOf(book, { deeds: exchange, turnovers, bonuses: !isQuick(at.options) }, at.seat!, faceInUse(at, at.seat!), cards);
}
