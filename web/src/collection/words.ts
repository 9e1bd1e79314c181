/** What a game calls its packs and sorts, in the language spoken; the game's own English where nobody has translated it. */

import { has, t } from "$lib/i18n.svelte";
import type { Product, Sort } from "./album";

function spoken(game: string, what: string, english: string): string {
  const message = `${game}-collection-${what}`.replace(/[^\w-]/g, "-");
  return has(message) ? t(message) : english;
}

export const tallyName = (game: string, tally: { id: string; title: string }) => spoken(game, `tally-${tally.id}`, tally.title);
export const sortName = (game: string, tally: string, sort: Sort) => spoken(game, `sort-${tally}-${sort.id}`, sort.title);
export const productName = (game: string, product: Product) => spoken(game, `product-${product.id}`, product.title);
export const productKind = (game: string, product: Product) => spoken(game, `kind-${product.kind}`, product.kind);
export const productNote = (game: string, product: Product) => spoken(game, `note-${product.id}`, product.note);
export const albumNote = (game: string, english: string) => spoken(game, "note", english);
