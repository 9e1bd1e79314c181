/** What people and bots are called. */

import type { PlaceOut, SeatOut } from "./api/client";
import { has, t } from "./i18n.svelte";

/** A bot's level as a name. */
export function botName(level: string): string {
  const id = `bot-${level}`;
  return has(id) ? t(id) : level;
}

/** Who sits on a seat or at a coach's place; `empty` where nobody does. */
export function seatName(seat: PlaceOut | undefined, empty = t("seat-open")): string {
  if (seat?.bot) return botName(seat.bot);
  return seat?.people.map(({ name }) => name).join(" & ") || empty;
}

/** Who sits where at a table, told apart. */
export function seatNames(seats: readonly SeatOut[]): string[] {
  return apart(seats.map((seat) => seatName(seat)));
}

/** Every place at a table: a seat, or those of its two coaches. */
export function placesOf(seats: readonly SeatOut[]): PlaceOut[] {
  return seats.flatMap((seat) => (seat.coaches.length ? seat.coaches : [seat]));
}

/** The seat of a place: a defensive coach's place is a hundred further. */
export function seatAt(place: number | null | undefined): number | undefined {
  return place == null ? undefined : place % 100;
}

/** What somebody at a place coaches, and for which seat; null where one player has the whole seat. */
export function coachAt(seats: readonly SeatOut[], place: number | null | undefined): { seat: number; unit: "offence" | "defence" } | null {
  for (const { seat, coaches } of seats) {
    const n = coaches.findIndex((coach) => coach.seat === place);
    if (n >= 0) return { seat, unit: n ? "defence" : "offence" };
  }
  return null;
}

/** Whether everybody else at a table is a bot. */
export function aloneAt(seats: readonly SeatOut[], place: number | null): boolean {
  return placesOf(seats).every((one) => one.bot !== null || one.seat === place);
}

/** Names that can be told apart: those that are alike get numbers, in their order. */
export function apart(names: readonly string[]): string[] {
  return names.map((name, place) => {
    const alike = (some: readonly string[]) => some.filter((other) => other === name).length;
    return alike(names) > 1 ? `${name} ${alike(names.slice(0, place + 1))}` : name;
  });
}
