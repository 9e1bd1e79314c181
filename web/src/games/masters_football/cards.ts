/** The cards as data: what is printed on players, action cards and managers. */

import type { CardOut } from "$lib/api/client";
import type { Deck } from "$lib/faces.svelte";

/** The tactic cards by their ids, in the order of the columns of a player. */
export const TACTICS = ["Po", "Di", "Ph", "De"] as const;

interface Printed {
  id: string;
  name: string;
}

export interface Player extends Printed {
  pos: "D" | "M" | "F";
  cost: number;
}

export interface Manager extends Printed {
  budget: number;
  academy_limit: number;
}

export interface Action extends Printed {
  type: "STRATEGY" | "EVOLUTION" | "ANTI" | "CORRUPTION";
  windows: string[];
  /** In M, or a word for what is paid by points. */
  cost: number | string;
  /** The text, in few words where it is long. */
  brief: string;
}

/** All cards, by id and by the numbers that events use. */
export class Book {
  readonly players: ReadonlyMap<string, Player>;
  readonly managers: ReadonlyMap<string, Manager>;
  readonly actions: readonly Action[];
  readonly #actions: ReadonlyMap<string, Action>;

  constructor(cards: readonly CardOut[]) {
    const of = <Kind>(kind: string) => cards.filter((card) => card.kind === kind).map(({ id, title, facts }) => ({ ...facts, id, name: title }) as unknown as Kind);
    const byId = <Kind extends Printed>(some: readonly Kind[]) => new Map(some.map((card) => [card.id, card] as const));
    this.players = byId(of<Player>("player"));
    this.managers = byId(of<Manager>("manager"));
    this.actions = of<Action>("action");
    this.#actions = byId(this.actions);
  }

  action(id: string): Action | null {
    return this.#actions.get(id) ?? null;
  }

  /** The name of any card; its id where it is not known. */
  name(id: string | null | undefined): string {
    const key = id ?? "";
    return (this.players.get(key) ?? this.#actions.get(key) ?? this.managers.get(key))?.name ?? key;
  }
}

const books = new WeakMap<Deck, Book>();

export function bookOf(deck: Deck): Book {
  let book = books.get(deck);
  if (!book) books.set(deck, (book = new Book(deck.cards)));
  return book;
}
