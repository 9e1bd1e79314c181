/** Small texts of competitions. */

import { spoken, t } from "$lib/i18n.svelte";
import type { Fixture, League } from "./types";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** When something will be, from now. */
export function until(moment: number, now: number): string {
  const left = Math.max(0, moment - now);
  const [unit, size] = UNITS.find(([, size]) => left >= size * 2) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(spoken()).format(Math.round(left / size), unit);
}

export const moment = (seconds: number): string => new Intl.DateTimeFormat(spoken(), { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(seconds * 1000);

/** `1:05` for 65 seconds; hours where there are some. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A share of wins, `13/20`, as `.650`. */
export function share(fraction: string): string {
  const [over = 0, under = 1] = fraction.split("/").map(Number);
  return (under ? over / under : 0).toFixed(3).replace(/^0/, "");
}

/** The same of a record. */
export const shareOf = ({ won, tied, lost }: { won: number; tied: number; lost: number }): string => share(`${2 * won + tied}/${2 * (won + tied + lost)}`);

/** By how many points the home team is the favourite, `-5/2` as `−2½`. */
export function spread(fraction: string): string {
  const [over = 0, under = 1] = fraction.split("/").map(Number);
  const points = Math.round((over / under) * 2) / 2;
  const whole = Math.floor(Math.abs(points));
  return `${points < 0 ? "−" : points > 0 ? "+" : ""}${whole || !(points % 1) ? whole : ""}${points % 1 ? "½" : ""}`;
}

/** `2nd`, `2.`: ordinals have plural forms of their own, which messages cannot ask for. */
export const placeName = (place: number): string => t("leagues-place", { place, ordinal: new Intl.PluralRules(spoken(), { type: "ordinal" }).select(place) });

export const signed = (number: number): string => `${number > 0 ? "+" : number < 0 ? "−" : ""}${Math.abs(number)}`;

export const roundName = (stage: string, round: number): string => t(`leagues-round-${stage}`, { round });

export const formatName = (format: string): string => t(`leagues-format-${format}`);

/** Where a competition is, in a few words. */
export function whereabouts({ phase, stage, round }: { phase: string; stage: string; round: number }): string {
  return round > 0 && (phase === "regular" || phase === "playoff" || phase === "preseason" || phase === "break") ? roundName(stage || "regular", round) : t(`leagues-phase-${phase}`);
}

export const isOver = ({ state }: Fixture): boolean => state === "final" || state === "forfeit" || state === "ruled";

/** The matches of the round that is played or comes next. */
export function thisRound({ season, fixtures }: League): Fixture[] {
  if (!season) return [];
  return fixtures.filter(({ stage, round }) => stage === season.stage && round === season.round);
}

/** The code of a team on its crest: the first letters of its words, or of the one. */
export function code(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => word[0]).join("") : (words[0] ?? "?");
  return letters.slice(0, 3).toUpperCase();
}
