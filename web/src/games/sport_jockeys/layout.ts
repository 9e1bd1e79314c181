/** Where the actions of a play lie: two rows that face each other, time from left to right, each a half step on. */

import type { Deed } from "./position";

export interface Placed {
  deed: Deed;
  /** 0 the far row, 1 the near one. */
  row: number;
  /** The first of the two tracks that it takes. */
  track: number;
}

const SPAN = 2;
/** How much of a card stays in sight under the next one of its action, and what stands beside a card. */
const SHOWN = 0.62;
const BESIDE = 0.24;

/** How many cards an action shows. */
function size({ side, cards, struck }: Deed): number {
  return Math.max(1, cards.length + struck.length + (side === "kick" ? 1 : 0));
}

/** The widths of the tracks, in cards: each action has room on the two that it takes. */
function widths(placed: readonly Placed[], tracks: number): number[] {
  const found = Array.from({ length: tracks }, () => 0.55);
  for (const { deed, track } of placed) {
    const need = 1 + BESIDE + SHOWN * (size(deed) - 1);
    for (const n of [track - 1, track]) found[n] = Math.max(found[n] ?? 0, need / SPAN);
  }
  return found;
}

export interface Layout {
  placed: Placed[];
  tracks: number[];
}

/** An action begins one track after the one before it, and after whatever lies in its own row. */
export function place(deeds: readonly Deed[], near: number): Layout {
  const free = [1, 1];
  let last = 0;
  const placed = deeds.map((deed) => {
    const row = deed.seat === near ? 1 : 0;
    const track = Math.max(last + 1, free[row]!);
    last = track;
    free[row] = track + SPAN;
    return { deed, row, track };
  });
  const tracks = Math.max(5, ...placed.map(({ track }) => track + SPAN - 1));
  return { placed, tracks: widths(placed, tracks) };
}
