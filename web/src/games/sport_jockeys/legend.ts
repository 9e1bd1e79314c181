/** What the parts of a card mean, beside the enlarged card. */

import { t } from "$lib/i18n.svelte";
import type { At } from "$frame/definition";

const PARTS = ["code", "attribute", "boxes", "classes", "counters", "halves"] as const;
const BLACK = ["black"] as const;

export function legend(card: string, at: Pick<At, "deck">): { term: string; text: string }[] {
  const parts = at.deck.card(card).kind === "black" && card !== "C52" ? BLACK : PARTS;
  return parts.map((part) => ({ term: t(`sj-legend-${part}`), text: t(`sj-legend-${part}-text`) }));
}
