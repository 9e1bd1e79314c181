/** What the parts of a card mean, beside the enlarged card, and its text. */

import type { At } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import { bookOf } from "./cards";

export function legend(id: string, at: At): { term: string; text: string }[] {
  const card = bookOf(at.deck).card(id);
  if (!card) return [];
  const parts = card.kind ? ["kind", "symbols", "objective"] : card.plaque ? ["plaque", card.position ? "position" : "subtype"] : card.challenge ? ["symbols", "special"] : ["window"];
  if (card.penalty) parts.push("risk");
  if (card.alert) parts.push("alert");
  const rules = card.text.length ? [{ term: t("gf-legend-rules"), text: card.text.join(" ") }] : [];
  return [...rules, ...parts.map((part) => ({ term: t(`gf-legend-${part}`), text: t(`gf-legend-${part}-text`) }))];
}
