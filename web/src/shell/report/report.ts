/** A final report, made ready to be drawn. */

import type { components } from "$lib/api/schema";
import type { Spoken } from "$lib/i18n.svelte";

type Schemas = components["schemas"];
/** As the server tells it, in messages. */
export type Told = Schemas["ReportOut"];
/** As it is read. */
export type Report = Spoken<Told>;
export type Side = Spoken<Schemas["SideOut"]>;
export type TurningPoint = Spoken<Schemas["TurningPointOut"]>;

/** A drive on the chart: which plays it took, and how it ended in a word. */
export interface Drive {
  side: number;
  first: number;
  last: number;
  short: string;
  points: number;
  plays: { number: number; title: string; text: string }[];
  /** Where it began, in words; with it come the plays, the yards and the end, for a table of drives. */
  start?: unknown;
  count?: number;
  yards?: number;
  end?: string;
}

/** A drive that tells where it began, how far it went and how it ended. */
export interface WholeDrive extends Drive {
  start: string;
  count: number;
  yards: number;
  end: string;
}

/** A game of a competition. */
export interface Fixture {
  number: number;
  stage: string;
  visitor: number;
  home: number;
  scores: number[];
  ply: number;
  /** Some games are told visitors first, others home first. */
  home_first?: boolean;
}

const COLOURS = ["#2fd0bf", "#ff9a52", "#c3e04f", "#b58cff", "#ffd166", "#6cb2ff", "#ff7bac", "#9aa7a0"];

export function colourOf(side: Side | undefined, place: number): string {
  return side?.colour || COLOURS[place % COLOURS.length]!;
}

export function drivesOf(report: Report): Drive[] {
  return report.drives.filter((row) => "first" in row && "last" in row && "short" in row) as unknown as Drive[];
}

/** The drives of a game that tells all about them; none of one that does not. */
export function wholeDrivesOf(report: Report): WholeDrive[] {
  return drivesOf(report).filter((drive): drive is WholeDrive => typeof drive.start === "string" && drive.yards !== undefined);
}

export function fixturesOf(report: Report): Fixture[] {
  return report.drives.filter((row) => "visitor" in row && "home" in row) as unknown as Fixture[];
}

/** `Haulers 14 – 21 Tidebreakers`. */
export function resultLine({ visitor, home, scores, home_first }: Fixture, report: Report): string {
  const [left, right] = [[visitor, scores[0]], [home, scores[1]]].map(([side, score]) => ({ name: report.sides[side!]?.name ?? "", score: score! })) as [{ name: string; score: number }, { name: string; score: number }];
  const [one, other] = home_first ? [right, left] : [left, right];
  return `${one.name} ${one.score} – ${other.score} ${other.name}`;
}

/** The side that is drawn as "you": one's own, else the first. */
export function nearSide(report: Report, seat: number | null): number {
  return Math.max(0, report.sides.findIndex((side) => seat !== null && side.seat === seat));
}

export interface Play {
  ply: number;
  label: string;
  /** The half or quarter it belongs to; empty where the game has none. */
  period: string;
  score: number[];
  /** The near side's chance to win, 0 to 1. */
  chance: number | null;
  title: string;
  text: string;
  /** Whether somebody scored. */
  scored: boolean;
}

/** Play by play, from the kick-off on. */
export function playsOf(report: Report, near: number): Play[] {
  const told = new Map(drivesOf(report).flatMap((drive) => drive.plays.map((play) => [play.number, play] as const)));
  return report.score.map((point, n) => {
    const chances = report.chances.length === report.score.length ? report.chances[n] : report.chances.find(({ ply }) => ply === point.ply);
    const chance = chances?.values[near] ?? null;
    const before = report.score[n - 1]?.values ?? point.values;
    const { title = "", text = "" } = told.get(n) ?? {};
    return { ply: point.ply, label: point.label, period: point.period, score: point.values, chance, title, text, scored: point.values.some((value, side) => value !== before[side]) };
  });
}

/** Where another period begins: the number of its first play, and its name. */
export function periodsOf(plays: readonly Play[]): { at: number; name: string }[] {
  return plays.flatMap(({ period }, n) => (n > 1 && period && period !== plays[n - 1]!.period ? [{ at: n - 1, name: period }] : []));
}

/** The play that a ply belongs to. */
export function playAt(plays: readonly Pick<Play, "ply">[], ply: number): number {
  const found = plays.findIndex((play) => play.ply >= ply);
  return found < 0 ? plays.length - 1 : found;
}

/** The play that a turning point was: one choice may lead to several plays, each with a label of its own. */
export function turnAt(plays: readonly Pick<Play, "ply" | "label">[], { ply, label }: Pick<TurningPoint, "ply" | "label">): number {
  const found = plays.findIndex((play) => play.ply === ply && play.label === label);
  return found < 0 ? playAt(plays, ply) : found;
}

/** Where marks of this size stand on a chart this wide: each at its place, or as little beside it as keeps it off those before it. */
export function keptApart(places: readonly number[], size: number, wide: number): number[] {
  const placed: number[] = [];
  const free = (x: number) => x >= 0 && x <= wide && placed.every((other) => Math.abs(other - x) >= size);
  for (const place of places) {
    const steps = Array.from({ length: Math.ceil(wide) }, (_, n) => place + (n % 2 ? 1 : -1) * Math.ceil(n / 2));
    placed.push(steps.find(free) ?? place);
  }
  return placed;
}
