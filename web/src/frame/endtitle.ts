import { spoken, t } from "$lib/i18n.svelte";
import type { Result } from "$lib/table/tablestate.svelte";
import type { At } from "./definition";

/** How it ended, for whoever looks at it; those who only look, or share a device, are told who has won. */
export function endTitle(result: Pick<Result, "winner" | "allies">, { seat, seats, name }: Pick<At, "seat" | "seats" | "name">): string {
  if (result.winner === null) return t("end-tie");
  const winners = [result.winner, ...(result.allies ?? [])];
  if (seat !== null) return t(winners.includes(seat) ? "end-won" : "end-lost");
  if (!seats[result.winner]) return t("end-over");
  return t("end-won-by", { names: new Intl.ListFormat(spoken()).format(winners.map(name)), count: winners.length });
}
