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
  where: string;
  zones: Record<string, Zone>;
  facts: Record<string, unknown>;
  legal: string[];
  waiting_for: number[];
  [more: string]: unknown;
}

type Plain = Record<string, unknown>;

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
