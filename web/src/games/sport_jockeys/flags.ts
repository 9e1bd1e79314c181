/** Penalties that have not been struck, and what enforcing each would leave of the Play Points. */

import type { Book } from "./book";
import { faceOf, playPoints, type Deed } from "./position";

export interface Flag {
  /** The place of its action in the play. */
  place: number;
  seat: number;
  points: [number, number];
}

/** SJ-15.2, SJ-15.4: only those that would change a total. */
export function flags(deeds: readonly Deed[], book: Book): Flag[] {
  const [one, other] = playPoints(deeds);
  return deeds.flatMap((deed, place) => {
    if (deed.side === "kick" || !deed.cards.some((card) => book.side(card, faceOf(deed)).action === "PEN")) return [];
    const points = playPoints(deeds.slice(0, place + 1));
    return points[0] === one && points[1] === other ? [] : [{ place, seat: deed.seat, points }];
  });
}
