/** The boxes on the shelf: what stands on a box before its game is loaded, or while it is in training. */

import { ask, http, type GameOut } from "$lib/api/client";

export interface Box {
  id: string;
  /** The short name on the lid. */
  name: string;
  players: readonly [fewest: number, most: number];
  minutes: number;
  /** 1 easiest to 5 deepest. */
  difficulty: number;
}

/** From the quickest to the richest. */
const BOXES: readonly Box[] = [
  { id: "masters_gridiron", name: "Masters of the Gridiron", players: [2, 2], minutes: 20, difficulty: 1 },
  { id: "sport_jockeys", name: "Sport Jockeys", players: [2, 2], minutes: 25, difficulty: 2 },
  { id: "highlights_2052", name: "Highlights 2052", players: [1, 8], minutes: 45, difficulty: 3 },
  { id: "masters_football", name: "Masters of Football", players: [1, 8], minutes: 60, difficulty: 4 },
  { id: "gridiron_fantasy", name: "Gridiron Fantasy", players: [2, 4], minutes: 45, difficulty: 5 },
];

export interface Boxed extends Box {
  title: string;
  /** Absent while the game is in training. */
  game?: GameOut;
}

/** The boxes as they stand there before the server has answered. */
export function shelf(): Boxed[] {
  return BOXES.map((box) => ({ ...box, title: box.name }));
}

/** All boxes, those that can be played first, with their game; games that no box is known for stand at the end. */
export async function stock(): Promise<Boxed[]> {
  const { games, in_training } = await ask(http.GET("/api/games"));
  const titles = new Map([...games, ...in_training].map(({ id, title }) => [id, title]));
  const places: Boxed[] = BOXES.filter(({ id }) => titles.has(id)).map((box) => ({
    ...box,
    title: titles.get(box.id)!,
    game: games.find(({ id }) => id === box.id),
  }));
  const others = games.filter(({ id }) => !BOXES.some((box) => box.id === id));
  return [...places, ...others.map((game) => boxed(game))].toSorted((a, b) => Number(!a.game) - Number(!b.game));
}

function boxed(game: GameOut): Boxed {
  const { id, title, fewest_seats, most_seats } = game;
  return { id, name: title, title, players: [fewest_seats, most_seats], minutes: 30, difficulty: 3, game };
}

/** The game that a newcomer should open: the easiest that can be played. */
export function firstGame(places: readonly Boxed[]): Boxed | undefined {
  return places.filter(({ game }) => game).toSorted((a, b) => a.difficulty - b.difficulty)[0];
}

/** The box of a game, as far as one is known. */
export function boxOf(id: string, title: string): Box {
  return BOXES.find((box) => box.id === id) ?? { id, name: title, players: [2, 2], minutes: 30, difficulty: 3 };
}
