/** Small texts that several pages need. */

import type { TableOut } from "$lib/api/client";
import { spoken, t } from "$lib/i18n.svelte";
import { seatNames } from "$lib/names";

/** The others at a table, in words. */
export function opponents(table: TableOut): string {
  const names = seatNames(table.seats);
  const others = names.filter((_, place) => table.seats[place]!.seat !== table.my_seat);
  return new Intl.ListFormat(spoken(), { type: "conjunction" }).format(others);
}

export function day(seconds: number): string {
  return new Intl.DateTimeFormat(spoken(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];

/** How long ago something was. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds);
  const [unit, size] = STEPS.find(([, size]) => passed >= size) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" }).format(-Math.floor(passed / size), unit);
}

/** A clock in words, from `decision 60`, `bank 600 10` or `days 3`. */
export function clockText(clock: string): string {
  const [kind = "", ...numbers] = clock.split(" ");
  const [first = 0, second = 0] = numbers.map(Number);
  if (kind === "decision") return t("clock-decision", { seconds: first });
  if (kind === "bank") return t("clock-bank", { minutes: first / 60, seconds: second });
  if (kind === "days") return t("clock-days", { days: first });
  return t("clock-none");
}

/** `two_point` as `Two point`, where no message has a better name. */
export function plainName(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
