/** Small words that several parts of the table share. */

import { t } from "$lib/i18n.svelte";
import { bookOf, TACTICS } from "./cards";
import { club, playOf, type Facts, type Match, type MfAt } from "./scene";

export function millions(amount: number): string {
  return t("mf-millions", { amount });
}

export function percent(share: number): number {
  return Math.round(100 * share);
}

export function tacticName(tactic: number): string {
  return t("mf-tactic", { tactic: TACTICS[tactic] ?? "" });
}

export function levelName(facts: Pick<Facts, "levels">, level: number): string {
  return t("mf-level", { level: facts.levels[level] ?? "" });
}

/** Several names as one: "A, B and C". */
export function names(at: MfAt, some: readonly string[]): string {
  return at.say({ id: "join-and", args: { items: some } });
}

/** Who leads a club: you, a name, or nobody. */
export function leader(at: MfAt, number: number): string {
  const seat = at.facts.club_seats[number] ?? -1;
  if (seat < 0) return t("mf-non-person");
  return seat === at.seat ? t("mf-you") : at.name(seat);
}

export function managerName(at: MfAt, seat: number): string {
  return bookOf(at.deck).name(at.zone("manager", seat).cards?.[0]);
}

/** `Matchday 4 of 6`, `Friendly`, `after matchday 2`. */
export function occasion(at: MfAt): string {
  const { matchday, stage } = at.facts;
  return stage === "academy" || stage === "market" ? t("mf-after-day", { day: matchday }) : at.say(at.facts.occasion);
}

/** `60', second half`. */
export function clock(at: MfAt, match: Match): string {
  if (match.phase === "half-time") return t("mf-half-time");
  if (match.turn === 0) return t("mf-before-kick-off");
  const { minute, injury_time } = playOf(at, match);
  return injury_time ? t("mf-injury-time") : t("mf-clock", { minute, half: match.half });
}

/** `St Corvin 1–1 Larkmoor`. */
export function scoreLine(at: MfAt, clubs: readonly number[], score: readonly number[]): string {
  return t("mf-score-line", { home: club(at, clubs[0]).name, one: score[0] ?? 0, other: score[1] ?? 0, away: club(at, clubs[1]).name });
}
