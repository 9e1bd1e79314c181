/** A table as one seat sees it, and how it changes. */

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Zone {
  zone: string;
  holder: number;
  count: number;
  /** The ids of the cards, first to last; null where this seat may not see them. */
  cards: string[] | null;
}

/** What a seat sees. `facts` are the game's own, by the names its rules give them. */
export interface View {
  seat: number | null;
  /** The step that asks, as `Procedure.step`; empty at the end, and while somebody is asked in secret. */
  where: string;
  /** The procedures at work, the outermost first, the one that asks last. */
  path: string[];
  /** The fields of the procedure that asks, by name: `aboutOf` reads them. */
  about: [string, unknown][];
  zones: Record<string, Zone>;
  facts: Record<string, unknown>;
  legal: string[];
  waiting_for: number[];
  [more: string]: unknown;
}

type Plain = Record<string, unknown>;

/** The step that asks, such as `Turn.lay`. */
export function stepOf(view: Pick<View, "where">): string {
  return view.where;
}

/** The fields of the procedure that asks, by name. */
export function aboutOf(view: Pick<View, "about">): Record<string, unknown> {
  return Object.fromEntries(view.about);
}

/** Whether a procedure is at work, whichever of its steps asks. */
export function within(view: Pick<View, "path">, ...procedures: string[]): boolean {
  return procedures.some((procedure) => view.path.includes(procedure));
}

function isObject(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A view with a change merged in, two levels deep. What did not change stays the same object. */
export function merge(view: View, change: Plain): View {
  const merged: Plain = { ...view };
  for (const [key, value] of Object.entries(change)) {
    const before = merged[key];
    merged[key] = isObject(value) && isObject(before) ? { ...before, ...value } : value;
  }
  return merged as View;
}

/** JSON with sorted keys and no spaces, as the server hashes it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const parts = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${parts.join(",")}}`;
}

/** The hash that the server sends with every change of this view. */
export function fingerprint(view: View): string {
  return bytesToHex(blake2b(utf8ToBytes(canonical(view)), { dkLen: 8 }));
}
