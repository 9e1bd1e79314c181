/** What counts in a Total, piece by piece. */

import type { At } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Scene } from "./scene";
import { parts } from "./story";

export interface Contribution {
  name: string;
  number: number;
}

/** The parts as first counted, cards laid since then, and whatever else makes up the Total. */
export function contributions(at: At, scene: Scene, role: number, ability: number): Contribution[] {
  const { facts, book } = scene;
  const shownTwice = new Set(facts.laid.map(([, card]) => book.id(card ?? -1)?.split("*")[0]));
  const first = parts(at.events)
    .filter(([who, id, which]) => who === role && which === ability && !shownTwice.has(id))
    .map(([, id, , number]) => ({ name: book.card(id)?.name ?? id, number }));
  const laid = facts.laid
    .filter(([who, , ...symbols]) => who === role && (symbols[ability] ?? 0) !== 0)
    .map(([, card, ...symbols]) => ({ name: book.of(card ?? -1)?.name ?? "", number: symbols[ability] ?? 0 }));
  const found = [...first, ...laid];
  const rest = (facts.totals[role * 4 + ability] ?? 0) - found.reduce((sum, { number }) => sum + number, 0);
  return rest ? [...found, { name: t("gf-other-effects"), number: rest }] : found;
}
