/** A table that is looked at, not played: what the parts of the frame read, at one ply of a replay. */

import type { SeatOut } from "$lib/api/client";
import type { Message } from "$lib/i18n.svelte";
import type { Happening, Question, Result, TableState, Told } from "$lib/table/tablestate.svelte";
import type { View } from "$lib/table/view";
import type { Film } from "./film";

export class StillTable {
  readonly id: string;
  readonly game: string;
  readonly question: Question | null = null;
  readonly rules: string[] = [];
  readonly waitingFor: number[] = [];
  readonly choosers: number[] = [];
  readonly proposal = null;
  readonly looking = false;
  readonly clocks: (number | null)[] = [];
  readonly clocksAt = 0;
  readonly said = [];
  readonly explained = new Map();
  readonly advice = null;
  readonly sent = null;
  readonly seats: SeatOut[];
  seat = $state<number | null>(null);
  view = $state.raw<View>()!;
  events = $state.raw<Told[]>([]);
  headline = $state.raw<Message>("");
  ply = $state(0);
  result = $state.raw<Result | null>(null);
  #place = -1;
  #listeners = new Set<(happening: Happening) => void>();

  constructor(
    readonly film: Film,
    id: string,
    place: number,
    /** Whose place at the table is taken where all cards are open. */
    near: number | null,
  ) {
    this.id = id;
    this.game = film.about.game;
    this.seats = film.seats;
    const { eyes } = film.about;
    this.seat = eyes === "public" ? null : eyes === "all" ? (near ?? 0) : Number(eyes);
    this.show(place);
  }

  /** Show a ply. One step on moves cards and tells of moments, as at the table. */
  show(place: number): void {
    const before = this.#place < 0 ? null : this.view;
    const step = place === this.#place + 1 && before !== null;
    this.#place = place;
    const ply = this.film.plies[place]!;
    this.view = { ...this.film.views[place]!, seat: this.seat };
    this.events = this.film.eventsAt(place);
    this.headline = ply.headline;
    this.ply = ply.ply;
    this.result = place === this.film.last ? this.film.result : null;
    if (!step) return;
    const happening = { events: ply.events as unknown as Told[], before, after: this.view };
    for (const listener of this.#listeners) listener(happening);
  }

  listen(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  // Nothing can be done at a table that is only looked at.
  act(): void {}
  explain(): void {}
  askCoach(): void {}

  /** As the parts of the frame know it: they read no more than this. */
  asTable(): TableState {
    return this as unknown as TableState;
  }
}
