/** The story of a finished game, from its report and from what the coach makes of it. */

import { ask, http } from "$lib/api/client";
import { sayAll, t, type Names } from "$lib/i18n.svelte";
import { nearSide, playAt, playsOf, type Play, type Report, type Told, type TurningPoint } from "../../shell/report/report";
import type { Review } from "../../shell/review/review";

export type Outcome = "won" | "lost" | "tied" | "over";

/** A point of the curve: how far into the game, and the chance to win, both from 0 to 1. */
export interface Place {
  x: number;
  chance: number;
}

export interface Beat {
  ply: number;
  when: string;
  what: string;
  /** What it did to the chance to win, in hundredths; null where nobody can tell. */
  chances: { before: number; after: number } | null;
}

export interface Story {
  report: Report;
  near: number;
  plays: Play[];
}

const BEATS = 3;
/** An option whose label is longer is called by its card. */
const LONG = 48;

export async function storyOf(table: string, seat: number | null, names: Names): Promise<Story> {
  const told: Told = await ask(http.GET("/api/tables/{table}/report", { params: { path: { table } } }));
  const report = sayAll(told, names);
  const near = nearSide(report, seat);
  return { report, near, plays: playsOf(report, near) };
}

/** The near side's chance after every play; from the review where the report has none. */
export function curveOf({ plays }: Story, review: Review | null): Place[] {
  const known = plays.filter((play) => play.chance !== null);
  if (known.length > 1) return known.map(({ chance }, n) => ({ x: n / (known.length - 1), chance: chance! }));
  const last = review?.curve.at(-1)?.ply ?? 1;
  return (review?.curve ?? []).map(({ ply, chance }) => ({ x: ply / Math.max(1, last), chance }));
}

const hundredths = (chance: number, near: number) => Math.round((near === 0 ? chance : 1 - chance) * 100);

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function turnBeat(turn: TurningPoint, near: number): Beat {
  return { ply: turn.ply, when: upper(turn.label), what: turn.title, chances: { before: hundredths(turn.before, near), after: hundredths(turn.after, near) } };
}

/** What the game turned on most, as it happened; moments where it turned less often. */
export function beatsOf({ report, near, plays }: Story): Beat[] {
  const turns = report.turning_points.slice(0, BEATS).map((turn) => turnBeat(turn, near));
  const more = report.moments
    .filter(({ weight, ply }) => weight > 1 && ply < (plays.at(-1)?.ply ?? 0) && !turns.some((turn) => turn.ply === ply))
    .map((moment): Beat => ({ ply: moment.ply, when: upper(plays[playAt(plays, moment.ply)]?.label ?? ""), what: moment.text, chances: null }));
  return [...turns, ...more.slice(Math.max(0, more.length + turns.length - BEATS))].toSorted((a, b) => a.ply - b.ply);
}

/** The play before the turning point, from which on it can be played again. */
export function beforeTurn({ report }: Story): number | null {
  const [turn] = report.turning_points;
  if (!turn) return null;
  const at = report.chances.findIndex(({ ply }) => ply === turn.ply);
  return report.chances[at - 1]?.ply ?? 0;
}

/** What the coach would have done otherwise, with its price; or that there is nothing. */
export function lessonOf(review: Review, story: Story | null, names: Names, title: (card: string) => string): { when: string; text: string } {
  const { thoughts, agreed, decisions } = sayAll(review, names);
  const [dearest] = thoughts;
  if (!dearest) return { when: "", text: decisions ? t("ending-no-lesson", { agreed, decisions }) : t("coach-silent") };
  const play = story?.plays[playAt(story.plays, dearest.ply)];
  const share = Math.max(1, Math.round(dearest.cost * 100));
  const brief = (label: string, card: string | null) => (card !== null && label.length > LONG ? title(card) : label);
  const [better, chosen] = [brief(dearest.better, dearest.better_card), brief(dearest.chosen, dearest.chosen_card)];
  return { when: upper(play?.label ?? ""), text: t("ending-lesson", { better, chosen, share }) };
}
