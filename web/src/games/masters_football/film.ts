/** A broadcast of what happened at one stroke: attacks one after the other, as scenes that are shown for a moment each. */

import type { Told } from "$lib/table/tablestate.svelte";
import type { Book } from "./cards";
import { ATTACK, DEFENCE, GENIUS } from "./dice";
import type { Pair } from "./scene";

export type Outcome = "goal" | "genius" | "miss" | "denied" | "nullified" | "cancelled";

export interface Scene {
  kind: "kick-off" | "attack" | "card" | "half-time" | "final";
  clubs: Pair;
  score: Pair;
  turn: number;
  /** Milliseconds it stays. */
  stay: number;
  attacker?: number;
  outcome?: Outcome;
  /** Levels and faces of attack and defence die; faces of both genius dice; totals. */
  levels?: Pair;
  faces?: [number, string, number, string];
  totals?: Pair;
  /** The name of a card and the seat that played it. */
  card?: string;
  seat?: number;
}

interface Facts {
  home: number;
  away: number;
  turn: number;
  club: number;
  seat: number;
  card: number;
  clubs: Pair;
  scores: Pair;
  attacker: number;
  levels: Pair;
  faces: [number, number, number, number];
  new: [number, number, number, number];
  bonus: number;
  goal: boolean;
  why: string;
  attack: [number, number, number];
  defence: [number, number];
}

const STAY = { "kick-off": 700, attack: 800, card: 900, "half-time": 900, final: 1300 };
const GOAL = 1500;
/** How much shorter scenes of other people's matches are. */
const HASTE = 0.3;

/** The scenes of some events; `own` are the clubs whose matches are shown at length. */
export function scenes(events: readonly Told[], own: ReadonlySet<number>, book: Book, start: { clubs: Pair; score: Pair; turn: number } | null): Scene[] {
  const found: Scene[] = [];
  let now = { clubs: start?.clubs ?? ([-1, -1] as Pair), score: start?.score ?? ([0, 0] as Pair), turn: start?.turn ?? 0 };
  let rolled: { levels: Pair; faces: number[] } | null = null;
  const add = (kind: Scene["kind"], more: Partial<Scene> = {}): void => {
    const mine = now.clubs.some((one) => own.has(one));
    const stay = (more.outcome === "goal" || more.outcome === "genius" ? GOAL : STAY[kind]) * (mine ? 1 : HASTE);
    found.push({ kind, ...now, stay, ...more });
  };
  for (const { kind, facts } of events) {
    const told = facts as unknown as Facts;
    if (kind === "MatchBegins") now = { clubs: [told.home, told.away], score: [0, 0], turn: 0 };
    else if (kind === "TurnBegins") now = { ...now, turn: told.turn };
    else if (kind === "CardPlayed") add("card", { card: book.actions[told.card]?.name ?? "", seat: told.seat });
    else if (kind === "DiceRolled") rolled = { levels: told.levels, faces: [...told.faces] };
    else if (kind === "DiceRerolled" && rolled) rolled.faces = rolled.faces.map((face, die) => (told.new[die]! >= 0 ? told.new[die]! : face));
    else if (kind === "AttackCancelled") add("attack", { attacker: told.club, outcome: "cancelled" });
    else if (kind === "Settled") {
      now = { ...now, clubs: told.clubs, score: told.scores };
      add("attack", { attacker: told.attacker, outcome: outcome(told), totals: [sum(told.attack), sum(told.defence)], ...(rolled ? { levels: rolled.levels, faces: shown(rolled) } : {}) });
      rolled = null;
    } else if (kind === "GoalNullified") {
      now = { ...now, clubs: told.clubs, score: told.scores };
      add("attack", { attacker: told.club, outcome: "nullified" });
    } else if (kind === "HalfTime" || kind === "FinalWhistle") {
      now = { ...now, clubs: told.clubs, score: told.scores };
      add(kind === "HalfTime" ? "half-time" : "final");
    }
  }
  return found;
}

function outcome({ goal, why }: Facts): Outcome {
  if (goal) return why === "genius" ? "genius" : "goal";
  return why === "denied" ? "denied" : "miss";
}

function shown({ levels, faces }: { levels: Pair; faces: number[] }): [number, string, number, string] {
  return [ATTACK[levels[0]]![faces[0]!]!, GENIUS[faces[1]!]!, DEFENCE[levels[1]]![faces[2]!]!, GENIUS[faces[3]!]!];
}

const sum = (terms: readonly number[]): number => terms.reduce((total, one) => total + one, 0);
