/** Where things stand on a drawn field: rows of five yards, the Safety space behind START, two End Zone rows. */

import type { Move } from "./trail";

export const WIDTH = 112;
export const HEIGHT = 456;
/** The column in which the ball travels. */
export const TRACK = 66;
const LABEL = { width: 38, height: 18 };
const BALL = 14;

export class Geometry {
  readonly row: number;
  readonly spaces: number[];

  constructor(
    readonly direction: "down" | "up",
    readonly safety: number,
  ) {
    const rows = safety / 5 + 2;
    this.row = HEIGHT / rows;
    this.spaces = Array.from({ length: rows }, (_, place) => safety - 5 * place);
  }

  /** The upper edge of a space. */
  top(yards: number): number {
    const place = (this.safety - yards) / 5;
    return (this.direction === "down" ? place : this.spaces.length - 1 - place) * this.row;
  }

  /** The middle of a space; whatever is further away stands at the edge. */
  y(yards: number): number {
    return this.top(Math.max(-5, Math.min(this.safety, yards))) + this.row / 2;
  }

  /** The line between two spaces, nearer to the goal. */
  line(yards: number): number {
    return this.top(yards) + (this.direction === "down" ? this.row : 0);
  }

  /** The outer edge of the End Zone, where an overthrown pass leaves the field. */
  get beyond(): number {
    return this.direction === "down" ? HEIGHT : 0;
  }
}

export interface Label {
  x: number;
  y: number;
  width: number;
  text: string;
}

const MINUS = "−";

/** `R 15` beside each stretch of the trail; labels that would touch make room for each other. */
export function labels(moves: readonly Move[], geometry: Geometry, ball: number): Label[] {
  const found: Label[] = [];
  for (const move of moves) {
    if (move.from === move.to) continue;
    const yards = move.from - Math.max(0, move.to);
    const text = `${move.type || "+"} ${yards < 0 ? MINUS : ""}${Math.abs(yards)}`.replace("+ ", "+").replace(`+${MINUS}`, MINUS);
    let y = (geometry.y(move.from) + geometry.y(move.to)) / 2 - LABEL.height / 2;
    const clear = (): boolean => Math.abs(y + LABEL.height / 2 - ball) > BALL + LABEL.height / 2 && !found.some((other) => Math.abs(other.y - y) < LABEL.height + 1);
    for (let tries = 0; tries < 30 && !clear(); tries += 1) y += geometry.direction === "down" ? -4 : 4;
    found.push({ x: TRACK + 8, y, width: text.length > 4 ? LABEL.width : LABEL.width - 6, text });
  }
  return found;
}

/** A dashed arc from the ball to where it would come down. */
export function arc(from: number, to: number): string {
  const down = to > from;
  const start = from + (down ? 16 : -16);
  const end = to + (down ? -12 : 12);
  const bend = Math.min(30, Math.abs(end - start) * 0.4 + 12);
  return `M${TRACK} ${start}C${TRACK + bend} ${start + (end - start) * 0.15} ${TRACK + bend} ${start + (end - start) * 0.85} ${TRACK + 2} ${end}`;
}
