/** Sport Jockeys American Football on the table frame. */

import type { At, BoardSide, HandGroup, StripItem, TableDefinition } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import { buttonText, primary } from "./answers";
import { banner, sound } from "./banners";
import { bookOf } from "./book";
import Field from "./Field.svelte";
import HandAside from "./HandAside.svelte";
import { legend } from "./legend";
import { COLUMNS, faceInUse, lying, stepOf, UNITS, unitName, type AtTable, type Facts } from "./position";
import "./sport_jockeys.css";
import { keyCodes } from "./story";
import { COLOURS, markOf } from "./teams";
import { why } from "./why";

const HAND = 5;

// The scoreboard ------------------------------------------------------------------------------------------------------

function boardSide(at: AtTable, seat: number): BoardSide {
  const side = at.facts.home < 0 ? "" : t(at.facts.home === seat ? "sj-home" : "sj-visitor");
  const name = at.name(seat);
  return {
    name,
    over: seat === at.seat ? (side ? t("sj-side-you", { side }) : t("sj-you")) : side,
    mark: markOf(name),
    colour: COLOURS[seat]!,
    score: at.facts.scores[seat] ?? 0,
    active: at.facts.unit > 0 && at.result === null && at.facts.offence === seat,
    seat,
  };
}

function period(at: AtTable): string {
  if (at.result) return t("sj-final");
  const { unit } = at.facts;
  if (!unit) return t("sj-before");
  const name = unitName(at.options);
  return unit > (UNITS[name] ?? 1) ? t("sj-extra-unit") : t(`sj-unit-${name}`, { number: unit });
}

function sub(at: AtTable): string {
  if (!at.facts.unit || at.result) return "";
  const left = at.zone("deck").count;
  if (at.facts.kickoff_due) return t("sj-kickoff-due", { left });
  return t("sj-down-of", { down: Math.min(COLUMNS, at.facts.column), of: COLUMNS, left });
}

// The strip -----------------------------------------------------------------------------------------------------------

function strip(at: AtTable): StripItem[] {
  const seats = at.seat === null ? [0, 1] : [1 - at.seat];
  const items = seats.flatMap((seat) => seen(at, seat));
  if (!at.facts.unit) return items;
  const discard = at.zone("discard");
  const buried = at.zone("buried", 0).count + at.zone("buried", 1).count;
  return [...items, { kind: "pile", pile: { id: "discard 0", title: t("sj-discards"), count: discard.count + buried, cards: [...(discard.cards ?? [])].reverse(), note: t("sj-discards-note", { count: buried }) } }];
}

function seen(at: AtTable, seat: number): StripItem[] {
  if (!at.facts.unit) return [{ kind: "name", name: at.name(seat) }];
  const held = (code: string): boolean => (at.zone("special", seat).cards ?? []).some((card) => bookOf(at.deck).side(card, "off").action === code);
  const specials = at.zone("special", seat).count + at.zone("used", seat).count > 0;
  return [
    { kind: "name", name: at.name(seat), detail: t(seat === at.facts.offence ? "sj-on-offence" : "sj-on-defence") },
    { kind: "backs", count: at.zone("hand", seat).count, label: t("sj-in-hand"), back: "linear-gradient(125deg, #c42b38 50%, #1f57a8 50%)", zone: `hand ${seat}` },
    ...(specials ? (["CHA", "TIM"] as const).map((code): StripItem => ({ kind: "text", text: t(held(code) ? `sj-${code}-held` : `sj-${code}-used`), wide: true })) : []),
  ];
}

// The hand ------------------------------------------------------------------------------------------------------------

function hand(at: AtTable): HandGroup[] {
  if (at.seat === null || !at.facts.unit) return [];
  const cards = at.zone("hand", at.seat).cards ?? [];
  const picked = at.zone("picked", at.seat).cards ?? [];
  if (stepOf(at) === "Huddle.set_aside") return [{ id: "hand", cards }, ...(picked.length ? [{ id: "picked", title: t("sj-set-aside"), cards: picked }] : [])];
  const spent = Math.max(0, HAND - cards.length);
  const places = Array.from({ length: spent }, (_, n) => ({ title: "", text: t(n < picked.length ? "sj-place-picked" : at.facts.exchange.length ? "sj-place-played" : "sj-place-empty") }));
  return [{ id: "hand", cards, places }];
}

/** The side in use fills the card; in one's turn what can be countered is lit. */
function faceClass(card: string, at: AtTable, place: "hand" | "zoom"): string {
  if (place === "zoom" || at.seat === null) return "";
  const book = bookOf(at.deck);
  if (stepOf(at) === "Kick.add") return /^[RP]\/K$/.test(book.side(card, "off").action) ? "use-off" : "use-def";
  const face = faceInUse(at, at.seat);
  const asked = at.question?.options.filter((option) => option.card === card) ?? [];
  const down = asked.length > 0 && !asked.some((option) => option.token.startsWith("play ")) && ["Defend.choose", "Return.choose"].includes(stepOf(at));
  const lit = at.question && /\.(choose|add)$/.test(stepOf(at)) && at.facts.exchange.length ? keyCodes(lying(at.facts.exchange), book).map((code) => `now-${code.replace("/", "")}`) : [];
  return [`use-${face}`, ...lit, ...(down ? ["is-down"] : [])].join(" ");
}

const definition: TableDefinition<Facts> = {
  game: "sport_jockeys",
  Field,
  scoreboard(at: At<Facts>) {
    const home = at.facts.home < 0 ? 1 : at.facts.home;
    return { left: boardSide(at, 1 - home), right: boardSide(at, home), period: period(at), sub: sub(at) };
  },
  strip,
  hand,
  HandAside,
  colour: (side) => COLOURS[side],
  banner,
  sound,
  why,
  buttonText,
  primary,
  faceClass,
  legend,
  goal: () => t("sj-goal"),
};

export default definition;
