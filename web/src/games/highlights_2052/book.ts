/** The cards of a deck, read once. */

import type { Deck } from "$lib/faces.svelte";
import { CardBook } from "./cards";

const books = new WeakMap<Deck, CardBook>();

export function bookOf(deck: Deck): CardBook {
  let book = books.get(deck);
  if (!book) books.set(deck, (book = new CardBook(deck.cards)));
  return book;
}
