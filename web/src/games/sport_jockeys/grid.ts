/** The Offense Card: where the cube goes. */

import { COLUMNS } from "./position";

export const POINTS = [8, 7, 6, 3, 0, 0, 2] as const;
export const ROWS = ["A", "B", "C", "B", "A"] as const;
export const BIG_MARGIN = 10;
const [TOP, BOTTOM, SAFETY] = [1, 5, 6];

export interface Square {
  row: number;
  column: number;
}

export type Outcome = "win" | "tie" | "loss" | "win10" | "loss10";
const MARGINS: [Outcome, number][] = [["win", 1], ["tie", 0], ["loss", -1], ["win10", BIG_MARGIN], ["loss10", -BIG_MARGIN]];

/** SJ-18.9 to SJ-18.15: one column right; a row up when the offence wins, down when it loses; double from 10 on. */
export function afterTally({ row, column }: Square, margin: number, double: boolean): Square {
  const step = -Math.sign(margin) * (double && Math.abs(margin) >= BIG_MARGIN ? 2 : 1);
  if (column < COLUMNS) return { row: Math.min(BOTTOM, Math.max(TOP, row + step)), column: column + 1 };
  return { row: Math.min(SAFETY, Math.max(0, row + step)), column: COLUMNS + 1 };
}

/** Where each outcome of the play leads; several may lead to the same square. */
export function landings(cube: Square, double: boolean): { square: Square; outcomes: Outcome[] }[] {
  const found: { square: Square; outcomes: Outcome[] }[] = [];
  for (const [outcome, margin] of MARGINS) {
    if (Math.abs(margin) === BIG_MARGIN && !double) continue;
    const square = afterTally(cube, margin, double);
    const same = found.find((one) => one.square.row === square.row);
    if (!same) found.push({ square, outcomes: [outcome] });
    else if (Math.abs(margin) < BIG_MARGIN) same.outcomes.push(outcome);
  }
  return found;
}

/** `r3c2`, or the points of the last column. */
export function squareName({ row, column }: Square): string {
  return column > COLUMNS ? String(POINTS[row]) : `r${row}c${column}`;
}
