/** What the parts of a card mean, beside the enlarged card, and its text. */

import type { At } from "$frame/definition";
import { say, t } from "$lib/i18n.svelte";
import { bookOf } from "./cards";

export function legend(id: string, at: At): { term: string; text: string }[] {
  const card = bookOf(at.deck).card(id);
  if (!card) return [];
  const parts = card.kind ? ["kind", "symbols", "objective"] : card.plaque ? ["plaque", card.position ? "position" : "subtype"] : card.challenge ? ["symbols", "special"] : ["window"];
  if (card.penalty) parts.push("risk");
  if (card.alert) parts.push("alert");
  const said = card.said.map((line) => say(line));
  const rules = said.length ? [{ term: t("gf-table-legend-rules"), text: upper(said.reduce((before, part) => t("gf-deck-line", { before, part }))) }] : [];
  return [...rules, ...parts.map((part) => ({ term: t("gf-table-legend", { part }), text: t("gf-table-legend-text", { part }) }))];
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
