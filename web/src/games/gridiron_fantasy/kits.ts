/** The franchises and their colours; a test holds the file beside this one against the cards. */

import FILE from "./franchises.json";

export interface Franchise {
  letter: string;
  /** Three letters for the badge. */
  code: string;
  place: string;
  nickname: string;
  abilities: string[];
  colours: string[];
  motto: string;
  /** Reads on black and under black letters. */
  glow: string;
}

export interface Kit {
  code: string;
  place: string;
  nickname: string;
  /** The end zone: white letters stand on it. */
  first: string;
  glow: string;
}

export const FRANCHISES: readonly Franchise[] = FILE;
const DARK: Record<string, string> = { G: "#263b6b" };
const NEUTRAL = ["#6b2d5c", "#1f5a5a", "#5a4a1f", "#2d3d6b", "#6b2d2d", "#2d6b4a", "#4a2d6b", "#6b4a2d"];
const GLOWS = ["#e39ad0", "#6fd0cc", "#e8cf7a", "#a9bdf5", "#f5a9a9", "#8fe0b4", "#c9a9f5", "#f0c090"];

/** All franchises of a table: those of the game, and those of card sets, which come with its facts. */
export function franchisesOf(facts: unknown): readonly Franchise[] {
  return [...FRANCHISES, ...((facts as { franchises?: Franchise[] }).franchises ?? [])];
}

/** The kit of a team by the name it has at the table; a deck of one's own, a shared one, or a second team alike, gets neutral colours. */
export function kitOf(team: number, name: string, franchises: readonly Franchise[] = FRANCHISES): Kit {
  const all = franchises.filter(({ place, nickname }) => name.includes(`${place} ${nickname}`));
  const found = all[0];
  const neutral = { first: NEUTRAL[team % 8]!, glow: GLOWS[team % 8]! };
  if (!found) return { code: initials(name) || String(team + 1), place: "", nickname: name, ...neutral };
  const twin = name !== `${found.place} ${found.nickname}`;
  const nickname = all.length > 1 ? all.map((one) => one.nickname).join(" + ") : name.replace(`${found.place} `, "");
  const first = DARK[found.letter] ?? found.colours[0]!;
  return { code: found.code, place: found.place, nickname, first, glow: found.glow, ...(twin ? neutral : {}) };
}

function initials(name: string): string {
  const words = name.split(/[\s-]+/u).filter(Boolean);
  return (words.length > 1 ? words.map((word) => word.charAt(0)).join("") : name).slice(0, 3).toUpperCase();
}
