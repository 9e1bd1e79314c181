/** MG-1.9: players of a side that have not been seen to leave hand and deck. */

import type { PlayerCard } from "./cards";
import type { Scene, Side } from "./scene";

/** By the public roster; what lies in a pile with a known order, or in a hand that may be seen, is not unseen. */
export function unseenOf({ facts, book }: Scene, side: Side, offence: boolean): PlayerCard[] {
  const part = offence ? "off" : "def";
  const seen = new Set([`${part}_disc`, `${part}_open`].flatMap((name) => side.zone(name).cards ?? []));
  return (facts.rosters[side.seat] ?? [])
    .map((number) => book.playerId(number))
    .filter((id) => id !== null && !seen.has(id))
    .map((id) => book.player(id))
    .filter((card): card is PlayerCard => card !== null && card.offence === offence);
}
