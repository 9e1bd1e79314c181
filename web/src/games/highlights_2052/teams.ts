/** The teams and the machines: what they are called, and the colours their cards are printed in. */

import type { Listed } from "./cards";

export interface Kit {
  id: string;
  city: string;
  nickname: string;
  /** What a team of a card set says of itself; the others have a message. */
  about?: string;
  mark: string;
  colour: string;
}

/** The teams of the table that is shown, those of card sets last; each Star names its own. */
export let TEAMS: readonly Kit[] = [];

export function learnTeams(listed: readonly Listed[]): void {
  const kits = new Map<string, Kit>();
  for (const { facts } of listed) {
    if (!facts.club || kits.has(facts.team as string)) continue;
    const [city = "", nickname = "", about = ""] = facts.club as string[];
    kits.set(facts.team as string, { id: facts.team as string, city, nickname, about, mark: facts.mark as string, colour: facts.colour as string });
  }
  if (kits.size) TEAMS = [...kits.values()];
}

export const MACHINES: Kit = { id: "solo", city: "Proving Ground", nickname: "Machines", mark: "SD", colour: "#9fb2c6" };
/** The team index of the automatic opponent (FH-23). */
export const AUTOMATON = 1000;

const NOBODY: readonly Kit[] = [
  { id: "visitor", city: "", nickname: "", mark: "V", colour: "#7cc7ff" },
  { id: "home", city: "", nickname: "", mark: "H", colour: "#ff8d85" },
];

/** A team by its index; the second copy of a team is its II (FH-21.3). */
export function kit(team: number, side = 0): Kit {
  if (team === AUTOMATON) return MACHINES;
  const found = TEAMS[team % TEAMS.length];
  if (team < 0 || !found) return NOBODY[side] ?? NOBODY[0]!;
  return team < TEAMS.length ? found : { ...found, nickname: `${found.nickname} II`, mark: `${found.mark}2` };
}
