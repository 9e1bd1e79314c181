/** A collection in the browser: what is owned, and what can be done with it. */

import { ask, http } from "$lib/api/client";
import { me } from "$lib/me.svelte";
import type { Album, Collection, Counts, Opened } from "./album";

export class Keeper {
  collection: Collection = $state.raw(null!);

  constructor(
    readonly game: string,
    readonly album: Album,
    collection: Collection,
    /** Whether it is one's own, not somebody's who has shared it. */
    readonly own: boolean,
  ) {
    this.collection = collection;
  }

  get owned(): Counts {
    return this.collection.cards;
  }

  get #path() {
    return { params: { path: { game: this.game } } };
  }

  /** Open a pack; its cards are owned at once, whatever becomes of the page. */
  async open(product: string): Promise<Opened> {
    await me.be();
    const opened = await ask(http.POST("/api/collections/{game}/open", { ...this.#path, body: { product } }));
    this.collection = opened.collection;
    return opened;
  }

  async retire(card: string): Promise<void> {
    this.collection = await ask(http.POST("/api/collections/{game}/retire", { ...this.#path, body: { card } }));
  }

  /** Add what stands in a text; answers how many packs are new. */
  async add(text: string): Promise<number> {
    await me.be();
    const before = this.collection.opened.length;
    this.collection = await ask(http.PUT("/api/collections/{game}", { ...this.#path, body: { text } }));
    return this.collection.opened.length - before;
  }

  async share(): Promise<void> {
    await me.be();
    this.collection = await ask(http.POST("/api/collections/{game}/share", this.#path));
  }

  async beginAnew(): Promise<void> {
    await ask(http.DELETE("/api/collections/{game}", this.#path));
    this.collection = { ...this.collection, cards: {}, opened: [], lost: [], text: `collection: ${this.game}\n`, share: null };
  }
}
