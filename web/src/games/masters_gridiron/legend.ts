/** What the parts of a card mean, beside the enlarged card. */

import type { At } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import { sceneOf } from "./scene";

const PLAYER = ["pennant", "coin", "ratings", "duel", "ribbon", "print"] as const;
const PLAY = ["result", "type", "uses", "stops", "bonus"] as const;
const AUDIBLE = ["side", "window", "needs", "audible"] as const;

export function legend(card: string, at: At): { term: string; text: string }[] {
  const { book } = sceneOf(at);
  const parts = book.player(card) ? PLAYER : book.play(card) ? PLAY : AUDIBLE;
  return parts.map((part) => ({ term: t(`mg-legend-${part}`), text: t(`mg-legend-${part}-text`) }));
}
