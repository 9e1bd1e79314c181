/** The story of a finished game, from its report and from what the coach makes of it. */

import { ask, http } from "$lib/api/client";
import { sayAll, t, type Names } from "$lib/i18n.svelte";
import { nearSide, playAt, playsOf, turnAt, type Play, type Report, type Told, type TurningPoint } from "../../shell/report/report";
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

export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function turnBeat(turn: TurningPoint, near: number): Beat {
  return { ply: turn.ply, when: upper(turn.label), what: turn.title, chances: { before: hundredths(turn.before, near), after: hundredths(turn.after, near) } };
}

/** What the game turned on most, as it happened; where it turned less often, scores, then moments. No two are called the same. */
export function beatsOf({ report, near, plays }: Story): Beat[] {
  const beats: Beat[] = [];
  const add = (beat: Beat, more: string) => {
    const what = [beat.what, `${beat.what}: ${more}`].find((name, n) => (n === 0 || more) && !beats.some((other) => other.what === name));
    const told = beats.some(({ ply, when }) => ply === beat.ply && when === beat.when);
    if (beat.what && what && !told && beats.length < BEATS) beats.push({ ...beat, what });
  };
  for (const turn of report.turning_points) add(turnBeat(turn, near), turn.who);
  for (const [n, { ply, label, title, score, scored }] of plays.entries()) if (scored) add({ ply, when: upper(label), what: title, chances: chancesAt(plays, n) }, score.join(" : "));
  for (const { ply, text, weight } of report.moments.toReversed()) {
    if (weight > 1 && ply < (plays.at(-1)?.ply ?? 0)) add({ ply, when: upper(plays[playAt(plays, ply)]?.label ?? ""), what: text, chances: null }, "");
  }
  return beats.toSorted((a, b) => a.ply - b.ply || placeOf(plays, a) - placeOf(plays, b));
}

function chancesAt(plays: readonly Play[], n: number): Beat["chances"] {
  const [before, after] = [plays[n - 1]?.chance, plays[n]?.chance];
  return before == null || after == null ? null : { before: Math.round(before * 100), after: Math.round(after * 100) };
}

/** Which play it is: several may be told at one ply. */
export const placeOf = (plays: readonly Play[], { ply, when }: Beat): number => turnAt(plays.map((play) => ({ ...play, label: upper(play.label) })), { ply, label: when });

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
