/** The teams and their colours; the file beside this one is printed by the card faces' own palette. */

import TEAMS_FILE from "./teams.json";

export interface Kit {
  /** Three letters for the badge. */
  code: string;
  place: string;
  nickname: string;
  /** Helmet and jersey; white letters stand on it. */
  first: string;
  second: string;
  /** Reads on black and under black letters. */
  glow: string;
}

export interface Team extends Kit {
  offence: string;
  defence: string;
  lean: string;
  /** Quarterback, backs, receivers, line, front, linebackers, secondary: -2 to +2. */
  grades: number[];
}

export const TEAMS: readonly Team[] = TEAMS_FILE;

/** Decks of one's own have no colours; nor has the second of two teams alike. */
const NEUTRAL = [
  { first: "#6b2d5c", second: "#f0d489", glow: "#d07ab8" },
  { first: "#1f5a5a", second: "#f2e6c9", glow: "#4fb3b0" },
] as const;

/** The kit of a seat: its team's, or one made of its deck's name. */
export function kitOf(seat: number, teams: readonly number[], names: readonly string[]): Kit {
  const team = TEAMS[teams[seat] ?? -1];
  const neutral = NEUTRAL[seat] ?? NEUTRAL[0];
  const nickname = names[seat] || team?.nickname || "";
  if (!team) return { code: initials(nickname), place: "", nickname, ...neutral };
  const twin = seat === 1 && teams[0] === teams[1];
  return twin ? { ...team, nickname, ...neutral } : { ...team, nickname };
}

function initials(name: string): string {
  const words = name.split(/[\s-]+/u).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => (/^I+$/u.test(word) ? word : word.charAt(0))).join("") : name;
  return letters.slice(0, 3).toUpperCase();
}
