/** What the plays of a half came to, for the places that spent cards leave in the hand. */

import type { Told } from "$lib/table/tablestate.svelte";

export interface Made {
  type: string;
  gain: number;
  touchdown: boolean;
}

interface Facts {
  ball: number;
  card: number;
  play: number;
  what: string;
  total: number;
  yards: number;
  old: number;
  new: number;
  why: string;
}

/** The plays of a side since the half began. */
export function playsMade(events: readonly Told[], side: number, typeOf: (card: number, play: number) => string): Made[] {
  const from = events.findLastIndex((event) => event.kind === "HalfBegins" || event.kind === "OvertimeBegins");
  const made: Made[] = [];
  let now: Made = { type: "", gain: 0, touchdown: false };
  for (const event of events.slice(Math.max(0, from))) {
    if (event.side !== side) continue;
    const facts = event.facts as unknown as Facts;
    if (event.kind === "Threat") now = { type: "", gain: 0, touchdown: false };
    else if (event.kind === "Activated") now.type = typeOf(facts.card, facts.play);
    else if (event.kind === "BallMoved" && (facts.why === "play" || facts.why === "penalty")) now.gain += facts.old - facts.new;
    else if (event.kind === "Scored" && facts.what === "touchdown") now.touchdown = facts.why === "play" || facts.why === "penalty";
    else if (event.kind === "PlayOver") made.push(now);
  }
  return made;
}
