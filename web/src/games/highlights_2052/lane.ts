/** Where things stand on a field that lies down: the End Zone, a space for every five yards, the Safety space. */

import type { Move } from "./trail";

/** Widths in spaces. */
export const END_ZONE_WIDTH = 1.8;
export const SAFETY_WIDTH = 0.9;
const MINUS = "−";
/** How much of the lane a label takes, and a ball. */
const LABEL = 0.058;
const BALL = 0.024;

export class Lane {
  /** The yards of the spaces, from START to the goal line. */
  readonly spaces: number[];
  readonly width: number;

  /** One's own drive goes right, the opponent's left. */
  constructor(
    readonly right: boolean,
    readonly safety: number,
    readonly space: number,
  ) {
    this.spaces = Array.from({ length: safety / space - 1 }, (_, place) => safety - space * (place + 1));
    this.width = this.spaces.length + END_ZONE_WIDTH + SAFETY_WIDTH;
  }

  /** The columns of the grid. */
  get columns(): string {
    const parts = [`${SAFETY_WIDTH}fr`, `repeat(${this.spaces.length}, minmax(0, 1fr))`, `${END_ZONE_WIDTH}fr`];
    return (this.right ? parts : parts.reverse()).join(" ");
  }

  /** How far from the left edge the middle of a space lies, from 0 to 1. */
  x(yards: number): number {
    const way = yards >= this.safety ? SAFETY_WIDTH / 2 : yards <= 0 ? this.width - END_ZONE_WIDTH / 2 : SAFETY_WIDTH + (this.safety - yards) / this.space - 0.5;
    return (this.right ? way : this.width - way) / this.width;
  }

  /** The left edge and the width of a stretch. */
  stretch(from: number, to: number): [number, number] {
    const [one, other] = [this.x(from), this.x(to)];
    return [Math.min(one, other), Math.abs(one - other)];
  }

  /** `R 15` on each stretch that has room for it; the places of the drive tell the others. */
  labels(moves: readonly Move[], ball: number): { x: number; text: string }[] {
    const found: { x: number; text: string }[] = [];
    for (const move of moves) {
      const [left, width] = this.stretch(move.from, move.to);
      const x = left + width / 2;
      const clear = width > LABEL + BALL && Math.abs(x - this.x(ball)) > (LABEL + BALL) / 2 && !found.some((other) => Math.abs(other.x - x) < LABEL);
      if (!clear) continue;
      const yards = move.from - Math.max(0, move.to);
      found.push({ x, text: `${move.type ? `${move.type} ` : ""}${yards < 0 ? MINUS : move.type ? "" : "+"}${Math.abs(yards)}` });
    }
    return found;
  }
}
