/** MG-4, MG-5, MG-10: the two numbers of an attempt as the cards lie, or would lie. The server judges; this only shows. */

import { DEFENCE_CODES, OFFENCE_CODES, type AudibleCard, type PlayCard, type PlayerCard } from "./cards";

/** An Audible played this turn. */
export interface Call {
  card: AudibleCard;
  /** Whether it is the offence's. */
  offence: boolean;
  /** What it adds where that was fixed when it was played. */
  amount: number;
  cancelled: boolean;
}

/** What lies in a turn. */
export interface Laid {
  player: PlayerCard | null;
  play: PlayCard | null;
  defender: PlayerCard | null;
  punting: boolean;
  carry: number;
  calls: readonly Call[];
}

/** A summand: a rating code, a position, the id of an Audible, or `carry`. */
export type Term = readonly [source: string, amount: number];

export interface Sum {
  total: number;
  terms: Term[];
}

export interface Standing {
  result: "TD" | "FG";
  stops: string[];
  offence: Sum | null;
  defence: Sum | null;
  /** The margin up to which a field goal is saved, or -1. */
  settle: number;
  /** A touchdown counts as a field goal. */
  held: boolean;
  /** A RETURN: its margin and what it is measured with. */
  returning: { card: AudibleCard; margin: number | null; need: number } | null;
}

interface Modifier {
  source: string;
  amount: number;
  rating: string;
}

/** MG-5.9, MG-5.10: as it stands after the Audibles in force; null where no play lies. */
export function standing(laid: Laid): Standing | null {
  const { play, player, defender } = laid;
  if (!play) return null;
  const result = currentResult(laid, play);
  const live = laid.calls.filter((call) => !call.cancelled && holds(laid, call, play, call.card.effect === "UPGRADE" ? play.result : result));
  const { uses, stops, counted } = lists(live, play);
  const [offence, defence] = modifiers(live, play);
  if (laid.carry && !laid.punting) offence.unshift({ source: "carry", amount: laid.carry, rating: "" });
  const left = player && offenceSum(laid, player, play, uses, offence);
  const right = defender && best(defender, stops, DEFENCE_CODES, defence);
  const settles = live.filter(({ card }) => card.effect === "SETTLE").map(({ card }) => number(card, "m"));
  return {
    result,
    stops: DEFENCE_CODES.filter((code) => stops.includes(code)),
    offence: left,
    defence: right,
    settle: result === "TD" ? Math.max(-1, ...settles) : -1,
    held: live.some(({ card }) => card.effect === "HOLD"),
    returning: returning(live, defender, counted, defence, left),
  };
}

function number(card: AudibleCard, name: string): number {
  return Number(card.does[name] ?? 0);
}

function rating(card: AudibleCard): string {
  return String(card.does.rating ?? "");
}

function currentResult(laid: Laid, play: PlayCard): "TD" | "FG" {
  const raised = laid.calls.some((call) => call.card.effect === "UPGRADE" && !call.cancelled && holds(laid, call, play, play.result));
  return raised ? "TD" : play.result;
}

/** MG-9.22: type, result, and the position of the owner's laid player. */
function holds(laid: Laid, call: Call, play: PlayCard, result: string): boolean {
  const owner = call.offence ? laid.player : laid.defender;
  const needs = (all: readonly string[], have: string | undefined): boolean => {
    const wanted = call.card.needs.filter((one) => all.includes(one));
    return !wanted.length || (have !== undefined && wanted.includes(have));
  };
  return needs(["IR", "OR", "SP", "LP"], play.type) && needs(["TD", "FG"], result) && needs(POSITIONS, owner?.pos);
}

const POSITIONS = ["QB", "RB", "FB", "WR", "TE", "T", "G", "C", "DE", "DT", "LB", "CB", "S"];

/** Use list = printed + ALSO; stop list = printed − CLOSE + OPEN, in the order played (MG-9.17, MG-9.18). */
function lists(live: readonly Call[], play: PlayCard): { uses: string[]; stops: string[]; counted: string[] } {
  const uses = [...play.uses];
  let stops = [...play.stops];
  let counted = [...play.stops];
  for (const { card } of live) {
    const code = rating(card);
    if (card.effect === "ALSO") uses.push(code);
    if (card.effect === "CLOSE" && play.stops.includes(code) && stops.some((stop) => stop !== code)) {
      stops = stops.filter((stop) => stop !== code);
      counted = counted.filter((stop) => stop !== code);
    }
    if (card.effect === "OPEN" && !play.stops.includes(code)) stops.push(code);
  }
  return { uses, stops, counted };
}

function modifiers(live: readonly Call[], play: PlayCard): [Modifier[], Modifier[]] {
  const offence: Modifier[] = [];
  const defence: Modifier[] = [];
  for (const call of live) {
    const { card } = call;
    const [own, other] = call.offence ? [offence, defence] : [defence, offence];
    const source = card.id.replace(/\*\d+$/u, "");
    if (card.effect === "BOOST") own.push({ source, amount: number(card, "n"), rating: rating(card) });
    if (card.effect === "DRAIN") other.push({ source, amount: -number(card, "n"), rating: rating(card) });
    if (card.effect === "ESCORT" || card.effect === "GANG") own.push({ source, amount: call.amount, rating: "" });
    if (card.effect === "UPGRADE" && play.result === "FG") own.push({ source, amount: -number(card, "n"), rating: "" });
  }
  return [offence, defence];
}

/** MG-10.9: on a punt the highest rating of the card, without bonus. */
function offenceSum(laid: Laid, player: PlayerCard, play: PlayCard, uses: readonly string[], extra: readonly Modifier[]): Sum | null {
  if (laid.punting) return best(player, OFFENCE_CODES, OFFENCE_CODES, extra);
  const sum = best(player, uses, OFFENCE_CODES, extra);
  const bonus = play.bonuses.find(([pos]) => pos === player.pos);
  if (!sum || !bonus) return sum;
  return { total: sum.total + bonus[1], terms: [sum.terms[0]!, bonus, ...sum.terms.slice(1)] };
}

/** MG-4.6, MG-9.16: the highest sum; a modifier bound to a rating counts for that rating alone. */
function best(player: PlayerCard, allowed: readonly string[], order: readonly string[], extra: readonly Modifier[]): Sum | null {
  let found: Sum | null = null;
  const printed = new Map(player.ratings);
  for (const code of order) {
    const figure = printed.get(code);
    if (figure === undefined || !allowed.includes(code)) continue;
    const more: Term[] = extra.filter((one) => !one.rating || one.rating === code).map(({ source, amount }) => [source, amount]);
    const total = figure + more.reduce((sum, [, amount]) => sum + amount, 0);
    if (!found || total > found.total) found = { total, terms: [[code, figure], ...more] };
  }
  return found;
}

/** MG-10.2, MG-10.3 */
function returning(live: readonly Call[], defender: PlayerCard | null, counted: readonly string[], extra: readonly Modifier[], offence: Sum | null): Standing["returning"] {
  const card = live.find((call) => call.card.effect === "RETURN")?.card;
  if (!card) return null;
  const code = rating(card);
  const with_ = counted.filter((one) => !code || one === code);
  const sum = defender && with_.length ? best(defender, with_, DEFENCE_CODES, extra) : null;
  return { card, need: number(card, "m"), margin: sum && offence ? sum.total - offence.total : null };
}
