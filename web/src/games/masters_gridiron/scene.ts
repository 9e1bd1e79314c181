/** The position in the rulebook's nouns, read from what a seat sees. */

import type { At } from "$frame/definition";
import type { Told } from "$lib/table/tablestate.svelte";
import type { View, Zone } from "$lib/table/view";
import { bookOf, seatOfBook, type Book } from "./cards";
import { kitOf, type Kit } from "./kits";
import type { Call, Laid } from "./reckoning";

export const SPOTS = 8;
export const TURNS = 16;
export const NOBODY = -1;
export const HANDS = { off_hand: 3, def_hand: 3, pb_hand: 4 } as const;
export type HandName = keyof typeof HANDS;

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
  outcomes: string[];
  defence_scores: string[];
  offence_card: number;
  play_card: number;
  defence_card: number;
  punting: boolean;
  calls: number[];
  call_amounts: number[];
  cancelled: number[];
  carry: number[];
  silenced: boolean;
  scouted: boolean;
  scored: string;
  conversions: number[];
  reply: boolean;
  cleared: number[];
}

/** What a spot shows. */
export interface Spot {
  number: number;
  /** A letter of the outcomes; empty for a spot still free, `now` for the attempt in hand. */
  state: string;
  card: string | null;
  points: number;
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
  /** Defensive scores, as letters. */
  defenceScores: string;
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

export const POINTS: Record<string, number> = { T: 7, C: 8, M: 6, F: 3, S: 2 };
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
  const book = bookOf(at.deck);
  const numbers = resolvedNumbers(at.events, facts.names);
  const sides = [0, 1].map((seat) => side(at, facts, seat, numbers, over)) as [Side, Side];
  const phase = over ? "over" : facts.visitor === NOBODY ? "teams" : "game";
  return { phase, facts, near: sides[at.near]!, far: sides[1 - at.near]!, sides, laid: laid(facts, book), book };
}

function side(at: At, facts: Facts, seat: number, numbers: ReadonlyMap<string, [number, number]>, over: boolean): Side {
  const zone = (name: string): Zone => at.zone(name, seat);
  return {
    seat,
    kit: kitOf(seat, facts.teams, facts.names),
    mine: seat === at.seat,
    visitor: seat === facts.visitor,
    attacks: facts.visitor !== NOBODY && seat === facts.offence && !over,
    score: facts.scores[seat] ?? 0,
    payroll: facts.payrolls[seat] ?? 0,
    carry: facts.carry[seat] ?? 0,
    spots: spots(facts, seat, zone("spots").cards ?? [], numbers, over),
    defenceScores: facts.defence_scores[seat] ?? "",
    zone,
    deck: (pile) => PARTS[pile].reduce((sum, part) => sum + zone(part).count, 0),
  };
}

/** MG-2.4, MG-8.3, MG-8.14: spots in order; gathered cards and punts without a play leave none behind. */
function spots(facts: Facts, seat: number, cards: readonly string[], numbers: ReadonlyMap<string, [number, number]>, over: boolean): Spot[] {
  const outcomes = facts.outcomes[seat] ?? "";
  const left = [...cards];
  const found: Spot[] = [...outcomes].map((state, place) => ({
    number: place + 1,
    state,
    card: place < (facts.cleared[seat] ?? 0) || state === "b" ? null : (left.shift() ?? null),
    points: POINTS[state] ?? 0,
    numbers: numbers.get(`${seat} ${place + 1}`) ?? null,
  }));
  const trying = !over && seat === facts.offence && isOpen(facts);
  const empty = Math.max(SPOTS, found.length + (trying ? 1 : 0)) - found.length;
  for (let n = 0; n < empty; n += 1) {
    const now = n === 0 && trying;
    found.push({ number: found.length + 1, state: now ? "now" : "", card: now ? (left.shift() ?? null) : null, points: 0, numbers: null });
  }
  return found;
}

/** Whether the attempt in hand still has to be resolved: every turn fills a spot. */
export function isOpen(facts: Facts): boolean {
  return facts.outcomes[0]!.length + facts.outcomes[1]!.length < facts.turn;
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

function laid(facts: Facts, book: Book): Laid {
  return {
    player: book.player(book.playerId(facts.offence_card)),
    play: book.play(book.bookId(facts.play_card)),
    defender: book.player(book.playerId(facts.defence_card)),
    punting: facts.punting,
    carry: facts.carry[facts.offence] ?? 0,
    calls: facts.calls.map((number, place) => call(facts, book, number, place)).filter((one) => one !== null),
  };
}

function call(facts: Facts, book: Book, number: number, place: number): Call | null {
  const card = book.audible(book.bookId(number));
  return card && { card, offence: seatOfBook(number) === facts.offence, amount: facts.call_amounts[place] ?? 0, cancelled: facts.cancelled.includes(place) };
}
