/** What there is to build with, asked for once, and the decks that somebody has kept. */

import { ask, http, Problem as Refusal } from "$lib/api/client";
import { edition, loadGame, sayAll } from "$lib/i18n.svelte";
import { me } from "$lib/me.svelte";
import { gameOf } from "../shell/library.svelte";
import type { Builder, PoolCard, SavedDeck, Schemas, Sheet } from "./types";

const PLAIN = { mark: "", price: 0, facts: {}, figures: {}, line: "", ink: "", picture: null };

export class Supply {
  #said: { edition: string; builder: Builder; byId: ReadonlyMap<string, PoolCard> } | null = null;

  constructor(
    readonly game: string,
    readonly told: Schemas["BuilderOut"],
  ) {}

  /** What was told, in the language spoken. */
  #in() {
    if (this.#said?.edition !== edition()) {
      const builder = sayAll(this.told);
      this.#said = { edition: edition(), builder, byId: new Map(builder.cards.map((card) => [card.id, { ...PLAIN, ...card }])) };
    }
    return this.#said;
  }

  get builder(): Builder {
    return this.#in().builder;
  }

  get byId(): ReadonlyMap<string, PoolCard> {
    return this.#in().byId;
  }

  get cards(): Iterable<PoolCard> {
    return this.byId.values();
  }

  card(id: string): PoolCard {
    return this.byId.get(id) ?? { ...PLAIN, id, group: "", title: id, badge: "" };
  }

  price(amount: number): string {
    return this.builder.price.replace("{price}", () => String(amount));
  }
}

const supplies = new Map<string, Promise<Supply>>();

export function supplyOf(game: string): Promise<Supply> {
  let supply = supplies.get(game);
  if (!supply) {
    supply = Promise.all([ask(http.GET("/api/games/{game}/builder", { params: { path: { game } } })), loadGame(game)]).then(([told]) => new Supply(game, told));
    supply.catch(() => supplies.delete(game));
    supplies.set(game, supply);
  }
  return supply;
}

/** One's own decks; a stranger has none. */
export async function decksOf(game: string): Promise<SavedDeck[]> {
  if (!(await me.look())) return [];
  try {
    const [decks] = await Promise.all([ask(http.GET("/api/decks", { params: { query: { game } } })), loadGame(game)]);
    return decks.map((deck) => sayAll(deck));
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 401) return [];
    throw problem;
  }
}

export async function checked(game: string, text: string, options: Record<string, string> = {}, owned = false): Promise<Sheet> {
  return sayAll(await ask(http.POST("/api/decks/check", { body: { game, text, options, owned } })));
}

export async function suggested(game: string, lean: string, name = "", keep = "", options: Record<string, string> = {}, owned = false): Promise<Sheet> {
  return sayAll(await ask(http.POST("/api/decks/suggest", { body: { game, options, lean, name, keep, owned } })));
}

export function shareLink(secret: string): string {
  return `${location.origin}/decks/${secret}`;
}

/** Whether a game is played with decks of one's own. */
export async function hasDecks(game: string): Promise<boolean> {
  return (await gameOf(game))?.has_decks ?? false;
}
