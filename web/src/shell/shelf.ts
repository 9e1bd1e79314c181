/** The boxes on the shelf. */

import { ask, http, type GameDetail, type GameOut } from "$lib/api/client";

/** As the answers are typed: a pair comes as a list. */
type Listed<T extends { players: unknown }> = Omit<T, "players"> & { players: number[] };
export type Game = Listed<GameOut>;
export type Detail = Listed<GameDetail>;

export interface Box {
  id: string;
  /** The short name on the lid. */
  name: string;
  /** Fewest and most. */
  players: readonly number[];
  minutes: number;
  /** 1 easiest to 5 deepest. */
  difficulty: number;
}

/** From the quickest to the richest; what stands on them until the server has told. */
const BOXES: readonly Box[] = [
  { id: "masters_gridiron", name: "Masters of the Gridiron", players: [2, 2], minutes: 20, difficulty: 1 },
  { id: "sport_jockeys", name: "Sport Jockeys", players: [2, 2], minutes: 25, difficulty: 2 },
  { id: "highlights_2052", name: "Highlights 2052", players: [1, 8], minutes: 45, difficulty: 3 },
  { id: "masters_football", name: "Masters of Football", players: [1, 8], minutes: 60, difficulty: 4 },
  { id: "gridiron_fantasy", name: "Gridiron Fantasy", players: [2, 8], minutes: 45, difficulty: 5 },
];

export interface Boxed extends Box {
  title: string;
  /** Absent while the game is in training. */
  game?: Game;
}

/** The boxes as they stand there before the server has answered. */
export function shelf(): Boxed[] {
  return BOXES.map((box) => ({ ...box, title: box.name }));
}

/** All boxes, those that can be played first, with their game. */
export async function stock(): Promise<Boxed[]> {
  const { games, in_training } = await ask(http.GET("/api/games"));
  const boxes: Boxed[] = [...games.map((game) => ({ ...boxOf(game.id, game), game })), ...in_training.map((box) => boxOf(box.id, box))];
  const order = (box: Boxed) => BOXES.findIndex(({ id }) => id === box.id);
  return boxes.toSorted((a, b) => Number(!a.game) - Number(!b.game) || order(a) - order(b));
}

/** The game that a newcomer should open: the easiest that can be played. */
export function firstGame(places: readonly Boxed[]): Boxed | undefined {
  return places.filter(({ game }) => game).toSorted((a, b) => a.difficulty - b.difficulty)[0];
}

/** The box of a game: its short name, and what the server tells of it. */
export function boxOf(id: string, told: Partial<Box> & { title: string }): Boxed {
  const { name, players, minutes, difficulty } = BOXES.find((box) => box.id === id) ?? { name: told.title, players: [2, 2], minutes: 30, difficulty: 3 };
  return { id, name, title: told.title, players: told.players ?? players, minutes: told.minutes ?? minutes, difficulty: told.difficulty ?? difficulty };
}

/** The short name of a game. */
export function nameOf(id: string, title = id): string {
  return BOXES.find((box) => box.id === id)?.name ?? title;
}
