/** The review of a finished game, as one seat lived through it. */

import { ask, http } from "$lib/api/client";
import type { components } from "$lib/api/schema";
import type { Spoken } from "$lib/i18n.svelte";

export type Review = components["schemas"]["SecondThoughtsOut"];
export type Swing = Spoken<components["schemas"]["SwingOut"]>;

/** Of a seat; of one's own, or the first, if none is named. The coach thinks for a moment. */
export function reviewOf(table: string, seat?: number): Promise<Review> {
  const query = seat === undefined ? {} : { seat };
  return ask(http.GET("/api/tables/{table}/report/coach", { params: { path: { table }, query } }));
}

/** A part of the chance to win in hundredths, with its sign. */
export function hundredths(part: number): string {
  const number = Math.round(part * 100);
  return number < 0 ? `−${-number}` : number > 0 ? `+${number}` : "0";
}

/** The chance over time as a path through a box of this size, from the first ply to the last. */
export function pathOf(curve: Review["curve"], last: number, width: number, height: number): string {
  return curve.map(({ ply, chance }, n) => `${n ? "L" : "M"}${((ply / Math.max(1, last)) * width).toFixed(1)} ${((1 - chance) * height).toFixed(1)}`).join("");
}
