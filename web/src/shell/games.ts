/** What the games can be used for beyond playing them, asked for once. */

import { ask, http } from "$lib/api/client";

interface Uses {
  has_decks: boolean;
  has_packs: boolean;
}

let asking: Promise<Map<string, Uses>> | undefined;

/** What a game offers; undefined where there is none, or nobody answers. */
export async function gameOf(id: string): Promise<Uses | undefined> {
  asking ??= ask(http.GET("/api/games")).then(({ games }) => new Map(games.map(({ id, has_decks, has_packs }) => [id, { has_decks, has_packs }])));
  try {
    return (await asking).get(id);
  } catch {
    asking = undefined;
    return undefined;
  }
}
