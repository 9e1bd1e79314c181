/** The four teams and the machines: what they are called, and the colours their cards are printed in. */

export interface Kit {
  id: string;
  city: string;
  nickname: string;
  mark: string;
  colour: string;
}

export const TEAMS: readonly Kit[] = [
  { id: "tidebreakers", city: "Halcyon Bay", nickname: "Tidebreakers", mark: "HB", colour: "#2fd0bf" },
  { id: "haulers", city: "Ironvale", nickname: "Haulers", mark: "IV", colour: "#ff9a52" },
  { id: "switchbacks", city: "Port Meridian", nickname: "Switchbacks", mark: "PM", colour: "#c3e04f" },
  { id: "sentinels", city: "Northlight", nickname: "Sentinels", mark: "NL", colour: "#9db8ff" },
];

export const MACHINES: Kit = { id: "solo", city: "Proving Ground", nickname: "Machines", mark: "SD", colour: "#9fb2c6" };
/** The team index of the automatic opponent (FH-23). */
export const AUTOMATON = 8;

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
