/** A broadcast of what happened at one stroke: attacks one after the other, as scenes that are shown for a moment each. */

import type { Told } from "$lib/table/tablestate.svelte";
import type { Book } from "./cards";
import type { Pair } from "./scene";

export interface Scene {
  kind: "attack" | "card" | "half-time" | "final";
  clubs: Pair;
  score: Pair;
  /** The score before it. */
  was: Pair;
  minute: string;
  /** Milliseconds it stays, once the dice lie. */
  stay: number;
  attacker?: number;
  /** What came of an attack, in the rulebook's word. */
  why?: string;
  scored?: boolean;
  /** Levels of attack and defence die, what all four dice showed, and the totals. */
  levels?: Pair;
  dice?: string[];
  totals?: Pair;
  /** The name of a card and the club that played it. */
  card?: string;
  by?: number;
  /** The event it shows, for what is heard. */
  told: Told;
}

interface Facts {
  home: number;
  away: number;
  minute: string;
  club: number;
  card: number;
  clubs: Pair;
  scores: Pair;
  attacker: number;
  levels: Pair;
  dice: string[];
  goal: boolean;
  why: string;
  attack: [number, number, number];
  defence: [number, number];
}

/** Milliseconds until rolled dice lie. */
export const TUMBLING = 400;
const STAY = { attack: 800, card: 900, "half-time": 900, final: 1300 };
const GOAL = 1500;
/** How much shorter scenes of other people's matches are. */
const HASTE = 0.3;

/** The scenes of some events; `own` are the clubs whose matches are shown at length, `lying` the dice already rolled. */
export function scenes(events: readonly Told[], own: ReadonlySet<number>, book: Book, start: { clubs: Pair; score: Pair; minute: string } | null, lying: { levels: Pair; dice: string[] } | null = null): Scene[] {
  const found: Scene[] = [];
  let now = start ?? { clubs: [-1, -1] as Pair, score: [0, 0] as Pair, minute: "" };
  let rolled = lying;
  let was = now.score;
  let event: Told;
  const add = (kind: Scene["kind"], more: Partial<Scene> = {}): void => {
    const mine = now.clubs.some((one) => own.has(one));
    found.push({ kind, ...now, was, told: event, stay: (more.scored ? GOAL : STAY[kind]) * (mine ? 1 : HASTE), ...more });
  };
  for (event of events) {
    const { kind, facts } = event;
    was = now.score;
    const told = facts as unknown as Facts;
    if (kind === "MatchBegins") now = { clubs: [told.home, told.away], score: [0, 0], minute: "" };
    else if (kind === "TurnBegins") now = { ...now, minute: told.minute };
    else if (kind === "CardPlayed") add("card", { card: book.actions[told.card]?.name ?? "", by: told.club });
    else if (kind === "DiceRolled") rolled = { levels: told.levels, dice: told.dice };
    else if (kind === "DiceRerolled" && rolled) rolled = { ...rolled, dice: told.dice };
    else if (kind === "AttackCancelled") add("attack", { attacker: told.club, why: "cancelled" });
    else if (kind === "Settled") {
      now = { ...now, clubs: told.clubs, score: told.scores };
      add("attack", { attacker: told.attacker, why: told.why, scored: told.goal, totals: [sum(told.attack), sum(told.defence)], ...(rolled ?? {}) });
      rolled = null;
    } else if (kind === "GoalNullified") {
      now = { ...now, clubs: told.clubs, score: told.scores };
      add("attack", { attacker: told.club, why: "nullified" });
    } else if (kind === "HalfTime" || kind === "FinalWhistle") {
      now = { ...now, clubs: told.clubs, score: told.scores };
      add(kind === "HalfTime" ? "half-time" : "final");
    }
  }
  return found;
}

const sum = (terms: readonly number[]): number => terms.reduce((total, one) => total + one, 0);
