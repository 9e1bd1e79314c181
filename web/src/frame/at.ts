/** Making the moment that a table's definition is given. */

import type { SeatOut } from "$lib/api/client";
import { apart } from "$lib/apart";
import type { Deck } from "$lib/faces.svelte";
import { t } from "$lib/i18n.svelte";
import type { Choice, Question, Result, Told } from "$lib/table/tablestate.svelte";
import type { View, Zone } from "$lib/table/view";
import type { At } from "./definition";

export interface Moment {
  view: View;
  seat: number | null;
  seats: SeatOut[];
  options: Record<string, string>;
  question?: Question | null;
  result?: Result | null;
  events?: readonly Told[];
  headline?: string;
  deck: Deck;
  considered?: Choice | null;
}

export function at(moment: Moment): At {
  const { view, seat, seats } = moment;
  const names = apart(seats.map((one, number) => seatName(one, number)));
  return {
    question: null,
    result: null,
    considered: null,
    events: [],
    headline: "",
    ...moment,
    facts: view.facts,
    near: seat ?? 0,
    zone: (name, holder = 0): Zone => view.zones[`${name} ${holder}`] ?? { zone: name, holder, count: 0, cards: [] },
    name: (one) => names[one] ?? seatName(seats[one], one),
  };
}

/** A sentence of the game with the names of its players. */
export function named(text: string, at: Pick<At, "seats" | "name">): string {
  return text.replace(/\b(?:Player|Team) (\d+)\b/gu, (number, digits: string) => (at.seats[Number(digits) - 1] ? at.name(Number(digits) - 1) : number));
}

/** Who sits on a seat, by name. */
export function seatName(seat: SeatOut | undefined, number: number): string {
  if (!seat) return t("seat-number", { number: number + 1 });
  if (seat.bot) return botName(seat.bot);
  const names = seat.people.map((person) => person.name).join(" & ");
  return names || t("seat-number", { number: number + 1 });
}

export function botName(level: string): string {
  return t("bot-name", { level: level.charAt(0).toUpperCase() + level.slice(1) });
}
