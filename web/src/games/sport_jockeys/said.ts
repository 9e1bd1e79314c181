/** Small sentences that several parts of the table share. */

import { t } from "$lib/i18n.svelte";
import { roleOf, type AtTable, type Deed } from "./position";

/** How an action comes to its points: `2 cards, 1 box, combo C +2`. */
export function lineOf(deed: Deed): string {
  const [cards = 0, boxes = 0, bonus = 0] = deed.points;
  if (deed.side === "down") return t("sj-line-face-down", { gift: deed.gift });
  if (!deed.kinds) return t("sj-struck");
  if (deed.side === "off" && !deed.cards.length) return t("sj-line-snap");
  return t("sj-line", { cards, boxes, bonus, combo: deed.combo || "none" });
}

/** A team as the looker calls it; whoever only looks on calls both by their names. */
export function teamName(at: Pick<AtTable, "seat" | "name">, seat: number): string {
  return at.seat === null ? at.name(seat) : t(seat === at.seat ? "sj-you" : "sj-they");
}

export function roleName(at: AtTable, seat: number): string {
  return t("sj-role-name", { role: roleOf(at, seat) });
}
