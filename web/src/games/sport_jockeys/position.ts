/** The position as the game's facts tell it. */

import type { At } from "$frame/definition";
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

export interface Facts {
  scores: [number, number];
  home: number;
  offence: number;
  row: number;
  column: number;
  unit: number;
  drives: number;
  kickoff_due: boolean;
  exchange: Deed[];
  turnovers: number;
}

export type AtTable = At<Facts>;

export const COLUMNS = 4;
export const UNITS: Record<string, number> = { quarter: 4, half: 2, game: 1 };

export function isQuick(options: Record<string, string>): boolean {
  return options.mode === "quick";
}

/** What one pass through the deck is. */
export function unitName(options: Record<string, string>): string {
  const named = options.unit ?? "by_mode";
  return named === "by_mode" ? (isQuick(options) ? "game" : "quarter") : named;
}

/** Whether a margin of 10 counts double. */
export function doubles(options: Record<string, string>): boolean {
  const said = options.big_margin ?? "by_mode";
  return said === "by_mode" ? !isQuick(options) : said === "on";
}

export function startSquare(options: Record<string, string>): { row: number; column: number } {
  return { row: Number(options.start_row ?? 4), column: Number(options.start_column ?? 1) };
}

/** The Play Points of both teams, in the whole play or in its first actions. */
export function playPoints(deeds: readonly Deed[]): [number, number] {
  const points: [number, number] = [0, 0];
  for (const deed of deeds) {
    points[deed.seat]! += sum(deed.points);
    points[1 - deed.seat]! += deed.gift;
  }
  return points;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The action that must be answered: the last one that still counts. */
export function lying(deeds: readonly Deed[]): Deed | null {
  return deeds.findLast((deed) => deed.kinds !== 0) ?? null;
}

/** The face that the cards of an action show. */
export function faceOf(deed: Pick<Deed, "side">): SideName {
  return deed.side === "def" ? "def" : "off";
}

/** The step that asks, or would ask: `Answer.choose`. */
export function stepOf({ view }: Pick<At, "view">): string {
  return /(\w+\.\w+)(?:\([^)]*\))?$/.exec(view.where)?.[1] ?? "";
}

/** The face that a team uses now: loose balls and kicks are played with red faces. */
export function faceInUse(at: AtTable, seat: number): SideName {
  if (seat === at.facts.offence || stepOf(at).startsWith("Recover")) return "off";
  return "def";
}
