/** What there is to build with, asked for once, and the decks that somebody has kept. */

import { ask, http, Problem as Refusal } from "$lib/api/client";
import { me } from "$lib/me.svelte";
import { gameOf } from "../shell/games";
import type { Builder, PoolCard, SavedDeck, Sheet } from "./types";

export class Supply {
  readonly byId: ReadonlyMap<string, PoolCard>;

  constructor(
    readonly game: string,
    readonly builder: Builder,
  ) {
    const plain = { mark: "", price: 0, facts: {}, figures: {}, line: "", ink: "", picture: null };
    this.byId = new Map(builder.cards.map((card) => [card.id, { ...plain, ...card }]));
  }

  get cards(): Iterable<PoolCard> {
    return this.byId.values();
  }

  card(id: string): PoolCard {
    return this.byId.get(id) ?? { id, group: "", title: id, badge: "", mark: "", price: 0, facts: {}, figures: {}, line: "", ink: "", picture: null };
  }

  price(amount: number): string {
    return this.builder.price.replace("{price}", () => String(amount));
  }
}

const supplies = new Map<string, Promise<Supply>>();

export function supplyOf(game: string): Promise<Supply> {
  let supply = supplies.get(game);
  if (!supply) {
    supply = ask(http.GET("/api/games/{game}/builder", { params: { path: { game } } })).then((builder) => new Supply(game, builder));
    supply.catch(() => supplies.delete(game));
    supplies.set(game, supply);
  }
  return supply;
}

/** One's own decks; a stranger has none. */
export async function decksOf(game: string): Promise<SavedDeck[]> {
  if (!(await me.look())) return [];
  try {
    return await ask(http.GET("/api/decks", { params: { query: { game } } }));
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 401) return [];
    throw problem;
  }
}

export function checked(game: string, text: string, options: Record<string, string> = {}, owned = false): Promise<Sheet> {
  return ask(http.POST("/api/decks/check", { body: { game, text, options, owned } }));
}

export function suggested(game: string, lean: string, name = "", keep = "", options: Record<string, string> = {}, owned = false): Promise<Sheet> {
  return ask(http.POST("/api/decks/suggest", { body: { game, options, lean, name, keep, owned } }));
}

export function shareLink(secret: string): string {
  return `${location.origin}/decks/${secret}`;
}

/** Whether a game is played with decks of one's own. */
export async function hasDecks(game: string): Promise<boolean> {
  return (await gameOf(game))?.has_decks ?? false;
}
