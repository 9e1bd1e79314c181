/** A game ply by ply, as some eyes saw it. */

import { ask, http, type SeatOut } from "$lib/api/client";
import type { components } from "$lib/api/schema";
import type { Result, Told } from "$lib/table/tablestate.svelte";
import { merge, type View } from "$lib/table/view";

type ReplayOut = components["schemas"]["ReplayOut"];
export type Ply = components["schemas"]["PlyOut"];

/** Where a replay comes from: a table, or a record from outside. */
export type Source = { table: string } | { record: string };

/** `public`, `all` or a seat; own eyes where nothing is said. */
export type Eyes = string | null;

export class Film {
  readonly plies: Ply[] = [];
  readonly views: View[] = [];
  readonly events: Told[] = [];
  /** How many events have been told at each ply. */
  readonly told: number[] = [];

  constructor(readonly about: Omit<ReplayOut, "plies">) {}

  get last(): number {
    return this.plies.length - 1;
  }

  /** The next plies; the first of an answer holds the whole view. */
  add(plies: readonly Ply[]): void {
    plies.forEach((ply, n) => {
      const before = n === 0 ? undefined : this.views.at(-1);
      this.views.push(before ? merge(before, ply.delta) : (ply.delta as unknown as View));
      this.plies.push(ply);
      this.events.push(...(ply.events as unknown as Told[]));
      this.told.push(this.events.length);
    });
  }

  /** Everything told up to a ply. */
  eventsAt(place: number): Told[] {
    return this.events.slice(0, this.told[place] ?? 0);
  }

  get result(): Result | null {
    return this.about.result as Result | null;
  }

  /** Who sat where. */
  get seats(): SeatOut[] {
    return this.about.seats.map(({ name, bot }, seat) => ({ seat, bot, stand_in: null, people: bot ? [] : [{ id: String(seat), name }], open: false, connected: true, coaches: [] }));
  }

  /** The place of a ply, or the one nearest to it. */
  place(ply: number): number {
    const found = this.plies.findIndex((one) => one.ply >= ply);
    return found < 0 ? this.last : found;
  }

  /** The next place at which something of a weight was told, looking on or back; the end if there is none. */
  seek(from: number, by: 1 | -1, weight: number): number {
    for (let place = from + by; place > 0 && place < this.last; place += by) {
      if (this.plies[place]!.events.some((event) => (event.weight ?? 0) >= weight)) return place;
    }
    return by > 0 ? this.last : 0;
  }
}

/** The whole game; a long one comes in several answers. */
export async function film(source: Source, eyes: Eyes): Promise<Film> {
  const { plies, ...about } = await fetched(source, eyes, 0);
  const whole = new Film(about);
  whole.add(plies);
  while (whole.plies.length && whole.plies.at(-1)!.ply < about.total) {
    const more = await fetched(source, about.eyes, whole.plies.at(-1)!.ply + 1);
    if (!more.plies.length) break;
    whole.add(more.plies);
  }
  return whole;
}

async function fetched(source: Source, eyes: Eyes, from: number): Promise<ReplayOut> {
  if ("record" in source) return ask(http.POST("/api/replays", { body: { record: source.record, eyes: eyes ?? "all", first: from } }));
  const query = { ...(eyes === null ? {} : { eyes }), from };
  return ask(http.GET("/api/tables/{table}/replay", { params: { path: { table: source.table }, query } }));
}
