/** What happened in a match, turn by turn: goals, misses, the latest attack. */

import type { Told } from "$lib/table/tablestate.svelte";
import { HOME_ATTACKS, type Match } from "./scene";

export interface Turn {
  turn: number;
  /** 0 home, 1 away: who attacks by the calendar. */
  attacker: number;
  /** Sides that scored in it. */
  goals: number[];
}

interface Facts {
  home: number;
  away: number;
  turn: number;
  club: number;
  attacker: number;
  goal: boolean;
  clubs: [number, number];
}

/** The turns of a match so far, from everything told since it began. */
export function turns(events: readonly Told[], match: Pick<Match, "clubs" | "ha">): Turn[] {
  const found = Array.from({ length: 12 }, (_, n): Turn => ({ turn: n + 1, attacker: HOME_ATTACKS.has(n + 1) ? 0 : 1, goals: [] }));
  const start = events.findLastIndex(({ kind, facts }) => kind === "MatchBegins" && isOf([(facts as unknown as Facts).home, (facts as unknown as Facts).away], match));
  let now: Turn | null = null;
  for (const { kind, facts } of events.slice(Math.max(0, start))) {
    const told = facts as unknown as Facts;
    if (kind === "TurnBegins" && match.clubs.includes(told.club)) {
      if (told.turn > found.length) found.push({ turn: told.turn, attacker: match.clubs.indexOf(told.club), goals: [] });
      now = found[told.turn - 1] ?? null;
    } else if (kind === "Settled" && told.goal && isOf(told.clubs, match)) {
      now?.goals.push(match.clubs.indexOf(told.attacker));
    } else if (kind === "GoalNullified" && isOf(told.clubs, match)) {
      now?.goals.pop();
    }
  }
  return found;
}

function isOf(clubs: readonly number[], match: Pick<Match, "clubs">): boolean {
  return clubs[0] === match.clubs[0] && clubs[1] === match.clubs[1];
}

/** The latest event of a kind in this match. */
export function latest(events: readonly Told[], match: Match, kind: string): Told | null {
  return events.findLast((event) => event.kind === kind && isOf((event.facts as unknown as Facts).clubs ?? [], match)) ?? null;
}
