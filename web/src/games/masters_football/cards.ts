/** The cards as data: figures of players, effects of action cards, managers. */

import type { CardOut } from "$lib/api/client";
import type { Deck } from "$lib/faces.svelte";

export const TACTICS = ["Po", "Di", "Ph", "De"] as const;
export type Tactic = (typeof TACTICS)[number];

export interface Player {
  id: string;
  name: string;
  level: "gold" | "silver" | "bronze" | "wood" | "lad";
  pos: "D" | "M" | "F";
  cost: number;
  attack: readonly number[];
  defence: readonly number[];
  tac: number;
  genius: "" | "A" | "D" | "T";
}

export interface Effect {
  effect: string;
  att?: number;
  def?: number;
  tac?: number;
  n?: number;
}

export interface Action {
  id: string;
  name: string;
  type: "STRATEGY" | "EVOLUTION" | "ANTI" | "CORRUPTION";
  windows: readonly string[];
  cost: number | "POINTS";
  tactics: readonly Tactic[];
  effects: readonly Effect[];
  uses: number;
  text: string;
}

export interface Manager {
  id: string;
  name: string;
  budget: number;
  academy_limit: number;
  ability: string;
  text: string;
}

/** All cards, by id and by the numbers that events use. */
export class Book {
  readonly players: Player[];
  readonly actions: Action[];
  readonly managers: Manager[];
  readonly #byId = new Map<string, Player | Action | Manager>();

  constructor(cards: readonly CardOut[]) {
    const of = <Kind>(kind: string) => cards.filter((card) => card.kind === kind).map((card) => card.facts as unknown as Kind);
    this.players = of("player");
    this.actions = of("action");
    this.managers = of("manager");
    for (const card of [...this.players, ...this.actions, ...this.managers]) this.#byId.set(card.id, card);
  }

  player(id: string | undefined): Player | null {
    return (this.#byId.get(id ?? "") as Player | undefined) ?? null;
  }

  action(id: string | undefined): Action | null {
    return (this.#byId.get(id ?? "") as Action | undefined) ?? null;
  }

  manager(id: string | undefined): Manager | null {
    return (this.#byId.get(id ?? "") as Manager | undefined) ?? null;
  }

  /** A player by the number of events; Local Lads repeat. */
  playerAt(number: number): Player | null {
    const printed = this.players.length - 3;
    return this.players[number < printed ? number : printed + ((number - printed) % 3)] ?? null;
  }
}

const books = new WeakMap<Deck, Book>();

export function bookOf(deck: Deck): Book {
  let book = books.get(deck);
  if (!book) books.set(deck, (book = new Book(deck.cards)));
  return book;
}
