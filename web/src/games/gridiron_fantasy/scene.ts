/** The position, read once for every view: teams, roles, the situation, whose hand is shown. */

import type { At } from "$frame/definition";
import type { Message } from "$lib/i18n.svelte";
import { stepOf, type View, type Zone } from "$lib/table/view";
import { bookOf, type Book } from "./cards";
import { franchisesOf, kitOf, type Kit } from "./kits";

export interface Facts {
  off: number;
  dfn: number;
  home: number;
  away: number;
  drive: number;
  last_drive: number;
  overtime: boolean;
  half: number;
  down: number;
  los: number;
  mark: number;
  context: string;
  advantage: number;
  dominant: number;
  tie: number;
  winner: number;
  declared: number;
  drive_over: string;
  scorer: number;
  fixture: number;
  scores: number[];
  names: string[];
  shown: [number, number];
  totals: number[];
  /** Card, level, until when, how many are left. */
  outs: number[][];
  habits: number[];
  active: number[][];
  stints: number[];
  switched?: string[];
  /** The seats that coach offence and defence of each team. */
  coaches: [number, number][];
  /** What counts in both Totals of the Dominant Ability: role, id of the card, how many. */
  parts: [number, string, number][];
  /** The role that leads in the Dominant Ability, or -1. */
  leader: number;
  /** For both roles what a won Challenge brings. */
  stakes: (Stake | null)[];
  /** Open Secondary Challenges. */
  prizes: Prize[];
  /** The most blatant foul of the Play so far. */
  foul: Foul | null;
  /** The foul that is being judged. */
  flag: (Foul & { alerts: number[] }) | null;
  /** Why cards of one's hand cannot be chosen now, by their ids. */
  idle?: Record<string, { text: Message; rule: string }>;
}

export interface Stake {
  yards: number;
  after: After;
}

/** Where a Play or a penalty leaves the ball: the end of the drive, or the next down, from the offence's side. */
export interface After {
  end: string;
  down?: number;
  to_go?: number;
  los?: number;
}

export interface Prize {
  role: number;
  ability: number;
  own: number;
  other: number;
  text: Message;
}

export interface Foul {
  role: number;
  card: string;
  risk: number;
  yards: number;
  name: string;
}

export interface Side {
  team: number;
  kit: Kit;
  mine: boolean;
  /** 0 on offence, 1 on defence. */
  role: 0 | 1;
  score: number;
  seats: [number, number];
  zone: (name: string) => Zone;
  /** A zone of the present role: `oa_hand` or `da_hand`. */
  own: (name: "hand" | "discard" | "played") => Zone;
  /** `op_book` or `dp_book` of the present role. */
  plays: (name: "book" | "reserve" | "called" | "shown") => Zone;
  deck: number;
}

export interface Scene {
  facts: Facts;
  book: Book;
  form: string;
  phase: "decks" | "setup" | "game" | "over";
  /** The step that asks: `Challenge.turn`. */
  step: string;
  near: Side;
  far: Side;
  /** Every team; two but for brackets and Tag Team. */
  sides: Side[];
  /** The two on the field, by role. */
  roles: [Side, Side];
}

const scenes = new WeakMap<View, { over: boolean; scene: Scene }>();

export function sceneOf(at: At): Scene {
  const over = at.result !== null;
  const known = scenes.get(at.view);
  if (known && known.over === over) return known.scene;
  const scene = read(at, over);
  scenes.set(at.view, { over, scene });
  return scene;
}

function read(at: At, over: boolean): Scene {
  const facts = at.facts as unknown as Facts;
  const form = at.options.form ?? "single";
  const { coaches } = facts;
  const sides = coaches.map((seats, team) => sideOf(at, facts, team, seats));
  const pair = facts.drive || form === "tag" ? [facts.off, facts.dfn] : [facts.home, facts.away];
  const own = coaches.findIndex((seats) => seats.includes(at.near));
  const near = sides[pair.includes(own) ? own : pair[0]!]!;
  const far = sides[pair[0] === near.team ? pair[1]! : pair[0]!]!;
  const step = stepOf(at.view);
  const phase = over ? "over" : facts.names.some((name) => !name) ? "decks" : facts.drive ? "game" : "setup";
  return { facts, book: bookOf(at.deck), form, phase, step, near, far, sides, roles: near.role === 0 ? [near, far] : [far, near] };
}

function sideOf(at: At, facts: Facts, team: number, seats: [number, number]): Side {
  const zone = (name: string): Zone => at.zone(name, team);
  const role = team === facts.off ? 0 : 1;
  const letter = role === 0 ? "o" : "d";
  return {
    team,
    kit: kitOf(team, facts.names[team] ?? "", franchisesOf(facts)),
    mine: at.seat !== null && seats.includes(at.seat),
    role,
    score: facts.scores[team] ?? 0,
    seats,
    zone,
    own: (name) => zone(`${letter}a_${name}`),
    plays: (name) => zone(`${letter}p_${name}`),
    deck: zone(`${letter}a_deck`).count + zone(`${letter}a_top`).count,
  };
}

/** A token's verb: `take out` of `take out OP-14`. */
export function verbOf(token: string): string {
  return /^(?:turn up|set aside|take out|put in|fair catch|field goal|kick off|end turn|go for two)|^\w+/u.exec(token)?.[0] ?? token;
}
