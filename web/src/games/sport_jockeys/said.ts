/** Small sentences that several parts of the table share. */

import { t } from "$lib/i18n.svelte";
import type { AtTable, Deed } from "./position";

/** How an action comes to its points: `2 cards, 1 box, combo C +2`. */
export function lineOf(deed: Deed, quick: boolean): string {
  const [cards = 0, boxes = 0, bonus = 0] = deed.points;
  if (deed.side === "down") return deed.gift ? t("sj-sum-sloppy", { gift: deed.gift }) : t("sj-sum-face-down");
  if (!deed.kinds) return t("sj-struck");
  if (deed.side === "off" && !deed.cards.length) return t("sj-sum-snap");
  const parts = [t("sj-sum-cards", { count: cards })];
  if (boxes) parts.push(t("sj-sum-boxes", { count: boxes }));
  if (deed.combo) parts.push(t(quick ? "sj-sum-no-bonus" : deed.combo === "simple" ? "sj-sum-simple" : "sj-sum-combo", { combo: deed.combo, bonus }));
  return parts.join(", ");
}

/** A team as the looker calls it. */
export function teamName(at: Pick<AtTable, "seat" | "name">, seat: number): string {
  return seat === at.seat ? t("sj-you") : at.name(seat);
}

export function roleName(at: AtTable, seat: number): string {
  return t(seat === at.facts.offence ? "sj-role-off" : "sj-role-def");
}
