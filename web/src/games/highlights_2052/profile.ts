/** What a set of cards is strong in: for choosing a team, and for what a roster is short of. */

import { AREAS, type PlayCard, type PlayType } from "./cards";

export interface Trait {
  id: "run" | "pass" | "defence" | "kick";
  /** 0 to 1, for a bar. */
  share: number;
  level: "low" | "middle" | "high";
}

/** Running, passing, stopping and kicking, each compared with what a team can have. */
export function profile(cards: readonly PlayCard[]): Trait[] {
  const best = (type: PlayType): number => mean(cards.map((card) => Math.max(0, ...card.plays.filter((play) => play.type === type || play.type === "M").map((play) => play.yards))));
  const helmets = mean(cards.map((card) => card.helmets.reduce((sum, count) => sum + count, 0)));
  return [
    trait("run", best("R"), 3, 12),
    trait("pass", best("P"), 3, 12.5),
    trait("defence", helmets, 1.1, 2.3),
    trait("kick", mean(cards.map((card) => card.kick)), 1.4, 3.8),
  ];
}

function mean(numbers: readonly number[]): number {
  return numbers.length ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : 0;
}

function trait(id: Trait["id"], value: number, low: number, high: number): Trait {
  const share = Math.max(0.08, Math.min(1, (value - low) / (high - low)));
  return { id, share, level: share < 0.4 ? "low" : share < 0.7 ? "middle" : "high" };
}

const GOOD_KICK = 4;

export interface Balance {
  types: { type: PlayType; count: number }[];
  areas: { area: (typeof AREAS)[number]; helmets: number }[];
  kickers: number;
}

/** Defence types, helmets by area, and good kickers of a roster. */
export function balance(cards: readonly PlayCard[]): Balance {
  return {
    types: (["R", "P", "M"] as const).map((type) => ({ type, count: cards.filter((card) => card.defends === type).length })),
    areas: AREAS.map((area, place) => ({ area, helmets: cards.reduce((sum, card) => sum + (card.helmets[place] ?? 0), 0) })),
    kickers: cards.filter((card) => card.kick >= GOOD_KICK).length,
  };
}
