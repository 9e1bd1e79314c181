/** The position in the rulebook's nouns, as the server tells it. */

import type { At } from "$frame/definition";
import type { Choice, Told } from "$lib/table/tablestate.svelte";
import type { View, Zone } from "$lib/table/view";
import { Book, type Numbers } from "./cards";

export const NOBODY = -1;
export const HANDS = { off_hand: "offense", def_hand: "defense", pb_hand: "playbook" } as const;
export type HandName = keyof typeof HANDS;

export interface Kit {
  /** Three letters for the badge. */
  code: string;
  place: string;
  nickname: string;
  /** Helmet and jersey; white letters stand on it. */
  first: string;
  second: string;
  /** Reads on black and under black letters. */
  glow: string;
}

export interface Team extends Kit {
  offence: string;
  defence: string;
  lean: string;
  /** Quarterback, backs, receivers, line, front, linebackers, secondary: -2 to +2. */
  grades: number[];
}

/** A summand: a rating code, a position, the id of an Audible, or `carry`. */
export type Term = readonly [source: string, amount: number];

export interface Sum {
  total: number;
  terms: Term[];
}

/** What lies, or would lie: both sums, and what comes of them once a defender lies. */
export interface Meeting {
  result: "TD" | "FG";
  stops: string[];
  offence: Sum;
  defence?: Sum;
  /** Positions that the bonus is for, where it does not count. */
  only?: string[];
  /** Ratings of the defender that could stop it too, but are lower. */
  lower?: Term[];
  outcome?: Outcome;
  margin?: number;
  /** Of both sides. */
  points?: [offence: number, defence: number];
}

export type Outcome = "touchdown" | "field_goal" | "held" | "settled" | "stopped" | "returned" | "punt";

/** What an option would do, beside a meeting. */
export interface Prospect extends Partial<Meeting> {
  chance?: number | null;
  /** Points to expect. */
  expected?: number;
  punt?: boolean;
  /** Who punts, where the option names the play. */
  player?: string;
  /** The Audible that would be played. */
  call?: string;
  /** What a card would replace. */
  replaces?: "offence_card" | "play_card" | "defence_card";
  cancel?: boolean;
}

export interface Call {
  card: string;
  offence: boolean;
  cancelled: boolean;
}

interface Laid {
  player: string | null;
  play: string | null;
  defender: string | null;
  calls: Call[];
}

interface SpotFacts {
  /** A letter of the outcomes; empty for a spot still free, `now` for the attempt under way. */
  state: string;
  points: number;
  card: string | null;
}

export interface Stock {
  touchdowns: number;
  field_goals: number;
  audibles: number;
  chance: number | null;
}

export interface Spread {
  favourite: number;
  points: number | string;
  difference: number;
  divided: number;
  exact: number;
}

export interface Facts {
  visitor: number;
  offence: number;
  turn: number;
  period: number;
  scores: number[];
  names: string[];
  teams: number[];
  payrolls: number[];
  rosters: number[][];
  defence_scores: string[];
  punting: boolean;
  carry: number[];
  silenced: boolean;
  scouted: boolean;
  reply: boolean;
  kits: Kit[];
  /** First and second colour of every team, and the shade of the first, by its code. */
  inks: Record<string, [first: string, second: string, shade: string]>;
  league?: Team[];
  length: { turns: number; spots: number; hands: Record<string, number> };
  numbers: Numbers;
  laid?: Laid;
  meeting?: Partial<Meeting>;
  spots?: SpotFacts[][];
  defence_points?: number[][];
  open?: boolean;
  spread?: Spread | null;
  stock?: Stock | null;
  unseen?: Record<string, string[]>[];
}

/** What a spot shows. */
export interface Spot extends SpotFacts {
  number: number;
  /** Both numbers, as they were resolved. */
  numbers: [number, number] | null;
}

export interface Side {
  seat: number;
  kit: Kit;
  /** Whoever looks sits here. */
  mine: boolean;
  visitor: boolean;
  attacks: boolean;
  score: number;
  payroll: number;
  carry: number;
  spots: Spot[];
  /** Defensive scores: letters and points. */
  defenceScores: { letter: string; points: number }[];
  zone: (name: string) => Zone;
  deck: (pile: "off" | "def" | "pb") => number;
}

export interface Scene {
  phase: "teams" | "game" | "over";
  facts: Facts;
  near: Side;
  far: Side;
  sides: [Side, Side];
  laid: Laid;
  book: Book;
}

const NOTHING_LAID: Laid = { player: null, play: null, defender: null, calls: [] };
const PARTS = { off: ["off_deck", "off_open", "off_under"], def: ["def_deck", "def_open", "def_under"], pb: ["pb_top", "pb_deck", "pb_open"] };

const scenes = new WeakMap<View, { over: boolean; events: number; scene: Scene }>();

/** The position, read once for every view. */
export function sceneOf(at: At): Scene {
  const over = at.result !== null;
  const known = scenes.get(at.view);
  if (known && known.over === over && known.events === at.events.length) return known.scene;
  const scene = read(at, over);
  scenes.set(at.view, { over, events: at.events.length, scene });
  return scene;
}

function read(at: At, over: boolean): Scene {
  const facts = at.facts as unknown as Facts;
  const numbers = resolvedNumbers(at.events, facts.names);
  const sides = [0, 1].map((seat) => side(at, facts, seat, numbers, over)) as [Side, Side];
  const phase = over ? "over" : facts.visitor === NOBODY ? "teams" : "game";
  return { phase, facts, near: sides[at.near]!, far: sides[1 - at.near]!, sides, laid: facts.laid ?? NOTHING_LAID, book: new Book(at.deck, facts.numbers) };
}

function side(at: At, facts: Facts, seat: number, numbers: ReadonlyMap<string, [number, number]>, over: boolean): Side {
  const zone = (name: string): Zone => at.zone(name, seat);
  return {
    seat,
    kit: facts.kits[seat]!,
    mine: seat === at.seat,
    visitor: seat === facts.visitor,
    attacks: facts.visitor !== NOBODY && seat === facts.offence && !over,
    score: facts.scores[seat] ?? 0,
    payroll: facts.payrolls[seat] ?? 0,
    carry: facts.carry[seat] ?? 0,
    spots: (facts.spots?.[seat] ?? []).map((spot, place) => ({ ...spot, number: place + 1, numbers: numbers.get(`${seat} ${place + 1}`) ?? null })),
    defenceScores: (facts.defence_points?.[seat] ?? []).map((points, place) => ({ letter: facts.defence_scores[seat]?.[place] ?? "", points })),
    zone,
    deck: (pile) => PARTS[pile].reduce((sum, part) => sum + zone(part).count, 0),
  };
}

/** Both numbers of each spot, by seat and number. */
function resolvedNumbers(events: readonly Told[], names: readonly string[]): Map<string, [number, number]> {
  const found = new Map<string, [number, number]>();
  let spot = "";
  for (const { kind, facts } of events) {
    if (kind === "TurnBegins") spot = `${names.indexOf(facts.team as string)} ${String(facts.spot)}`;
    if (kind === "Resolved") found.set(spot, [facts.offence_number as number, facts.defence_number as number]);
  }
  return found;
}

/** What an option would do, as the server reckons it. */
export function prospect(option: Choice | null | undefined): Prospect {
  return (option?.outcome ?? {}) as Prospect;
}
