/** What the middle of the table shows: the cards that meet, or would meet, with both sums and what comes of them. */

import type { Choosing } from "$frame/choosing.svelte";
import type { At } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Told } from "$lib/table/tablestate.svelte";
import type { Book } from "./cards";
import { prospect, type Call, type Meeting, type Outcome, type Scene, type Sum, type Term } from "./scene";

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
  calls: (Call & { tentative: boolean })[];
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
  outcome: Outcome;
}

const EMPTY = { tentative: { player: false, play: false, defender: false }, calls: [], flipped: [], stops: [], lines: { left: [], right: [] } };

export function duelOf(at: At, scene: Scene, choosing: Choosing | null): Duel {
  const { facts, book } = scene;
  const shown = considered(at, scene, choosing);
  const lies = shown.player !== null || shown.play !== null;
  if (!lies || (scene.phase === "over" && !facts.open)) return last(at, scene);
  const resolved = facts.open ? null : lastResolved(at.events);
  if (resolved) {
    const { left, right, lines, verdict } = told(resolved, at, book, facts.offence);
    return { kind: "now", offence: facts.offence, ...shown, result: shown.meeting.result ?? null, stops: shown.meeting.stops ?? [], left, right, lines, verdict, flipped: [] };
  }
  const { meeting } = shown;
  return {
    kind: "now",
    offence: facts.offence,
    ...shown,
    result: meeting.result ?? null,
    stops: meeting.stops ?? [],
    left: meeting.offence ?? null,
    right: meeting.defence ?? null,
    lines: { left: leftLines(meeting, book), right: rightLines(meeting, book) },
    verdict: meeting.outcome ? verdict(meeting.outcome, meeting.margin ?? 0, at, facts.offence) : null,
    flipped: [],
  };
}

// What is being considered --------------------------------------------------------------------------------------------

type Shown = Pick<Duel, "player" | "play" | "defender" | "tentative" | "punting" | "calls"> & { meeting: Partial<Meeting> };

const REPLACED = { offence_card: "player", play_card: "play", defence_card: "defender" } as const;

/** What lies now, with the cards of the option that is looked at. */
function considered(at: At, { laid, facts, book }: Scene, choosing: Choosing | null): Shown {
  const { player, play, defender } = laid;
  const shown: Shown = { player, play, defender, tentative: { player: false, play: false, defender: false }, punting: facts.punting, calls: laid.calls.map((call) => ({ ...call, tentative: false })), meeting: facts.meeting ?? {} };
  const put = (place: "player" | "play" | "defender", id: string | null | undefined): void => {
    shown[place] = id ?? null;
    shown.tentative[place] = true;
  };
  const option = at.considered;
  const would = prospect(option);
  const laying = play === null && player === null;
  if (option && laying && (option.partner || would.punt)) {
    put("player", would.player ?? option.card);
    if (option.partner || would.player) put("play", option.partner ?? option.card);
    return { ...shown, punting: would.punt ?? false, meeting: would };
  }
  if (laying && choosing?.card && choosing.options.some((one) => one.partner)) {
    put(book.play(choosing.card) ? "play" : "player", choosing.card);
    return { ...shown, meeting: {} };
  }
  if (!option || !would.offence) return shown;
  if (would.call) shown.calls.push({ card: would.call, offence: at.seat === facts.offence, cancelled: false, tentative: true });
  else if (would.replaces) put(REPLACED[would.replaces], option.card);
  else if (would.defence && defender === null) put("defender", option.card);
  return { ...shown, meeting: would };
}

// The last turn -------------------------------------------------------------------------------------------------------

function lastResolved(events: readonly Told[]): Resolved | null {
  return (events.findLast(({ kind }) => kind === "Resolved")?.facts as Resolved | undefined) ?? null;
}

function told(resolved: Resolved, at: At, book: Book, offence: number): Pick<Duel, "left" | "right" | "lines" | "verdict"> {
  return {
    left: sumOf(resolved.offence_terms, resolved.offence_number),
    right: sumOf(resolved.defence_terms, resolved.defence_number),
    lines: { left: termLines(resolved.offence_terms, book), right: termLines(resolved.defence_terms, book) },
    verdict: verdict(resolved.outcome, resolved.defence_number - resolved.offence_number, at, offence),
  };
}

/** What the turn before came to, while nothing lies. */
function last(at: At, { book, facts }: Scene): Duel {
  const place = at.events.findLastIndex(({ kind }) => kind === "Resolved");
  if (place < 0) return { kind: "empty", offence: facts.offence, player: null, play: null, defender: null, punting: false, result: null, left: null, right: null, verdict: null, ...EMPTY };
  const resolved = at.events[place]!.facts as unknown as Resolved;
  const offence = book.seatOf(resolved.player);
  const tried = at.events.slice(place).find(({ kind }) => kind === "WentForTwo");
  const play = book.bookId(resolved.play);
  return {
    kind: "last",
    offence,
    player: book.playerId(resolved.player),
    play,
    defender: book.playerId(resolved.defender),
    punting: resolved.outcome === "punt",
    result: book.play(play)?.result ?? null,
    ...EMPTY,
    ...told(resolved, at, book, offence),
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

function leftLines({ offence, only }: Partial<Meeting>, book: Book): Line[] {
  const lines = offence ? termLines(offence.terms, book) : [];
  if (only) lines.push({ words: t("mg-bonus-only", { positions: only.join(", ") }), amount: "+0", out: true });
  return lines;
}

function rightLines({ defence, lower = [] }: Partial<Meeting>, book: Book): Line[] {
  if (!defence) return [];
  return [...termLines(defence.terms, book), ...lower.map(([code, number]) => ({ words: t("mg-lower", { rating: t(`mg-rating-${code}`), number }), amount: "", out: true }))];
}

// What comes of it ----------------------------------------------------------------------------------------------------

const SCORING: readonly Outcome[] = ["touchdown", "field_goal", "settled", "held"];

function verdict(outcome: Outcome, margin: number, at: At, offence: number): Verdict {
  const scores = SCORING.includes(outcome);
  const tone = at.seat === null || outcome === "punt" ? "" : (at.seat === offence) === scores ? "good" : "bad";
  const text = outcome === "stopped" ? (margin ? t("mg-verdict-stopped", { margin }) : t("mg-verdict-level")) : t(`mg-verdict-${outcome}`);
  return { text, scores, tone };
}

/** The rating of a card that counts, for its marking. */
export function counting(sum: Sum | null | undefined): string {
  return sum?.terms[0]?.[0] ?? "";
}
