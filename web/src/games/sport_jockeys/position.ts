/** The position as the game's facts tell it; what follows from it by the rules comes with it. */

import { stepOf as stepIn } from "$lib/table/view";
import type { At } from "$frame/definition";
import type { Message } from "$lib/i18n.svelte";
import type { SideName } from "./book";

/** One action of the play in hand, as it lies on the table. */
export interface Deed {
  seat: number;
  side: "off" | "def" | "kick" | "down";
  cards: string[];
  /** Those that must be countered. */
  keys: string[];
  /** Struck by a Challenge: on the table, worth nothing. */
  struck: string[];
  combo: string;
  /** For the cards, for white boxes, for the combo. */
  points: number[];
  /** Play Points for the other team. */
  gift: number;
  /** 0 when there is nothing to answer. */
  kinds: number;
}

export type Ending = "win" | "tie" | "loss" | "win10" | "loss10";
export type Pair = [number, number];

export interface Square {
  row: number;
  column: number;
}

export interface Facts {
  scores: Pair;
  home: number;
  offence: number;
  row: number;
  column: number;
  unit: number;
  drives: number;
  kickoff_due: boolean;
  exchange: Deed[];
  turnovers: number;
  /** The grid: letters of its rows, columns, the points column from its top, the start square. */
  offense_card: { rows: string[]; columns: number; points: number[]; start: Pair };
  unit_name: string;
  units: number;
  /** Cards in the deck once hands are dealt. */
  full: number;
  hand_size: number;
  /** Where the cube goes after each outcome of the play, as the looker names it; for others as the offence does. */
  landings: { square: Pair; outcomes: Ending[] }[];
  /** The Play Points of both teams. */
  points: Pair;
  /** Codes of the actions that must be answered. */
  keys?: string[];
  /** Where the play leads if it ends now; null while the ball may change hands. */
  to?: Pair | null;
  /** Penalties that may be enforced, and what they would leave. */
  flags?: { place: number; seat: number; points: Pair }[];
  /** The side of the cards that counts for the looker. */
  face: SideName;
  /** What the looker is putting together. */
  plan?: Deed[];
  /** Why cards of the looker cannot be played, and by which rule. */
  why?: Record<string, { text: Message; short: Message; rule: string }>;
}

export type AtTable = At<Facts>;

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

export function squareOf([row, column]: Pair): Square {
  return { row, column };
}

/** `r3c2`, or the points of the last column. */
export function squareName({ row, column }: Square, { columns, points }: Facts["offense_card"]): string {
  return column > columns ? String(points[row]) : `r${row}c${column}`;
}

/** The action that must be answered: the last one that still counts. */
export function lying(deeds: readonly Deed[]): Deed | null {
  return deeds.findLast((deed) => deed.kinds !== 0) ?? null;
}

/** The face that the cards of an action show. */
export function faceOf(deed: Pick<Deed, "side">): SideName {
  return deed.side === "def" ? "def" : "off";
}

/** The step that asks: `Answer.choose`. */
export function stepOf({ view }: Pick<At, "view">): string {
  return stepIn(view);
}

/** The side of a hand card that counts: for a kick the red one of those that may be added. */
export function sideInUse(card: string, at: AtTable): SideName {
  if (stepOf(at) !== "Kick.add") return at.facts.face;
  return at.question?.options.some((option) => option.card === card) ? "off" : "def";
}

export function roleOf({ facts }: Pick<AtTable, "facts">, seat: number): SideName {
  return seat === facts.offence ? "off" : "def";
}

/** What the looker is about to lay down, as it would lie there, and what would come of it. */
export interface Plan {
  deeds: Deed[];
  /** A card laid face down, known to its owner. */
  hidden: string | null;
  points: Pair;
  to: Pair | null;
  /** What the new action answers with, and what. */
  link: [string, string] | null;
}

/** The outcome of an option, as the server sends it. */
interface Outcome {
  deeds?: Deed[];
  points?: Pair;
  to?: Pair | null;
  link?: [string, string];
}

/** Of the option that is considered; else of the cards picked so far. */
export function planned(at: AtTable): Plan {
  const option = at.considered ?? at.question?.options.find(({ token }) => token === "done") ?? null;
  const { deeds, points, to, link } = (option?.outcome ?? {}) as Outcome;
  const down = deeds?.some((deed) => deed.side === "down") ?? false;
  return {
    deeds: deeds ?? at.facts.plan ?? [],
    hidden: down ? (option?.card ?? null) : null,
    points: points ?? at.facts.points,
    to: (points ? to : at.facts.to) ?? null,
    link: link ?? null,
  };
}
