/** What there is to collect, what somebody owns of it, and how that is counted. No game is known here. */

import { ask, http, Problem } from "$lib/api/client";
import type { components } from "$lib/api/schema";
import { loadGame, sayAll, type Spoken } from "$lib/i18n.svelte";
import { me } from "$lib/me.svelte";
import { gameOf } from "../shell/library.svelte";

type Schemas = components["schemas"];
export type Album = Spoken<Schemas["AlbumOut"]>;
export type Product = Spoken<Schemas["ProductOut"]>;
export type Tally = Spoken<Schemas["TallyOut"]>;
export type Sort = Spoken<Schemas["SortOut"]>;
export type Collection = Schemas["CollectionOut"];
export type Opened = Schemas["OpenedOut"];
export type Counts = Readonly<Record<string, number>>;

// Counting -------------------------------------------------------------------------------------------------------------

export interface Count {
  sort: Sort;
  /** Different cards that are owned. */
  have: number;
  /** Different cards that there are. */
  all: number;
}

/** How far a collection has come, sort by sort. */
export function counted(album: Album, owned: Counts, { id, sorts }: Tally): Count[] {
  const cards = Object.entries(album.cards);
  return sorts.map((sort) => {
    const fitting = cards.filter(([, facts]) => facts[id] === sort.id);
    return { sort, have: fitting.filter(([card]) => owned[card]).length, all: fitting.length };
  });
}

export interface Total {
  copies: number;
  have: number;
  all: number;
}

export function total(album: Album, owned: Counts): Total {
  const copies = Object.values(owned).reduce((sum, number) => sum + number, 0);
  return { copies, have: Object.keys(album.cards).filter((card) => owned[card]).length, all: Object.keys(album.cards).length };
}

// Looking for cards ----------------------------------------------------------------------------------------------------

export const SHOWN = ["all", "owned", "missing", "spare"] as const;
export type Shown = (typeof SHOWN)[number];

/** Whether a card belongs to what is looked at: all, those owned, those missing, those owned more than once. */
export function isShown(shown: Shown, copies: number): boolean {
  return shown === "all" || (shown === "owned" && copies > 0) || (shown === "missing" && copies === 0) || (shown === "spare" && copies > 1);
}

/** The cards that are of these sorts, by their ids, in the order of the album. */
export function found(album: Album, owned: Counts, sorts: Readonly<Record<string, string>>, shown: Shown): string[] {
  const wanted = Object.entries(sorts).filter(([, sort]) => sort);
  return Object.entries(album.cards)
    .filter(([card, facts]) => isShown(shown, owned[card] ?? 0) && wanted.every(([tally, sort]) => facts[tally] === sort))
    .map(([card]) => card);
}

// Rarity ---------------------------------------------------------------------------------------------------------------

export function raritiesOf(album: Album): readonly Sort[] {
  return album.tallies.find(({ id }) => id === album.rarity)?.sorts ?? [];
}

export function rarityOf(album: Album, card: string): Sort | undefined {
  return raritiesOf(album).find(({ id }) => id === album.cards[card]?.[album.rarity]);
}

/** How rare a card is: from 0, the commonest, to 1. */
export function rareness(album: Album, card: string): number {
  const sorts = raritiesOf(album);
  const place = sorts.findIndex(({ id }) => id === album.cards[card]?.[album.rarity]);
  return place <= 0 ? 0 : place / (sorts.length - 1);
}

// Asking ---------------------------------------------------------------------------------------------------------------

const albums = new Map<string, Promise<Schemas["AlbumOut"]>>();

/** Everything there is to collect of a game, in the language spoken. */
export async function albumOf(game: string): Promise<Album> {
  let album = albums.get(game);
  if (!album) {
    album = ask(http.GET("/api/games/{game}/album", { params: { path: { game } } }));
    album.catch(() => albums.delete(game));
    albums.set(game, album);
  }
  await loadGame(game);
  return sayAll(await album);
}

const nothing = (game: string): Collection => ({ game, cards: {}, opened: [], lost: [], text: `collection: ${game}\n`, share: null, updated_at: null });

/** One's own collection; a stranger's is empty. */
export async function collectionOf(game: string): Promise<Collection> {
  if (!(await me.look())) return nothing(game);
  try {
    return await ask(http.GET("/api/collections/{game}", { params: { path: { game } } }));
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 401) return nothing(game);
    throw problem;
  }
}

export function sharedCollection(secret: string): Promise<Collection> {
  return ask(http.GET("/api/shared-collections/{secret}", { params: { path: { secret } } }));
}

/** Whether the cards of a game are collected. */
export async function hasPacks(game: string): Promise<boolean> {
  return (await gameOf(game))?.has_packs ?? false;
}
