/** The cards as their faces show them, by id, and by the numbers that events use. */

import type { CardOut } from "$lib/api/client";
import type { Deck } from "$lib/faces.svelte";

export interface PlayerCard {
  id: string;
  name: string;
  pos: string;
  team: string;
  tier: string;
  offence: boolean;
  ratings: [code: string, number: number][];
}

export interface PlayCard {
  id: string;
  name: string;
  result: "TD" | "FG";
  points: number;
  type: "IR" | "OR" | "SP" | "LP";
  uses: string[];
  stops: string[];
  bonuses: [pos: string, number: number][];
}

export interface AudibleCard {
  id: string;
  name: string;
  side: "OFF" | "DEF" | "ANY";
  windows: string[];
  /** A word of the vocabulary of effects, and its parameters. */
  effect: string;
  does: [name: string, value: string | number][];
  /** Types, results and positions that it is bound to. */
  needs: string[];
}

/** How cards are numbered at this table: players of a seat, Playbook cards of a set, Playbook numbers of a seat. */
export interface Numbers {
  players: number;
  book: number;
  span: number;
}

export class Book {
  constructor(
    readonly deck: Deck,
    readonly numbers: Numbers,
  ) {}

  /** The seat whose player card has this number. */
  seatOf(player: number): number {
    return Math.floor(player / this.numbers.players);
  }

  /** The id of a player by the number it has at the table. */
  playerId(number: number): string | null {
    return number < 0 ? null : (this.deck.at(number % this.numbers.players)?.id ?? null);
  }

  /** The id of a Playbook card by its number; further copies are told apart. */
  bookId(number: number): string | null {
    if (number < 0) return null;
    const { players, book, span } = this.numbers;
    const place = number % span;
    const copy = Math.floor(place / book);
    const printed = this.deck.at(players + (place % book))?.id ?? null;
    return printed !== null && copy ? `${printed}*${copy + 1}` : printed;
  }

  player(id: string | null | undefined): PlayerCard | null {
    const card = this.#card(id);
    if (!card || !("pos" in card.facts)) return null;
    return { ...(card.facts as unknown as PlayerCard), id: id!, name: card.title, offence: card.kind === "offense" };
  }

  play(id: string | null | undefined): PlayCard | null {
    const card = this.#card(id);
    if (!card || !("result" in card.facts)) return null;
    return { ...(card.facts as unknown as PlayCard), id: id!, name: card.title };
  }

  audible(id: string | null | undefined): AudibleCard | null {
    const card = this.#card(id);
    if (!card || !("effect" in card.facts)) return null;
    return { ...(card.facts as unknown as AudibleCard), id: id!, name: card.title };
  }

  title(id: string | null | undefined): string {
    return this.#card(id)?.title ?? "";
  }

  #card(id: string | null | undefined): CardOut | null {
    return id == null ? null : this.deck.card(id);
  }
}
