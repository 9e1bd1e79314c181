/** The position of a table in the rulebook's nouns, read from what a seat sees. */

import type { Message } from "$lib/i18n.svelte";
import { within, type View, type Zone } from "$lib/table/view";
import { kit, type Kit } from "./teams";

/** Numbers of the rules that places are drawn for. */
export interface Rules {
  plays: number;
  drive: number;
  hand: number;
  audibles: number;
  team: number;
  space: number;
  start: number;
  safety: number;
  /** What a kick needs from the first space, the second … */
  kicks: number[];
}

/** What a card threatens, as the server judges it. */
export interface Threat {
  side: number;
  card: string;
  /** The play that was chosen, or -1. */
  play: number;
  /** Where each play would come down if nothing stopped it; null is overthrown. */
  arcs: { play: number; to: number | null }[];
  threats: Message[];
  note: Message;
  effects: string[];
  kick: { ball: number; need: number; text: Message } | null;
}

/** One area of the strip between the cards: footballs, helmets, whether there is a play, whether all its footballs meet one. */
export type Lane = [footballs: number, helmets: number | null, live: boolean, covered: boolean];

/** The two cards in play. */
export interface Meeting {
  threat: Threat;
  defence: string | null;
  lanes: Lane[];
}

export interface Roster {
  types: Record<string, number>;
  helmets: Record<string, number>;
  kickers: number;
  kick: number;
}

export interface Played {
  seats: [number, number];
  points: [number, number];
  winner: number;
}

/** A competition: standings or bracket, results, injuries. */
export interface Season {
  played: number;
  length: number;
  number: number;
  playoffs: boolean;
  through: number;
  standings: { seat: number; points: number; won: number; tied: number; lost: number; scored: number; conceded: number }[];
  rounds: { stage: string; pairs: { seats: [number | null, number | null]; game: Played | null }[] }[];
  results: Played[];
  injuries: { seat: number; card: string; text: Message }[];
}

/** What is on the table: `arena` is a half or an overtime in progress. */
export type Phase = "toss" | "teams" | "draft" | "cut" | "arena" | "between" | "over";

export interface Side {
  /** 0 Visitor, 1 Home. */
  side: number;
  seat: number;
  /** The number of its team, or -1. */
  team: number;
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
  /** The number of the play in hand within the drive. */
  down: number;
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
  /** Cards that an Audible took back, open. */
  swapped: string[];
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
  rules: Rules;
  meeting: Meeting | null;
  /** The stretch of the play in hand, before and after it. */
  snap: number;
  reached: number;
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

export function scene(view: View, over = false): Scene {
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
    rules: view.facts.rules as Rules,
    meeting: (view.facts.meeting as Meeting | null | undefined) ?? null,
    snap: (view.facts.snap as number | undefined) ?? 0,
    reached: (view.facts.reached as number | undefined) ?? 0,
    seat: view.seat,
    step: step(view),
  };
}

/** The cards of a side that everybody has seen in this half. */
export function seenCards(side: Side): string[] {
  return [side.inPlay, ...side.stack, ...(side.discard.cards ?? []), ...side.swapped, ...(side.injured.cards ?? [])].filter((card) => card !== null);
}

function step(view: View): Scene["step"] {
  if (view.legal.some((token) => token.startsWith("place "))) return "place";
  if (within(view, "FieldGoal")) return "kick";
  return within(view, "Touchdown") ? "conversion" : "meet";
}

function readSide(view: View, side: number): Side {
  const at = (name: string): number => list<number>(view, name)[side] ?? 0;
  const seat = list<number>(view, "seats")[side] ?? -1;
  const seated = list<number>(view, "seats")[0] !== list<number>(view, "seats")[1];
  return {
    side,
    seat,
    team: list<number>(view, "teams")[side] ?? -1,
    kit: kit(list<number>(view, "teams")[side] ?? -1, side),
    mine: seated && view.seat !== null && seat === view.seat,
    automatic: seated && seat < 0,
    score: at("scores"),
    ball: at("ball"),
    audibles: at("audibles"),
    made: at("made"),
    touchdowns: at("touchdowns"),
    fieldGoals: at("field_goals"),
    down: at("downs"),
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
    swapped: zone(view, "used_audible_open", side).cards ?? [],
    inPlay: zone(view, "in_play", side).cards?.[0] ?? null,
    facing: list<number>(view, "facing")[side] ?? -1,
  };
}

/** What is going on, by what lies on the table: while somebody chooses in secret, `where` says nothing. */
function phase(view: View, sides: readonly Side[]): Phase {
  const lying = (name: string): boolean => Object.values(view.zones).some((one) => one.zone === name && one.count > 0);
  if (lying("pack") || lying("display") || lying("league_pack")) return "draft";
  if (lying("in_play") || lying("hand") || lying("ai_stack") || within(view, "Half", "Overtime")) return "arena";
  if (sides.some((side) => side.roster.count > (view.facts.rules as Rules).team)) return "cut";
  const clubs = list<number>(view, "club_teams");
  if (clubs.length) return clubs.some((team) => team < 0) ? "teams" : "between";
  if (sides[0]!.seat === sides[1]!.seat) return "toss";
  return list<number>(view, "teams").some((team) => team < 0) ? "teams" : "between";
}
