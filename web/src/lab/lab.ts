/** The balance lab: what the server tells of runs, and how figures are written. */

import { ask, http } from "$lib/api/client";
import type { components } from "$lib/api/schema";
import { language } from "$lib/settings.svelte";

type Schemas = components["schemas"];
export type Run = Schemas["RunOut"];
export type Result = Schemas["RunResult"];
export type Share = Schemas["ShareOut"];
export type CardRow = Schemas["CardRowOut"];
export type Comparison = Schemas["ComparisonOut"];
export type Change = Schemas["ChangeOut"];
export type Wish = Schemas["RunIn"];

const at = (run: string) => ({ params: { path: { run } } });

export const runs = (): Promise<Run[]> => ask(http.GET("/api/lab/runs"));
export const result = (run: string): Promise<Result> => ask(http.GET("/api/lab/runs/{run}", at(run))) as Promise<unknown> as Promise<Result>; // pairs come as lists
export const start = (wish: Wish): Promise<Run> => ask(http.POST("/api/lab/runs", { body: wish }));
export const stop = (run: string): Promise<Run> => ask(http.POST("/api/lab/runs/{run}/stop", at(run)));
export const resume = (run: string): Promise<Run> => ask(http.POST("/api/lab/runs/{run}/resume", at(run)));
export const forget = (run: string): Promise<unknown> => ask(http.DELETE("/api/lab/runs/{run}", at(run)));
export const compare = (run: string, other: string): Promise<Comparison> =>
  ask(http.GET("/api/lab/runs/{run}/against/{other}", { params: { path: { run, other } } })) as Promise<Comparison>;

/** Whether the games of two runs can be compared in pairs. */
export function comparable(one: Run, other: Run): boolean {
  const what = ({ game, seed, bot, settings }: Run) => JSON.stringify([game, seed, bot, settings]);
  return one.id !== other.id && other.played > 0 && what(one) === what(other);
}

/** A number as it is written in the language spoken. */
export function figure(value: number, digits = 0): string {
  return value.toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Hundredths, without the sign for them. */
export const percent = (share: number, digits = 1): string => figure(100 * share, digits);

/** Half the width of an interval, in hundredths. */
export const within = ({ low, high }: Share): string => `±${percent((high - low) / 2)}`;

/** A difference with its sign. */
export const signed = (value: number, digits: number): string => (value > 0 ? "+" : value < 0 ? "−" : "") + figure(Math.abs(value), digits);

/** What a run is told apart by: its cards. */
export const cardsOf = (run: Run, printed: string): string => run.sets.map(({ name, version }) => `${name} ${version}`).join(" + ") || printed;

/** Cards worth a look: the strongest and the weakest, or those whose name is looked for. */
export function ends(rows: readonly CardRow[], words: string, most: number): readonly CardRow[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (wanted) return rows.filter(({ name, card }) => `${name} ${card}`.toLocaleLowerCase().includes(wanted));
  return rows.length <= most ? rows : [...rows.slice(0, most / 2), ...rows.slice(-most / 2)];
}

/** Where a share stands on an axis that has even in its middle and room for all intervals, in hundredths of it. */
export function axis(shares: readonly Share[], even: number): { left: (share: number) => number; reach: number } {
  const far = Math.max(0.06, ...shares.flatMap(({ low, high }) => [Math.abs(low - even), Math.abs(high - even)]));
  const reach = Math.min(0.5, Math.ceil(far * 50) / 50);
  return { reach, left: (share) => Math.max(0, Math.min(100, 50 + (50 * (share - even)) / reach)) };
}
