/** The clubs: A to D of the first championship, then those of the second. The game's words call them so too. */

export interface Club {
  name: string;
  /** Three letters for the badge. */
  mark: string;
  colour: string;
}

export const CLUBS: readonly Club[] = [
  { name: "Larkmoor", mark: "LAR", colour: "#7fa6f0" },
  { name: "St Corvin", mark: "COR", colour: "#f0727c" },
  { name: "Port Ember", mark: "EMB", colour: "#ff9f43" },
  { name: "Hollowgate", mark: "HOL", colour: "#6fd08c" },
  { name: "Brackwater", mark: "BRA", colour: "#48c9d4" },
  { name: "Kestrel Vale", mark: "KES", colour: "#e6c84f" },
  { name: "Thistledown", mark: "THI", colour: "#c08df0" },
  { name: "Gullhaven", mark: "GUL", colour: "#e4e0d2" },
];

const NOBODY: Club = { name: "–", mark: "–", colour: "#9aa8a0" };

export function club(number: number): Club {
  return CLUBS[number] ?? NOBODY;
}
