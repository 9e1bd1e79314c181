/** Finding cards: which fit what was chosen, and how many more would with each further choice. */

import type { CardOut } from "$lib/api/client";
import type { components } from "$lib/api/schema";

export type Gallery = components["schemas"]["GalleryOut"];
export type Facet = Gallery["facets"][number];
export type Shares = components["schemas"]["CardSharesOut"];

/** The values chosen, by facet; of one facet any may fit, of several facets all must. */
export type Chosen = ReadonlyMap<string, ReadonlySet<string>>;

/** What an address has chosen: `?kind=star,team&lane=left`. */
export function chosenIn(query: URLSearchParams, facets: readonly Facet[]): Chosen {
  const named = facets.map(({ id, values }) => [id, new Set((query.get(id) ?? "").split(",").filter((one) => values.some((value) => value.id === one)))] as const);
  return new Map(named.filter(([, values]) => values.size));
}

/** The same with one value more or less, as an address has it; null for nothing. */
export function toggled(chosen: Chosen, facet: string, value: string): string | null {
  const values = new Set(chosen.get(facet));
  if (!values.delete(value)) values.add(value);
  return [...values].join(",") || null;
}

/** Whether a card fits all that was chosen, but for one facet where it is named. */
export function fits(gallery: Gallery, card: string, chosen: Chosen, but = ""): boolean {
  const own = gallery.cards[card]?.facets ?? {};
  return [...chosen].every(([facet, values]) => facet === but || own[facet]?.some((value) => values.has(value)));
}

/** How many of some cards have each value of a facet, with what is chosen in the other facets. */
export function counts(gallery: Gallery, cards: readonly CardOut[], chosen: Chosen, facet: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const { id } of cards) {
    if (!fits(gallery, id, chosen, facet)) continue;
    for (const value of gallery.cards[id]?.facets[facet] ?? []) found.set(value, (found.get(value) ?? 0) + 1);
  }
  return found;
}

/** Whether a card holds all words, anywhere on it. */
export function holds(card: CardOut, wanted: string): boolean {
  const text = [card.id, card.title, card.kind, ...card.lines].join(" ").toLowerCase();
  return wanted.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

export const ORDERS = ["set", "title", "drawn", "played"] as const;
export type Order = (typeof ORDERS)[number];

/** Cards in an order; those of which nothing is known come last. */
export function ordered(cards: readonly CardOut[], order: Order, gallery: Gallery): readonly CardOut[] {
  if (order === "set") return cards;
  if (order === "title") return cards.toSorted((a, b) => a.title.localeCompare(b.title));
  const share = ({ id }: CardOut) => gallery.figures?.cards[id]?.[order]?.share ?? -1;
  return cards.toSorted((a, b) => share(b) - share(a));
}
