/** What the parts of a card mean, beside the enlarged card. */

import { t } from "$lib/i18n.svelte";

const PLAY = ["helmets", "type", "box", "flag", "plate", "posts", "yards"] as const;
const ACTION = ["action-yards", "action-kick", "action-foul", "action-injury"] as const;

export function legend(card: string): { term: string; text: string }[] {
  const parts = /^a\d\d$/.test(card) ? ACTION : PLAY;
  return parts.map((part) => ({ term: t(`fh-legend-${part}`), text: t(`fh-legend-${part}-text`) }));
}
