/** Sport Jockeys American Football on the table frame. */

import type { At, BoardSide, HandGroup, Pile, Scoreboard, StripItem, TableDefinition, Why } from "$frame/definition";
import { say, t } from "$lib/i18n.svelte";
import { banner } from "./banners";
import { bookOf } from "./book";
import Field from "./Field.svelte";
import HandAside from "./HandAside.svelte";
import { legend } from "./legend";
import Peek from "./Peek.svelte";
import { roleOf, sideInUse, stepOf, type AtTable, type Facts } from "./position";
import "./sport_jockeys.css";
import { COLOURS, markOf } from "./teams";

// The scoreboard ------------------------------------------------------------------------------------------------------

function boardSide(at: AtTable, seat: number): BoardSide {
  const side = at.facts.home < 0 ? "" : t(at.facts.home === seat ? "sj-home" : "sj-visitor");
  const name = at.name(seat);
  return {
    name,
    holds: holds(at, seat),
    over: seat === at.seat ? (side ? t("sj-side-you", { side }) : t("sj-you")) : side,
    mark: markOf(name),
    colour: COLOURS[seat]!,
    score: at.facts.scores[seat] ?? 0,
    active: at.facts.unit > 0 && at.result === null && at.facts.offence === seat,
    seat,
  };
}

/** What a team has in hand, and which of its black cards are left. */
function holds(at: AtTable, seat: number): StripItem[] {
  if (!at.facts.unit) return [];
  return [backs(at, seat), ...specials(at, seat).filter(({ left }) => left).map(({ code }): StripItem => ({ kind: "text", text: code }))];
}

function backs(at: AtTable, seat: number): StripItem {
  return { kind: "backs", count: at.zone("hand", seat).count, label: t("sj-in-hand"), back: "linear-gradient(125deg, #c42b38 50%, #1f57a8 50%)", zone: `hand ${seat}` };
}

function specials(at: AtTable, seat: number): { code: string; left: boolean }[] {
  const held = at.zone("special", seat).cards ?? [];
  const all = [...held, ...(at.zone("used", seat).cards ?? [])].sort();
  return all.map((card) => ({ code: bookOf(at.deck).side(card, "off").action, left: held.includes(card) }));
}

function period(at: AtTable): string {
  if (at.result) return t("sj-final");
  const { unit, unit_name } = at.facts;
  return unit ? t("sj-period", { name: unit_name, number: unit }) : t("sj-before");
}

/** The deck, which is the clock, and before it the down. */
function clock(at: AtTable): Pick<Scoreboard, "sub" | "wide"> {
  if (!at.facts.unit || at.result) return {};
  const { columns } = at.facts.offense_card;
  const wide = at.facts.kickoff_due ? t("sj-kickoff-due") : t("sj-down-of", { down: Math.min(columns, at.facts.column), of: columns });
  return { sub: t("sj-left", { left: at.zone("deck").count }), wide };
}

// The strip -----------------------------------------------------------------------------------------------------------

function strip(at: AtTable): StripItem[] {
  const seats = at.seat === null ? [0, 1] : [1 - at.seat];
  const items = seats.flatMap((seat) => seen(at, seat));
  return [...items, ...piles(at).map((pile): StripItem => ({ kind: "pile", pile }))];
}

function piles(at: AtTable): Pile[] {
  if (!at.facts.unit) return [];
  const discard = at.zone("discard");
  const buried = at.zone("buried", 0).count + at.zone("buried", 1).count;
  return [{ id: "discard 0", title: t("sj-discards"), count: discard.count + buried, back: "", cards: [...(discard.cards ?? [])].reverse(), note: t("sj-discards-note", { count: buried }) }];
}

function seen(at: AtTable, seat: number): StripItem[] {
  if (!at.facts.unit) return [{ kind: "name", name: at.name(seat) }];
  return [
    { kind: "name", name: at.name(seat), detail: t("sj-on-role", { role: roleOf(at, seat) }) },
    backs(at, seat),
    ...specials(at, seat).map(({ code, left }): StripItem => ({ kind: "text", text: t("sj-special-left", { code, left: left ? "yes" : "no" }), wide: true })),
  ];
}

// The hand ------------------------------------------------------------------------------------------------------------

function hand(at: AtTable): HandGroup[] {
  if (at.seat === null || !at.facts.unit) return [];
  const cards = at.zone("hand", at.seat).cards ?? [];
  const picked = at.zone("picked", at.seat).cards ?? [];
  if (stepOf(at) === "Huddle.set_aside") return [{ id: "hand", cards }, ...(picked.length ? [{ id: "picked", title: t("sj-set-aside"), cards: picked }] : [])];
  const spent = Math.max(0, at.facts.hand_size - cards.length);
  const places = Array.from({ length: spent }, (_, n) => ({ title: "", text: t("sj-place", { what: n < picked.length ? "picked" : at.facts.exchange.length ? "played" : "empty" }) }));
  return [{ id: "hand", cards, places }];
}

/** The side in use fills the card; in one's turn what can be countered is lit. */
function faceClass(card: string, at: AtTable, place: "hand" | "zoom"): string {
  if (place === "zoom" || at.seat === null) return "";
  const lit = at.question ? (at.facts.keys ?? []).map((code) => `now-${code.replace("/", "")}`) : [];
  return [`use-${sideInUse(card, at)}`, ...lit].join(" ");
}

function why(card: string, at: AtTable): Why | null {
  const found = at.facts.why?.[card];
  if (!found) return null;
  const text = say(found.text, at.name);
  return { text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, short: say(found.short, at.name), rule: found.rule };
}

/** What Enter takes without a card: to go on as most do, and to spend nothing. */
export function primary(at: AtTable): string | null {
  const options = at.question?.options ?? [];
  const usual = ["done", "snap", "ready", "accept"].find((token) => options.some((option) => option.token === token));
  if (usual) return usual;
  const better = options.find((option) => option.tone === "good");
  return options.some((option) => option.token === "enforce") ? (better?.token ?? "decline") : null;
}

const definition: TableDefinition<Facts> = {
  game: "sport_jockeys",
  ending: () => import("./ending.css"),
  Field,
  scoreboard(at: At<Facts>) {
    const home = at.facts.home < 0 ? 1 : at.facts.home;
    return { left: boardSide(at, 1 - home), right: boardSide(at, home), period: period(at), ...clock(at) };
  },
  strip,
  hand,
  HandAside,
  piles,
  Peek,
  colour: (side) => COLOURS[side],
  banner,
  why,
  primary,
  faceClass,
  legend,
  goal: () => t("sj-goal"),
};

export default definition;
