/** The position of a table in the rulebook's nouns, read from what a seat sees. */

import type { View, Zone } from "$lib/table/view";
import { kit, type Kit } from "./teams";

export const PLAYS_PER_HALF = 10;
export const PLAYS_PER_DRIVE = 4;
export const TEAM_SIZE = 15;

/** What is on the table: `arena` is a half or an overtime in progress. */
export type Phase = "toss" | "teams" | "draft" | "cut" | "arena" | "between" | "over";

export interface Side {
  /** 0 Visitor, 1 Home. */
  side: number;
  seat: number;
  kit: Kit;
  /** Whether the one who looks sits here. */
  mine: boolean;
  /** Played by the rules alone (FH-23). */
  automatic: boolean;
  score: number;
  ball: number;
  audibles: number;
  made: number;
  touchdowns: number;
  fieldGoals: number;
  /** Activated types of the cards on the drive stack, `-` for none. */
  types: string;
  hand: Zone;
  playbook: Zone;
  audible: Zone;
  roster: Zone;
  pack: Zone;
  cut: Zone;
  injured: Zone;
  discard: Zone;
  stack: string[];
  inPlay: string | null;
  /** Number of the card it shows the other side, also after it has left play; -1 for none. */
  facing: number;
}

export interface Scene {
  phase: Phase;
  half: number;
  overtime: boolean;
  round: number;
  offence: number;
  /** Number of the play chosen on the offensive card, or -1. */
  activated: number;
  sides: [Side, Side];
  /** The side drawn on the left, which drives down, and the one on the right, which drives up: the looker's own. */
  left: Side;
  right: Side;
  mine: Side | null;
  actionDeck: number;
  actionDiscard: string[];
  playDeck: number;
  display: string[];
  /** A round of an overtime, a half, or nothing yet: where a drive starts. */
  start: number;
  safety: number;
  seat: number | null;
  /** How far the play in hand is: `meet` until it is resolved, then its kick or its try for two. */
  step: "place" | "meet" | "kick" | "conversion";
}

const NO_ZONE: Zone = { zone: "", holder: 0, count: 0, cards: null };

export function zone(view: View, name: string, holder = 0): Zone {
  return view.zones[`${name} ${holder}`] ?? NO_ZONE;
}

export function list<T>(view: View, name: string): T[] {
  return (view.facts[name] as T[] | undefined) ?? [];
}

export function scene(view: View, options: Readonly<Record<string, string>> = {}, over = false): Scene {
  const sides = [readSide(view, 0), readSide(view, 1)] as [Side, Side];
  const mine = sides.find((side) => side.mine) ?? null;
  const right = mine ?? sides[1];
  const half = (view.facts.half as number | undefined) ?? 0;
  return {
    phase: over ? "over" : phase(view, sides),
    half,
    overtime: half === 3,
    round: (view.facts.overtime_round as number | undefined) ?? 0,
    offence: (view.facts.offence as number | undefined) ?? 0,
    activated: (view.facts.activated as number | undefined) ?? -1,
    sides,
    right,
    left: sides[1 - right.side]!,
    mine,
    actionDeck: zone(view, "action_deck").count,
    actionDiscard: zone(view, "action_discard").cards ?? [],
    playDeck: zone(view, "play_deck").count,
    display: zone(view, "display").cards ?? [],
    start: half === 3 ? 30 : 45,
    safety: options.fifty_space === "on" ? 55 : 50,
    seat: view.seat,
    step: step(view),
  };
}

function step(view: View): Scene["step"] {
  if (view.legal.some((token) => token.startsWith("place "))) return "place";
  if (/\bFieldGoal\b/.test(view.where)) return "kick";
  return /\bTouchdown\b/.test(view.where) ? "conversion" : "meet";
}

function readSide(view: View, side: number): Side {
  const at = (name: string): number => list<number>(view, name)[side] ?? 0;
  const seat = list<number>(view, "seats")[side] ?? -1;
  const seated = list<number>(view, "seats")[0] !== list<number>(view, "seats")[1];
  return {
    side,
    seat,
    kit: kit(list<number>(view, "teams")[side] ?? -1, side),
    mine: seated && view.seat !== null && seat === view.seat,
    automatic: seated && seat < 0,
    score: at("scores"),
    ball: at("ball"),
    audibles: at("audibles"),
    made: at("made"),
    touchdowns: at("touchdowns"),
    fieldGoals: at("field_goals"),
    types: list<string>(view, "drive_types")[side] ?? "",
    hand: seated && seat < 0 ? zone(view, "ai_stack") : zone(view, "hand", side),
    playbook: seated && seat < 0 ? zone(view, "solo_deck") : zone(view, "playbook", side),
    audible: zone(view, "audible", side),
    roster: zone(view, "roster", side),
    pack: zone(view, "pack", side),
    cut: zone(view, "cut", side),
    injured: zone(view, "injured", side),
    discard: zone(view, "discard", side),
    stack: zone(view, "drive_stack", side).cards ?? [],
    inPlay: zone(view, "in_play", side).cards?.[0] ?? null,
    facing: list<number>(view, "facing")[side] ?? -1,
  };
}

/** What is going on, by what lies on the table: while somebody chooses in secret, `where` says nothing. */
function phase(view: View, sides: readonly Side[]): Phase {
  const lying = (name: string): boolean => Object.values(view.zones).some((one) => one.zone === name && one.count > 0);
  if (lying("pack") || lying("display") || lying("league_pack")) return "draft";
  if (lying("in_play") || lying("hand") || lying("ai_stack") || /\b(Half|Overtime)\b/.test(view.where)) return "arena";
  if (sides.some((side) => side.roster.count > TEAM_SIZE)) return "cut";
  const clubs = list<number>(view, "club_teams");
  if (clubs.length) return clubs.some((team) => team < 0) ? "teams" : "between";
  if (sides[0]!.seat === sides[1]!.seat) return "toss";
  return list<number>(view, "teams").some((team) => team < 0) ? "teams" : "between";
}

/** FH-9.2  What a kick from here must reach. */
export function fieldCount(ball: number): number {
  return Math.min(10, Math.max(3, Math.floor(ball / 5) + 1));
}

/** The number of the play in hand within a side's drive (FH-4.2). */
export function down(side: Side): number {
  return side.stack.length + 1;
}
