/** The position of a table in the rulebook's nouns, as the server tells it to a seat. Nothing is worked out here. */

import type { At } from "$frame/definition";
import type { Message } from "$lib/i18n.svelte";

export type Pair = [number, number];

export interface Club {
  name: string;
  /** Three letters for the badge. */
  mark: string;
  colour: string;
}

/** A match as the rules have it: lists of two are home and away. */
export interface Match {
  slot: number;
  clubs: Pair;
  /** -1 for a Non-Person Team. */
  seats: Pair;
  /** The side with home advantage. */
  ha: number;
  phase: string;
  window: string;
  half: number;
  turn: number;
  score: Pair;
  tactic: number;
  forced: number;
  laid: Pair;
  roll_winner: number;
  genius: [string, string];
  attacker: number;
  dice: number[];
}

/** A player on the pitch with the figures of now. */
export interface Fielded {
  id: string;
  attack: number;
  defence: number;
  skill: number;
  /** Cards changed the printed figures. */
  changed: boolean;
  muted: boolean;
}

/** Attack or defence of a side: its value, level and die, the terms of the sum, and what home advantage made of it. */
export interface Sum {
  value: number;
  level: number;
  die: number;
  terms: Message;
  says: Message;
}

export interface Side {
  players: Fielded[];
  /** An Attacking Genius whose use is gone. */
  spent: boolean;
  /** Known once the tactics are. */
  attack?: Sum;
  defence?: Sum;
}

export interface Turn {
  turn: number;
  half: number;
  minute: string;
  /** Who attacks: 0 home, 1 away. */
  side: number;
  /** Sides that scored in it. */
  goals: number[];
}

/** The present attack. `why` is what came of it, or would as the dice lie. */
export interface Attack {
  side: number;
  levels: Pair;
  bonus: number;
  chance: number;
  why: string;
  /** What the four dice show: attack, its genius die, defence, its genius die; empty before the roll. */
  dice: string[];
  values?: [number, number, number, number];
  totals?: Pair;
  /** Faces of the attack die that would score. */
  would: number[];
}

export interface InPlay {
  id: string;
  owner: number;
  side: number;
  uses: number;
  /** The player it lies on; null for a whole team. */
  player: string | null;
  effective: boolean;
}

/** What is drawn of a match beside its fields. */
export interface Play {
  minute: string;
  injury_time: boolean;
  turns: Turn[];
  /** Empty while teams lie face down. */
  sides: [Side, Side] | [];
  roll: { dice: [[string, string], [string, string]]; values: Pair; winner: number } | null;
  attack: Attack | null;
  in_play: InPlay[];
  /** Who could act in the open window, in the order they are asked, by what everybody knows. */
  acting: { seat: number; may: boolean; plays: boolean }[];
}

export interface Row {
  club: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
}

export interface Fixture {
  matchday: number;
  home: number;
  away: number;
  /** Goals of a match that is over or under way. */
  score: Pair | null;
  live: boolean;
}

/** Attack and defence of some players in a tactic, as printed. */
export interface Column {
  attack: number;
  attack_level: number;
  defence: number;
  defence_level: number;
}

export interface Best extends Column {
  tactic: number;
}

/** A player on offer: the price for this seat, and where he is at his best. */
export interface Offer {
  id: string;
  price: number;
  kind: "attack" | "defence";
  figure: number;
  tactics: string[];
}

export interface Facts extends Record<string, unknown> {
  clubs: Club[];
  club_seats: number[];
  seat_clubs: number[];
  money: number[];
  reserved: number[];
  stage: "setup" | "season" | "academy" | "market" | "final" | "over";
  matchday: number;
  matchdays: number;
  squad_limit: number;
  team_size: number;
  /** Names of the six levels. */
  levels: string[];
  occasion: Message;
  matches: Match[];
  play: Play[];
  /** Matches played: matchday, clubs, goals. */
  results: number[];
  champions: number[];
  seen: string[][];
  league: Row[][];
  pad: number[][][];
  fixtures: Fixture[][];
  /** Who meets whom next. */
  today: Pair[];
  purse?: number;
  basket?: string[];
  aside?: string[];
  offers?: Offer[];
  best?: Best | null;
  /** Why each card of the hand cannot be played now. */
  why?: Record<string, { text: Message; rule: string; short: Message }>;
  /** Teams that may not be fielded, by their places in the squad. */
  refused?: Record<string, Message>;
  academy?: Message | null;
}

export type MfAt = At<Facts>;
export type Phase = "hire" | "buy" | "market" | "academy" | "cut" | "matchday" | "match" | "over";

const NOBODY: Club = { name: "–", mark: "–", colour: "#9aa8a0" };

export function club(at: Pick<MfAt, "facts">, number: number | undefined): Club {
  return at.facts.clubs[number ?? -1] ?? NOBODY;
}

/** What is on the table. */
export function phaseOf(at: MfAt): Phase {
  const { facts } = at;
  if (at.result) return "over";
  if (facts.matches.length) return "match";
  if (asked(at, "drop ")) return "cut";
  switch (facts.stage) {
    case "setup":
      return facts.seat_clubs.some((_, seat) => at.zone("manager", seat).count === 0) ? "hire" : "buy";
    case "academy":
      return "academy";
    case "market":
      return facts.seat_clubs.some((_, seat) => at.zone("purchase hand", seat).count > 0) ? "market" : "matchday";
    default:
      return "matchday";
  }
}

/** Whether an option with this beginning is open. */
export function asked(at: MfAt, ...beginnings: string[]): boolean {
  return at.question?.options.some(({ token }) => beginnings.some((beginning) => token.startsWith(beginning))) ?? false;
}

/** The own club, or that of the first seat for spectators. */
export function nearClub(at: MfAt): number {
  return at.facts.seat_clubs[at.near] ?? 0;
}

/** The own championship; -1 in a friendly. */
export function nearLeague(at: MfAt): number {
  const own = nearClub(at);
  return at.facts.league.findIndex((rows) => rows.some((row) => row.club === own));
}

/** The side of a seat in a match; -1 for an outsider. */
export function sideOf(match: Match, seat: number | null): number {
  return seat === null ? -1 : match.seats.indexOf(seat);
}

/** Of two matches played at once the one that is asked about, else the own one, else the first. */
export function shownMatch(at: MfAt, wanted: number | null = null): Match | null {
  const { matches } = at.facts;
  const own = matches.find((match) => sideOf(match, at.seat) >= 0);
  const open = at.question ? matches.find((match) => match.window !== "") : undefined;
  const chosen = wanted === null ? undefined : matches[wanted];
  return (at.question ? (open ?? own) : (chosen ?? own ?? open)) ?? matches[0] ?? null;
}

export function playOf(at: MfAt, match: Match): Play {
  return at.facts.play[match.slot]!;
}

/** The players of a side that this seat can see, face up or face down. */
export function teamOf(at: MfAt, match: Match, side: number): string[] {
  const up = at.zone("pitch", 2 * match.slot + side).cards ?? [];
  return up.length ? up : (at.zone("team face down", 2 * match.slot + side).cards ?? []);
}

export function isLeague(at: MfAt): boolean {
  return at.facts.league.length > 0;
}

export interface Played {
  matchday: number;
  home: number;
  away: number;
  homeGoals: number;
  awayGoals: number;
}

export function played(at: MfAt): Played[] {
  const { results } = at.facts;
  const found: Played[] = [];
  for (let n = 0; n + 4 < results.length; n += 5) {
    found.push({ matchday: results[n]!, home: results[n + 1]!, away: results[n + 2]!, homeGoals: results[n + 3]!, awayGoals: results[n + 4]! });
  }
  return found;
}
