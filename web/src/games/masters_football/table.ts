/** Masters of Football on the table frame. */

import type { BoardSide, HandGroup, Pile, Scoreboard, StripItem, TableDefinition } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Choice } from "$lib/table/tablestate.svelte";
import { calm } from "$lib/settings.svelte";
import { banner } from "./banners";
import { bookOf, TACTICS } from "./cards";
import Field from "./Field.svelte";
import HandAside from "./HandAside.svelte";
import LogFoot from "./LogFoot.svelte";
import { looking } from "./looking.svelte";
import "./masters_football.css";
import Overview from "./Overview.svelte";
import Peek from "./Peek.svelte";
import { asked, club, isLeague, nearClub, phaseOf, played, shownMatch, sideOf, teamOf, type Facts, type Match, type MfAt } from "./scene";
import { clock, leader, managerName, millions, occasion, scoreLine } from "./words";

// The scoreboard ------------------------------------------------------------------------------------------------------

function clubSide(at: MfAt, number: number, score: number | string, more: Partial<BoardSide> = {}): BoardSide {
  const { name, mark, colour } = club(at, number);
  const seat = at.facts.club_seats[number] ?? -1;
  return { name, mark, colour, score, over: leader(at, number), holds: holds(at, seat), seat: seat < 0 ? null : seat, ...more };
}

/** Cards and money: who could answer. */
function holds(at: MfAt, seat: number): StripItem[] {
  if (seat < 0) return [{ kind: "text", text: t("mf-non-person") }];
  const count = at.zone("action hand", seat).count;
  return [
    { kind: "backs", count, label: t("mf-cards-in-hand", { count }), zone: `action hand ${seat}` },
    { kind: "text", text: millions(at.facts.money[seat] ?? 0) },
  ];
}

function matchBoard(at: MfAt, match: Match): Scoreboard {
  const side = (n: 0 | 1) => clubSide(at, match.clubs[n], match.score[n], { active: match.phase === "play" && match.attacker === n });
  return { left: side(0), right: side(1), period: clock(at, match), sub: occasion(at) };
}

function overBoard(at: MfAt): Scoreboard {
  const last = played(at).at(-1);
  if (!isLeague(at) && last) return { left: clubSide(at, last.home, last.homeGoals), right: clubSide(at, last.away, last.awayGoals), period: t("mf-over"), sub: occasion(at) };
  const rows = at.facts.league.flat();
  const own = rows.find((row) => row.club === nearClub(at));
  const champion = rows.find((row) => row.club === at.facts.champions[0]) ?? rows[0];
  const other = champion?.club === own?.club ? rows[1] : own;
  return {
    left: clubSide(at, champion?.club ?? 0, champion?.points ?? 0, { over: t("mf-champion") }),
    right: clubSide(at, other?.club ?? 1, other?.points ?? 0),
    period: t("mf-over"), sub: t("mf-points"),
  };
}

const PERIODS: Record<string, string> = { hire: "mf-setup", buy: "mf-setup", market: "mf-market", academy: "mf-academy", cut: "mf-cut", matchday: "mf-matchday" };

function scoreboard(at: MfAt): Scoreboard {
  const match = shownMatch(at, looking.slot);
  const phase = phaseOf(at);
  if (phase === "over") return overBoard(at);
  if (match) return matchBoard(at, match);
  const own = nearClub(at);
  const { name, mark, colour } = club(at, own);
  const squad = at.zone("squad", own).count + (at.facts.basket?.length ?? 0);
  const money = at.seat === null ? (at.facts.money[at.near] ?? 0) : (at.facts.purse ?? 0);
  const period = phase === "matchday" && at.facts.stage === "market" ? "mf-market" : PERIODS[phase]!;
  return {
    left: { name, mark, colour, over: t("mf-your-money"), short: t("mf-money-short"), score: phase === "hire" ? "–" : millions(money), seat: at.near },
    right: { name: t("mf-players"), mark, colour, over: t("mf-squad"), short: t("mf-squad"), score: phase === "hire" ? "–" : `${squad}/${at.facts.squad_limit}`, seat: null },
    period: t(period, { of: at.facts.squad_limit }), sub: at.facts.stage === "setup" ? "" : occasion(at),
  };
}

// The strip -----------------------------------------------------------------------------------------------------------

function person(at: MfAt, seat: number, backs: boolean, detailed = true): StripItem[] {
  const number = at.facts.seat_clubs[seat] ?? -1;
  const cards = at.zone("action hand", seat).count;
  return [
    { kind: "name", name: club(at, number).name, detail: detailed ? [at.name(seat), managerName(at, seat)].filter(Boolean).join(", ") : "" },
    ...(backs ? [{ kind: "backs", count: cards, label: t("mf-cards-in-hand", { count: cards }), back: "#7d2430", zone: `action hand ${seat}` } as const] : [{ kind: "count", count: cards, label: t("mf-cards-in-hand", { count: cards }), wide: true } as const]),
    ...(at.zone("manager", seat).count ? [{ kind: "text", text: millions(at.facts.money[seat] ?? 0) } as const] : []),
  ];
}

function strip(at: MfAt): StripItem[] {
  const match = shownMatch(at, looking.slot);
  const others = at.facts.seat_clubs.map((_, seat) => seat).filter((seat) => seat !== at.seat);
  if (!match || phaseOf(at) === "over") return others.flatMap((seat) => person(at, seat, others.length === 1, others.length < 3));
  const sides = match.seats.map((seat, side) => ({ seat, side })).filter(({ seat }) => seat !== at.seat || at.seat === null);
  const items = sides.flatMap(({ seat, side }): StripItem[] => [
    ...(seat < 0 ? [{ kind: "name", name: club(at, match.clubs[side]!).name, detail: t("mf-non-person") } as const] : person(at, seat, sides.length === 1)),
    ...(match.ha === side ? [{ kind: "text", text: t("mf-home-advantage"), wide: true } as const] : []),
    ...(sides.length === 1 && at.facts.seen[match.clubs[side]!]?.length ? [{ kind: "pile", wide: true, pile: seenPile(at, match.clubs[side]!) } as const] : []),
  ]);
  return [...items, ...otherMatches(at, match)];
}

/** Players of a squad that were on a pitch; all of a Non-Person Team's. */
function seenPile(at: MfAt, number: number): Pile {
  const cards = at.facts.seen[number] ?? [];
  return { id: `seen ${number}`, title: t("mf-seen"), count: cards.length, cards, note: t("mf-seen-note", { club: club(at, number).name }) };
}

/** MF-18  The match that is played at the same time. */
function otherMatches(at: MfAt, shown: Match): StripItem[] {
  return at.facts.matches.filter((match) => match !== shown).map((match) => ({ kind: "button", text: `${scoreLine(at, match.clubs, match.score)} ${clock(at, match)}`, press: () => (looking.slot = match.slot) }));
}

// The hand ------------------------------------------------------------------------------------------------------------

function hand(at: MfAt): HandGroup[] {
  if (at.seat === null) return [];
  const groups = [...shownByField(at), ...actionHand(at)];
  const placed = new Set(groups.flatMap((group) => group.cards));
  const rest = [...new Set((at.question?.options ?? []).flatMap((option) => [option.card, option.partner]).filter((card) => card != null && !placed.has(card)) as string[])];
  return rest.length ? [...groups, { id: "offered", title: t("mf-offered"), cards: rest }] : groups;
}

function actionHand(at: MfAt): HandGroup[] {
  const cards = at.zone("action hand", at.seat ?? 0).cards ?? [];
  const early = at.facts.stage === "setup";
  return early ? [] : [{ id: "hand", title: t("mf-hand"), cards }];
}

function shownByField(at: MfAt): HandGroup[] {
  const seat = at.seat ?? 0;
  const group = (id: string, cards: readonly string[] | null): HandGroup => ({ id, cards: [...new Set(cards ?? [])], onField: true });
  const match = shownMatch(at);
  switch (phaseOf(at)) {
    case "hire":
      return [group("offer", at.zone("manager offer", seat).cards)];
    case "buy":
    case "market":
    case "academy":
      return [group("purchase", at.zone("purchase hand", seat).cards)];
    case "cut":
      return [group("squad", at.zone("squad", nearClub(at)).cards)];
    case "match":
      if (asked(at, "tactic ")) return [group("tactics", TACTICS)];
      if (asked(at, "sub ") && match) return [group("pitch", teamOf(at, match, sideOf(match, seat))), group("bench", at.zone("squad", nearClub(at)).cards)];
  }
  return [];
}

function piles(at: MfAt): Pile[] {
  const discard = at.zone("action discard");
  if (at.facts.stage === "setup" || phaseOf(at) === "over") return [];
  return [
    { id: "action stack 0", title: t("mf-action-stack"), count: at.zone("action stack").count, cards: null, note: t("mf-action-stack-note") },
    { id: "action discard 0", title: t("mf-action-discard"), count: discard.count, cards: discard.cards },
  ];
}

/** The options that do nothing and cost nothing. */
const GOES_ON = ["pass", "done", "no cards", "stand", "substitute none", "no sub"];

/** What Enter takes when nothing is selected: to go on without doing anything that costs. */
function primary(at: MfAt): string | null {
  const tokens = at.question?.options.map((option) => option.token) ?? [];
  if (asked(at, "buy ") && !at.facts.basket?.length) return null;
  if (tokens.includes("roll")) return "roll";
  return GOES_ON.find((token) => tokens.includes(token)) ?? null;
}

/** Teams are put together from the players that the field shows. */
function onField(option: Choice): boolean {
  return option.token.startsWith("team ");
}

const definition: TableDefinition<Facts> = {
  game: "masters_football",
  ending: () => import("./ending.css"),
  Field,
  scoreboard,
  strip,
  hand,
  piles,
  Peek,
  HandAside,
  Overview,
  LogFoot,
  overviewName: (at) => t(isLeague(at) ? "mf-overview" : "mf-clubs"),
  colour: (side, at) => club(at, side).colour,
  banner: (event, at) => banner(event, at, !calm()),
  why: (card, at) => {
    const found = at.facts.why?.[card];
    return found ? { text: at.say(found.text), rule: found.rule, short: at.say(found.short) } : null;
  },
  buttonText: (option) => (onField(option) ? t("mf-field-three") : null),
  primary,
  onField,
  leading: (options) => options.find((option) => option.tone === "good") ?? options.find((option) => option.tone === "half"),
  faceClass: (card, at) => {
    const match = shownMatch(at, looking.slot);
    return match && match.tactic >= 0 && bookOf(at.deck).players.has(card) ? `on-${TACTICS[match.tactic]}` : "";
  },
  legend: (card, at) => (bookOf(at.deck).players.has(card) ? ["band", "circle", "price", "flame", "columns", "dots"].map((part) => ({ term: t(`mf-legend-${part}`), text: t(`mf-legend-${part}-text`) })) : []),
  goal: (at) => t(isLeague(at) ? "mf-goal" : at.options["mode"] === "two_leg" ? "mf-goal-two-leg" : "mf-goal-friendly"),
};

export default definition;
