/** The dice, and what comes of them. Levels 0 red to 5 purple. */

export const LEVELS = ["red", "brown", "orange", "green", "blue", "purple"] as const;
export const ATTACK: readonly (readonly number[])[] = [[0, 0, 0, 1, 2, 3], [0, 0, 1, 2, 2, 4], [0, 1, 1, 2, 3, 5], [1, 1, 2, 2, 4, 5], [1, 2, 2, 3, 4, 6], [2, 2, 3, 4, 4, 6]];
export const DEFENCE: readonly (readonly number[])[] = [[1, 1, 2, 2, 3, 3], [1, 2, 2, 3, 3, 4], [2, 2, 3, 3, 4, 4], [2, 3, 3, 4, 4, 5], [3, 3, 4, 4, 5, 5], [3, 4, 4, 5, 5, 6]];
export const GENIUS = ["1", "1", "1", "2", "2", "G"] as const;
export const GENIUS_FACE = 5;
export const ROLLS = 6 ** 4;
const RED = 0;

export function geniusValue(face: number): number {
  return GENIUS[face] === "G" ? 2 : Number(GENIUS[face]);
}

/** MF-9.4  Up to 2 red, then a level for every two, 11 or more purple. */
export function levelOf(value: number): number {
  return value <= 2 ? RED : value >= 11 ? 5 : Math.floor((value - 1) / 2);
}

/** MF-9.7, MF-9.8  Levels of both sides after the tie shift. */
export function shifted(values: readonly [number, number], advantage: number, toOrange = false): [number, number] {
  const levels: [number, number] = [levelOf(values[0]), levelOf(values[1])];
  if (levels[0] !== levels[1]) return levels;
  if (levels[0] === RED) levels[advantage] = toOrange ? 2 : 1;
  else levels[1 - advantage]! -= 1;
  return levels;
}

export interface Attack {
  attack: number;
  defence: number;
  bonus: number;
  /** An Attacking Genius that is not spent; a Defensive Genius on the other side. */
  inspired: boolean;
  denying: boolean;
}

/** MF-10.7 to MF-10.9  Whether four faces are a goal. */
export function isGoal(faces: readonly number[], { attack, defence, bonus, inspired, denying }: Attack): boolean {
  const [a = 0, ag = 0, d = 0, dg = 0] = faces;
  if (denying && dg === GENIUS_FACE) return false;
  if (inspired && ag === GENIUS_FACE) return true;
  return ATTACK[attack]![a]! + geniusValue(ag) + bonus > DEFENCE[defence]![d]! + geniusValue(dg);
}

/** Goals in 1,296 rolls, or among those in which some dice lie already (-1: to be rolled). */
export function chance(of: Attack, lying: readonly number[] = [-1, -1, -1, -1]): number {
  const faces = (die: number) => ((lying[die] ?? -1) < 0 ? [0, 1, 2, 3, 4, 5] : [lying[die]!]);
  let goals = 0;
  let rolls = 0;
  for (const a of faces(0)) for (const ag of faces(1)) for (const d of faces(2)) for (const dg of faces(3)) {
    rolls += 1;
    if (isGoal([a, ag, d, dg], of)) goals += 1;
  }
  return goals / rolls;
}
