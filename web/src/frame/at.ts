/** Making the moment that a table's definition is given. */

import type { SeatOut } from "$lib/api/client";
import type { Deck } from "$lib/faces.svelte";
import { say, t, type Message } from "$lib/i18n.svelte";
import { apart, seatName } from "$lib/names";
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
  headline?: Message;
  deck: Deck;
  considered?: Choice | null;
  /** Whose side spectators see below. */
  near?: number;
}

export function at(moment: Moment): At {
  const { view, seat, seats } = moment;
  const called = (one: number) => seatName(seats[one], t("seat-number", { number: one + 1 }));
  const names = apart(seats.map((_, one) => called(one)));
  const name = (one: number) => names[one] ?? called(one);
  return {
    question: null,
    result: null,
    considered: null,
    events: [],
    ...moment,
    headline: say(moment.headline ?? "", name),
    facts: view.facts,
    near: seat ?? moment.near ?? 0,
    zone: (name, holder = 0): Zone => view.zones[`${name} ${holder}`] ?? { zone: name, holder, count: 0, cards: [] },
    name,
    say: (message) => named(message, { name }),
  };
}

/** A message of the server in the language spoken, with the names of those who sit here; nothing where there is none. */
export function named(message: Message | null | undefined, at: Pick<At, "name">): string {
  return message == null ? "" : say(message, at.name);
}
