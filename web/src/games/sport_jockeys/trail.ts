/** The way the cube has come in the drive in hand. */

import type { Told } from "$lib/table/tablestate.svelte";
import type { Square } from "./position";

interface Moved {
  old_row: number;
  old_column: number;
  row: number;
  column: number;
}

const ENDS = new Set(["Scored", "SecondHalfBegins", "ExtraToss"]);

/** The squares it stood on, the oldest first, without the one where it stands now. */
export function trail(events: readonly Told[]): Square[] {
  const start = events.findLastIndex((event) => ENDS.has(event.kind));
  return events.slice(start + 1).flatMap((event) => {
    const facts = event.facts as unknown as Moved;
    if (event.kind === "CubeMoved") return [{ row: facts.old_row, column: facts.old_column }];
    return event.kind === "PossessionChanged" && facts.old_row !== facts.row ? [{ row: facts.old_row, column: facts.column }] : [];
  });
}
