/** FH-24.6  What everybody knows of the other side's cards. */

import type { Told } from "$lib/table/tablestate.svelte";
import type { CardBook } from "./cards";
import type { Side } from "./scene";

const SHOWN = new Set(["OpenPick", "Threat", "Defence", "OffensiveAudible"]);

/** Cards of a side that were taken openly or seen in play, in that order. */
function shown(events: readonly Told[], side: Side, book: CardBook): string[] {
  const found = new Set<string>();
  for (const event of events) {
    const facts = event.facts as { card?: number | null };
    if (!SHOWN.has(event.kind) || event.side !== side.side || typeof facts.card !== "number") continue;
    const id = book.id(facts.card);
    if (id) found.add(id);
  }
  return [...found];
}

/** Cards that a side has shown since the half began. */
export function seenThisHalf(events: readonly Told[], side: Side, book: CardBook): string[] {
  const from = events.findLastIndex((event) => event.kind === "HalfBegins" || event.kind === "OvertimeBegins");
  return shown(events.slice(Math.max(0, from)), side, book);
}

/** Cards publicly known to belong to a side: its list in a quick start, its Stars in a draft, what it has shown. */
export function known(events: readonly Told[], side: Side, book: CardBook, options: Readonly<Record<string, string>>): string[] {
  const drafted = options.setup === "draft" || options.mode === "league" || options.roster === "league_draft";
  const listed = side.automatic ? [] : book.team(side.kit.id).filter((card) => card.star || !drafted);
  return [...new Set([...listed.map((card) => card.id), ...shown(events, side, book)])];
}
