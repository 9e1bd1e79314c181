/** MG-15: the point spread, and the chance of a two-point try, as they can be read from the table. */

import type { At } from "$frame/definition";
import type { Scene, Side } from "./scene";

export interface Spread {
  favourite: Side;
  /** In tenths of a point. */
  tenths: number;
  difference: number;
}

/** MG-15.2, MG-15.3: to the half point, or in fifths. */
export function spreadOf(at: At, { sides }: Scene): Spread | null {
  const [one, other] = sides;
  const difference = Math.abs(one.payroll - other.payroll);
  if (at.options.spread !== "on" || !difference) return null;
  const tenths = at.options.spread_rounding === "exact" ? difference * 2 : Math.floor(difference / 5) * 10 + [0, 0, 5, 5, 10][difference % 5]!;
  return tenths ? { favourite: one.payroll > other.payroll ? one : other, tenths, difference } : null;
}

/** `3½`, `4`, `3.4`. */
export function points(tenths: number): string {
  const [whole, rest] = [Math.floor(tenths / 10), tenths % 10];
  if (rest === 5) return `${whole || ""}½`;
  return rest ? `${whole}.${rest}` : String(whole);
}

export interface Stock {
  touchdowns: number;
  fieldGoals: number;
  audibles: number;
  /** MG-11.3: that exactly one of the top two is a Field Goal; null with fewer than two cards. */
  chance: number | null;
}

/** What is left in one's own Playbook deck; null where it cannot be seen. */
export function stockOf({ near, book }: Scene): Stock | null {
  const cards = ["pb_top", "pb_deck", "pb_open"].map((name) => near.zone(name).cards);
  if (cards.some((part) => part === null)) return null;
  const results = cards.flatMap((part) => part ?? []).map((id) => book.play(id)?.result ?? "A");
  const count = (what: string): number => results.filter((one) => one === what).length;
  const [n, f] = [results.length, count("FG")];
  return { touchdowns: count("TD"), fieldGoals: f, audibles: count("A"), chance: n > 1 ? (2 * f * (n - f)) / (n * (n - 1)) : null };
}
