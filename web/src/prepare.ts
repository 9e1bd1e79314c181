/** Fetching a game's table before it is needed: while the server still sets it up, or while somebody points at "Play now". */

import { deckOf } from "$lib/faces.svelte";

const prepared = new Set<string>();

export function prepare(game: string): void {
  if (prepared.has(game)) return;
  prepared.add(game);
  const parts = [deckOf(game, true), import("./pages/Table.svelte"), import("./games").then(({ tableOf }) => tableOf(game))];
  for (const part of parts) void part.catch(() => prepared.delete(game));
}
