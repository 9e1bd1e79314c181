/** The position, read once for every view: teams, roles, the situation, whose hand is shown. */

import type { At } from "$frame/definition";
import type { View, Zone } from "$lib/table/view";
import { bookOf, type Book } from "./cards";
import { kitOf, type Kit } from "./kits";

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
  /** The effect of an onside kick, or -1. */
  onside: number;
  fixture: number;
  scores: number[];
  names: string[];
  shown: [number, number];
  totals: number[];
  last: [number, number];
  /** Role, card, and what it counts in each ability. */
  laid: number[][];
  used: number[];
  /** Number of the effect, owner, card, until when, drives left. */
  running: number[][];
  /** Card, level, until when, how many are left. */
  outs: number[][];
  spent: number[][];
  habits: number[];
  active: number[][];
  stints: number[];
  switched?: string[];
  aside?: string[];
  swapping?: string;
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
  /** The values of that step: role, card, fouling and so on. */
  args: Record<string, string>;
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

/** GF-17.1, GF-17.4, GF-17.7: the seats that coach offence and defence of each team. */
export function coachesOf(form: string, seats: number): [number, number][] {
  if (form === "shared") return seats === 3 ? [[0, 1], [2, 2]] : [[0, 1], [2, 3]];
  if (form === "bracket" && seats === 5) return [[0, 0], [1, 1], [2, 3], [4, 4]];
  if (form === "bracket" && seats === 6) return [[0, 1], [2, 2], [3, 4], [5, 5]];
  return Array.from({ length: seats }, (_, seat) => [seat, seat]);
}

function read(at: At, over: boolean): Scene {
  const facts = at.facts as unknown as Facts;
  const form = at.options.form ?? "single";
  const coaches = coachesOf(form, at.seats.length || facts.names.length);
  const sides = coaches.map((seats, team) => sideOf(at, facts, team, seats));
  const pair = facts.drive || form === "tag" ? [facts.off, facts.dfn] : [facts.home, facts.away];
  const own = coaches.findIndex((seats) => seats.includes(at.near));
  const near = sides[pair.includes(own) ? own : pair[0]!]!;
  const far = sides[pair[0] === near.team ? pair[1]! : pair[0]!]!;
  const [step, args] = stepOf(at.view.where);
  const phase = over ? "over" : facts.names.some((name) => !name) ? "decks" : facts.drive ? "game" : "setup";
  return { facts, book: bookOf(at.deck), form, phase, step, args, near, far, sides, roles: near.role === 0 ? [near, far] : [far, near] };
}

function sideOf(at: At, facts: Facts, team: number, seats: [number, number]): Side {
  const zone = (name: string): Zone => at.zone(name, team);
  const role = team === facts.off ? 0 : 1;
  const letter = role === 0 ? "o" : "d";
  return {
    team,
    kit: kitOf(team, facts.names[team] ?? ""),
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

/** The step that asks and its values. */
export function stepOf(where: string): [string, Record<string, string>] {
  const last = where.split(" > ").at(-1) ?? "";
  const step = /^\w+\.\w+/u.exec(last)?.[0] ?? "";
  const args = Object.fromEntries([...last.matchAll(/(\w+)=(-?\w+)/gu)].map(([, name, value]) => [name!, value!]));
  return [step, args];
}

/** Where a yard line of the offence lies on the field, the near team's goal line at 0. */
export function across(scene: Scene, los: number): number {
  return scene.facts.off === scene.near.team ? los : 100 - los;
}

/** A token's verb: `take out` of `take out OP-14`. */
export function verbOf(token: string): string {
  return /^(?:turn up|set aside|take out|put in|fair catch|field goal|kick off|end turn|go for two)|^\w+/u.exec(token)?.[0] ?? token;
}
