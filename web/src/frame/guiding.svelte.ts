/** Which word of the guide is said now, and which option it tells to take. */

import type { components } from "$lib/api/schema";
import { t, type Message } from "$lib/i18n.svelte";
import type { TableState } from "$lib/table/tablestate.svelte";
import type { Choosing } from "./choosing.svelte";

export type GuideOut = components["schemas"]["GuideOut"];

export interface Mark {
  text: Message;
  /** What it is about: `hand`, `prompt`, `field`, `log`, `coach`. */
  point: string;
  /** The option to take; without one, reading on is all there is to do. */
  do: string | null;
  last: boolean;
}

export class Guiding {
  /** The words of the present question, those read taken away. */
  #left = $state.raw<Mark[]>([]);
  #guide = $state.raw<GuideOut | null>(null);
  #over = false;
  #turn = -1;
  /** The turn at which somebody answered otherwise. */
  #strayedAt = Infinity;
  /** Somebody found another way than the guide's. */
  strayed = $state(false);

  constructor(
    readonly table: TableState,
    readonly choosing: Choosing,
  ) {}

  get mark(): Mark | null {
    return this.#left[0] ?? null;
  }

  /** Say it from now on; not again once it is over. */
  begin(guide: GuideOut): void {
    if (this.#over) return;
    this.#guide = guide;
    this.#turn = -1;
    this.follow();
  }

  /** Words that belong to no question. */
  show(marks: Mark[]): void {
    this.#left = marks;
  }

  next(): void {
    if (this.mark?.last) return this.end();
    this.#left = this.#left.slice(1);
    this.#point();
  }

  end(): void {
    this.#over = true;
    this.#guide = null;
    this.#left = [];
    this.strayed = false;
    this.choosing.hint = null;
  }

  back(): void {
    this.strayed = false;
    this.table.undo();
  }

  /** After every change at the table: another question has other words. */
  follow(): void {
    const { question, sent } = this.table;
    if (!this.#guide) return;
    const turn = question?.turn ?? -1;
    if (sent && question && turn === this.#turn) this.#notice(turn, sent.token);
    if (turn === this.#turn) return;
    this.#turn = turn;
    if (question && turn <= this.#strayedAt) this.#strayedAt = Infinity;
    if (turn > this.#strayedAt || (!question && this.#strayedAt < Infinity)) this.#stray();
    else if (question) this.#say(turn, this.#guide);
    else this.#left = [];
  }

  /** Was the answer the one that the guide named? */
  #notice(turn: number, token: string): void {
    const wanted = this.#left.find((mark) => mark.do)?.do;
    if (wanted != null && wanted !== token) this.#strayedAt = turn;
    this.choosing.hint = null;
  }

  #stray(): void {
    this.strayed = true;
    this.#left = [{ text: t("guide-strayed"), point: "prompt", do: null, last: false }];
  }

  #say(turn: number, guide: GuideOut): void {
    const steps = guide.steps.filter((step) => step.at.decision === turn);
    const final = turn === guide.steps.at(-1)?.at.decision;
    const marks: Mark[] = steps.map((step) => ({ text: step.text, point: step.point, do: step.do, last: false }));
    if (steps[0] === guide.steps[0] && steps.length) marks.unshift({ text: guide.goal, point: "field", do: null, last: false });
    if (final) marks.push({ text: guide.closing, point: "prompt", do: null, last: true });
    this.strayed = false;
    this.#left = marks;
    this.#point();
  }

  #point(): void {
    this.choosing.hint = this.mark?.do ?? null;
  }
}

const KEY = "playcall.known-games";

/** Whether a game is played for the first time on this device; asking remembers it. */
export function firstSight(game: string): boolean {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
    if (known.includes(game)) return false;
    localStorage.setItem(KEY, JSON.stringify([...known, game]));
    return true;
  } catch {
    return false;
  }
}

export function goalMarks(goal: string): Mark[] {
  return [{ text: goal, point: "field", do: null, last: true }];
}
