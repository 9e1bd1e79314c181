/** Whose choice it is, in words: a player's, a bot's, or one of two coaches'. */

import { t } from "$lib/i18n.svelte";
import { botName, coachAt, placesOf, seatName } from "$lib/names";
import type { Frame } from "./context";

type Told = Pick<Frame, "table" | "at">;

/** The name of whoever is at a place. */
export function nameAt({ at }: Pick<Frame, "at">, place: number): string {
  if (!coachAt(at.seats, place)) return at.name(place);
  return seatName(placesOf(at.seats).find(({ seat }) => seat === place));
}

/** The name of one's fellow coach; nothing where one has the whole seat. */
export function partnerName({ table, at }: Told): string {
  const partner = placesOf(at.seats.filter(({ seat }) => seat === table.seat)).find(({ seat }) => seat !== table.place);
  return partner ? nameAt({ at }, partner.seat) : "";
}

/** The place that the table waits for first. */
export function waitedFor({ table }: Pick<Frame, "table">): number | undefined {
  return table.choosers[0] ?? table.waitingFor[0];
}

/** Who is waited for, as a sentence. */
export function waiting({ table, at }: Told): string {
  const place = waitedFor({ table });
  if (place === undefined) return t("wait-table");
  const sitter = placesOf(at.seats).find(({ seat }) => seat === place);
  const bot = sitter?.bot ?? sitter?.stand_in;
  const name = bot && bot !== sitter?.bot ? botName(bot) : nameAt({ at }, place);
  const coach = coachAt(at.seats, place);
  if (coach && coach.seat === table.seat && place !== table.place) return t("wait-coach", { unit: coach.unit, name });
  return t(bot ? "wait-bot" : "wait-person", { name });
}
