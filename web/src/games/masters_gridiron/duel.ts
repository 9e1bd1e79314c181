/** What the middle of the table shows: the cards that meet, or would meet, with both sums and what comes of them. */

import type { At } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Told } from "$lib/table/tablestate.svelte";
import type { Choosing } from "$frame/choosing.svelte";
import { seatOfPlayer, type Book, type PlayCard, type PlayerCard } from "./cards";
import { standing, type Call, type Laid, type Standing, type Sum, type Term } from "./reckoning";
import { isOpen, type Scene } from "./scene";

export interface Verdict {
  text: string;
  /** For the one who looks; empty for a spectator. */
  tone: "good" | "bad" | "";
  scores: boolean;
}

/** A line of a sum; one that gives nothing says why. */
export interface Line {
  words: string;
  amount: string;
  out?: boolean;
}

export interface Duel {
  kind: "now" | "last" | "empty";
  offence: number;
  player: string | null;
  play: string | null;
  defender: string | null;
  /** Cards that are only being considered. */
  tentative: { player: boolean; play: boolean; defender: boolean };
  punting: boolean;
  result: "TD" | "FG" | null;
  stops: string[];
  left: Sum | null;
  right: Sum | null;
  lines: { left: Line[]; right: Line[] };
  verdict: Verdict | null;
  calls: { id: string; offence: boolean; cancelled: boolean; tentative: boolean }[];
  /** The two flipped cards of a conversion. */
  flipped: string[];
}

interface Resolved {
  player: number;
  play: number;
  defender: number;
  offence_terms: Term[];
  offence_number: number;
  defence_terms: Term[];
  defence_number: number;
  outcome: string;
}

export function duelOf(at: At, scene: Scene, choosing: Choosing | null): Duel {
  const { laid, tentative, call } = considered(at, scene, choosing);
  const { facts } = scene;
  const lies = laid.player !== null || laid.play !== null;
  if (!lies || (scene.phase === "over" && !isOpen(facts))) return last(at, scene);
  const calls = call ? [...laid.calls, call] : laid.calls;
  const now = standing({ ...laid, calls });
  const open = isOpen(facts);
  const resolved = open ? null : lastResolved(at.events);
  return {
    kind: "now",
    offence: facts.offence,
    player: laid.player?.id ?? null,
    play: laid.play?.id ?? null,
    defender: laid.defender?.id ?? null,
    tentative,
    punting: laid.punting,
    result: now?.result ?? null,
    stops: now?.stops ?? [],
    left: resolved ? sumOf(resolved.offence_terms, resolved.offence_number) : (now?.offence ?? null),
    right: resolved ? sumOf(resolved.defence_terms, resolved.defence_number) : (now?.defence ?? null),
    lines: { left: leftLines(laid, now, scene.book), right: rightLines(laid, now, scene.book) },
    verdict: resolved ? outcomeVerdict(resolved, at, facts.offence) : verdict(laid, now, at, scene),
    calls: calls.map((one) => ({ id: one.card.id, offence: one.offence, cancelled: one.cancelled, tentative: one === call })),
    flipped: [],
  };
}

// What is being considered --------------------------------------------------------------------------------------------

interface Considered {
  laid: Laid;
  tentative: Duel["tentative"];
  call: Call | null;
}

function considered(at: At, scene: Scene, choosing: Choosing | null): Considered {
  const laid = { ...scene.laid };
  const tentative = { player: false, play: false, defender: false };
  const option = at.considered;
  const put = (id: string | null | undefined): void => {
    const player = scene.book.player(id);
    const play = scene.book.play(id);
    if (player?.offence) [laid.player, tentative.player] = [player, true];
    else if (player) [laid.defender, tentative.defender] = [player, true];
    if (play) [laid.play, tentative.play] = [play, true];
  };
  const verb = option?.token.split(" ")[0] ?? "";
  const where = scene.laid.play === null;
  if (option && ["attempt", "punt", "defend"].includes(verb)) {
    laid.punting = verb === "punt" || (verb === "defend" && laid.punting);
    put(option.card);
    put(option.partner);
  } else if (where && choosing?.card && choosing.options.some((one) => one.partner)) {
    put(choosing.card);
  } else if (option && verb === "pick" && looksAt(at, option.card)) {
    put(option.card);
  } else if (option && verb === "pick" && /^\+\d+$/u.test(option.tag ?? "")) {
    const amount = Number(option.tag);
    laid.calls = laid.calls.map((call, place) => (place === laid.calls.length - 1 ? { ...call, amount } : call));
  } else if (option && verb === "play" && !where) {
    const card = scene.book.audible(option.card);
    return { laid, tentative, call: card && { card, offence: at.seat === scene.facts.offence, amount: 0, cancelled: false } };
  }
  return { laid, tentative, call: null };
}

/** A card that was drawn to replace a laid one. */
function looksAt(at: At, card: string | null | undefined): boolean {
  const looked = ["off_look", "def_look", "pb_look"].flatMap((name) => at.zone(name, at.seat ?? 0).cards ?? []);
  const replacing = at.question?.options.some((option) => option.token === "keep") ?? false;
  return replacing && card != null && looked.includes(card);
}

// The last turn -------------------------------------------------------------------------------------------------------

function lastResolved(events: readonly Told[]): Resolved | null {
  return (events.findLast(({ kind }) => kind === "Resolved")?.facts as Resolved | undefined) ?? null;
}

/** What the turn before came to, while nothing lies. */
function last(at: At, { book, facts }: Scene): Duel {
  const place = at.events.findLastIndex(({ kind }) => kind === "Resolved");
  const empty = { tentative: { player: false, play: false, defender: false }, calls: [], flipped: [], stops: [] };
  if (place < 0) return { kind: "empty", offence: facts.offence, player: null, play: null, defender: null, punting: false, result: null, left: null, right: null, lines: { left: [], right: [] }, verdict: null, ...empty };
  const resolved = at.events[place]!.facts as unknown as Resolved;
  const offence = seatOfPlayer(resolved.player);
  const tried = at.events.slice(place).find(({ kind }) => kind === "WentForTwo");
  const play = book.play(book.bookId(resolved.play));
  return {
    kind: "last",
    offence,
    player: book.playerId(resolved.player),
    play: book.bookId(resolved.play),
    defender: book.playerId(resolved.defender),
    punting: resolved.outcome === "punt",
    result: play?.result ?? null,
    left: sumOf(resolved.offence_terms, resolved.offence_number),
    right: sumOf(resolved.defence_terms, resolved.defence_number),
    lines: { left: termLines(resolved.offence_terms, book), right: termLines(resolved.defence_terms, book) },
    verdict: outcomeVerdict(resolved, at, offence),
    ...empty,
    flipped: ((tried?.facts.cards as number[] | undefined) ?? []).map((number) => book.bookId(number)).filter((id) => id !== null),
  };
}

function sumOf(terms: readonly Term[], total: number): Sum | null {
  return terms.length ? { total, terms: [...terms] } : null;
}

// Lines of a sum ------------------------------------------------------------------------------------------------------

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

function termLines(terms: readonly Term[], book: Book): Line[] {
  return terms.map(([source, amount], place) => (place === 0 ? { words: t(`mg-rating-${source}`), amount: String(amount) } : { words: sourceName(source, book), amount: signed(amount) }));
}

function sourceName(source: string, book: Book): string {
  if (source === "carry") return t("mg-carried");
  return book.audible(source)?.name ?? t("mg-bonus", { pos: source });
}

function leftLines({ player, play, punting }: Laid, now: Standing | null, book: Book): Line[] {
  const lines = now?.offence ? termLines(now.offence.terms, book) : [];
  if (player && play && !punting && play.bonuses.length && !play.bonuses.some(([pos]) => pos === player.pos)) {
    lines.push({ words: t("mg-bonus-only", { positions: play.bonuses.map(([pos]) => pos).join(", ") }), amount: "+0", out: true });
  }
  return lines;
}

function rightLines({ defender }: Laid, now: Standing | null, book: Book): Line[] {
  if (!defender || !now?.defence) return [];
  const used = now.defence.terms[0]?.[0];
  const lower = defender.ratings.filter(([code]) => code !== used && now.stops.includes(code));
  return [...termLines(now.defence.terms, book), ...lower.map(([code, number]) => ({ words: t("mg-lower", { rating: t(`mg-rating-${code}`), number }), amount: "", out: true }))];
}

// What comes of it ----------------------------------------------------------------------------------------------------

function tone(at: At, offence: number, scores: boolean): Verdict["tone"] {
  return at.seat === null ? "" : (at.seat === offence) === scores ? "good" : "bad";
}

function verdict(laid: Laid, now: Standing | null, at: At, { facts }: Scene): Verdict | null {
  if (!now?.offence || !now.defence) return null;
  const margin = now.defence.total - now.offence.total;
  const said = (text: string, scores: boolean): Verdict => ({ text, scores, tone: tone(at, facts.offence, scores) });
  const back = now.returning;
  if (back && (laid.punting || margin >= 0) && back.margin !== null && back.margin >= back.need) return said(t("mg-verdict-returned", { card: back.card.name }), false);
  if (laid.punting) return { text: t("mg-verdict-punt"), scores: false, tone: "" };
  if (margin >= 0 && margin <= now.settle) return said(t("mg-verdict-settled"), true);
  if (margin >= 0) return said(margin ? t("mg-verdict-stopped", { margin }) : t("mg-verdict-level"), false);
  if (now.result === "FG") return said(t("mg-verdict-field_goal"), true);
  return said(t(now.held ? "mg-verdict-held" : "mg-verdict-touchdown"), true);
}

const SCORING = ["touchdown", "field_goal", "settled", "held"];

function outcomeVerdict(resolved: Resolved, at: At, offence: number): Verdict {
  const scores = SCORING.includes(resolved.outcome);
  const margin = resolved.defence_number - resolved.offence_number;
  if (resolved.outcome === "stopped") return { text: margin ? t("mg-verdict-stopped", { margin }) : t("mg-verdict-level"), scores, tone: tone(at, offence, false) };
  if (resolved.outcome === "returned") return { text: t("mg-verdict-back"), scores, tone: tone(at, offence, false) };
  return { text: t(`mg-verdict-${resolved.outcome}`), scores, tone: resolved.outcome === "punt" ? "" : tone(at, offence, scores) };
}

/** The rating of a card that counts, for its marking. */
export function counting(sum: Sum | null): string {
  return sum?.terms[0]?.[0] ?? "";
}

/** What a player's best pairing with a play would use. */
export function usedRating(player: PlayerCard, play: PlayCard): string {
  const fitting = player.ratings.filter(([code]) => play.uses.includes(code));
  return fitting.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}
