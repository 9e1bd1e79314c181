import { t } from "$lib/i18n.svelte";
import type { Result } from "$lib/table/tablestate.svelte";

/** How it ended, for whoever looks at it. */
export function endTitle(result: Pick<Result, "winner" | "allies">, seat: number | null): string {
  if (result.winner === null) return t("end-tie");
  if (seat === null) return t("end-over");
  return t(result.winner === seat || result.allies?.includes(seat) ? "end-won" : "end-lost");
}
