/** Small words that several parts of the table share. */

import { t } from "$lib/i18n.svelte";
import { bookOf, TACTICS } from "./cards";
import { club } from "./clubs";
import { LEVELS } from "./dice";
import { MATCHDAYS, MINUTES, type Match, type MfAt } from "./scene";

const MINUS = "−";

/** `+2`, `−1`, `+0`. */
export function signed(number: number): string {
  return number < 0 ? `${MINUS}${-number}` : `+${number}`;
}

export function millions(amount: number): string {
  return t("mf-millions", { amount });
}

export function percent(share: number): string {
  return t("mf-percent", { share: Math.round(100 * share) });
}

export function tacticName(tactic: number): string {
  return t(`mf-tactic-${TACTICS[tactic] ?? "none"}`);
}

export function levelName(level: number): string {
  return t(`mf-level-${LEVELS[level] ?? "red"}`);
}

/** Who leads a club: you, a name, or nobody. */
export function leader(at: MfAt, number: number): string {
  const seat = at.facts.club_seats[number] ?? -1;
  if (seat < 0) return t("mf-npt");
  return seat === at.seat ? t("mf-you") : at.name(seat);
}

export function managerName(at: MfAt, seat: number): string {
  return bookOf(at.deck).manager(at.zone("manager", seat).cards?.[0])?.name ?? "";
}

/** `Matchday 4 of 6`, `Friendly`, `Final, match 1`. */
export function occasion(at: MfAt): string {
  const { matchday, stage } = at.facts;
  if (at.options.mode === "friendly") return t("mf-friendly");
  if (at.options.mode === "two_leg") return t("mf-leg", { leg: Math.max(1, matchday) });
  if (stage === "academy") return t("mf-after-day", { day: 2 });
  if (stage === "market") return t("mf-after-day", { day: 3 });
  return matchday > MATCHDAYS ? t("mf-final-match", { leg: matchday - MATCHDAYS }) : t("mf-matchday-of", { day: matchday, of: MATCHDAYS });
}

/** `60', second half`. */
export function clock(match: Match): string {
  if (match.phase === "half-time") return t("mf-half-time");
  if (match.turn === 0) return t("mf-before-kick-off");
  return match.turn > 12 ? t("mf-injury-time") : t("mf-clock", { minute: MINUTES[match.turn]!, half: match.half });
}

/** `St Corvin 1–1 Larkmoor`. */
export function scoreLine(match: Pick<Match, "clubs" | "score">): string {
  return t("mf-score-line", { home: club(match.clubs[0]).name, one: match.score[0], other: match.score[1], away: club(match.clubs[1]).name });
}
