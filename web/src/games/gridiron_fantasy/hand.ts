/** The hand, the Playbook, and cards elsewhere that can be chosen: on the plaques, or on a tray. */

import type { At, HandGroup, Pile, Why } from "$frame/definition";
import { named } from "$frame/at";
import { t } from "$lib/i18n.svelte";
import type { Zone } from "$lib/table/view";
import { sceneOf, verbOf } from "./scene";

/** Options whose card lies on the table already: they are buttons. */
const BUTTONS = new Set(["complain"]);
/** More cards to choose from than these lie in rows, one below the other. */
export const IN_LINE = 12;
const CALLS = new Set(["call", "take out"]);

export function offered(at: At): string[] {
  const options = at.question?.options ?? [];
  return [...new Set(options.flatMap(({ card, token }) => (card && !BUTTONS.has(verbOf(token)) ? [card] : [])))];
}

/** Whether the question is about the Playbook. */
export function asksPlays(at: At): boolean {
  const { near } = sceneOf(at);
  return at.question ? at.question.options.some(({ token }) => CALLS.has(verbOf(token))) : near.plays("called").count === 0 && sceneOf(at).step === "Scrimmage.call";
}

/** Team cards on the field that can be chosen. */
export function plateCards(at: At): string[] {
  const { near, far } = sceneOf(at);
  const lying = new Set([near, far].flatMap((side) => side.zone("tm_team").cards ?? []));
  return offered(at).filter((card) => lying.has(card));
}

/** Cards to choose from that lie neither in the hand nor on the field. */
export function trayCards(at: At): string[] {
  if (at.seat === null || !at.question) return [];
  const { near, far, phase } = sceneOf(at);
  if (phase === "decks") return [];
  const held = new Set([near.own("hand"), near.plays("book")].flatMap((zone) => zone.cards ?? []));
  const lying = new Set([near, far].flatMap((side) => side.zone("tm_team").cards ?? []));
  return offered(at).filter((card) => !lying.has(card) && (!held.has(card) || phase === "setup"));
}

export function hand(at: At): HandGroup[] {
  const { near, phase } = sceneOf(at);
  if (at.seat === null || !near.mine || phase === "decks") return [];
  const lying = new Set(trayCards(at));
  /** The kinds of cards that are asked for, by the beginnings of their ids. */
  const asked = new Set([...lying].map((card) => card.slice(0, 2)));
  const outside: HandGroup[] = [
    { id: "tray", cards: trayCards(at), onField: true },
    { id: "plates", cards: plateCards(at), onField: true },
  ].filter((group) => group.cards.length);
  if (phase === "setup") return [...outside, ...chosen(at).filter(({ id, cards }) => !asked.size || (asked.has(id.slice(0, 2).toUpperCase()) && !cards.some((card) => lying.has(card))))];
  const main: HandGroup = asksPlays(at)
    ? { id: "book", cards: near.plays("book").cards ?? [] }
    : { id: "hand", cards: near.own("hand").cards ?? [] };
  return [...outside.filter((group) => group.id === "tray"), main, ...outside.filter((group) => group.id === "plates")];
}

/** What has been chosen so far, before the game. */
function chosen(at: At): HandGroup[] {
  const { near } = sceneOf(at);
  const groups = ["oa_hand", "da_hand", "tm_hidden", "op_book", "dp_book"].map((zone): HandGroup => ({ id: zone, title: t("gf-table-chosen", { zone }), cards: near.zone(zone).cards ?? [] }));
  return groups.filter((group) => group.cards.length);
}

/** What is looked through: the Playbook or the hand that is not shown, and the discards. */
export function piles(at: At): Pile[] {
  const { near, phase } = sceneOf(at);
  if (at.seat === null || !near.mine || phase === "decks") return [];
  if (phase === "setup") return elsewhere(at);
  const plays = asksPlays(at);
  const discards = near.own("discard");
  const other: Pile = plays ? { ...pileOf(near.own("hand"), near.team), title: t("gf-table-pile-hand") } : { ...pileOf(near.plays("book"), near.team), title: t("gf-table-pile-book"), note: t("gf-table-pile-book-note", { reserve: near.plays("reserve").count }) };
  return [
    other,
    { ...pileOf(discards, near.team), title: t("gf-table-pile-discards"), cards: [...(discards.cards ?? [])].reverse(), note: t("gf-table-pile-deck-note", { count: near.deck }) },
  ];
}

/** What has been chosen so far, and is not in the hand. */
function elsewhere(at: At): Pile[] {
  const shown = new Set(hand(at).flatMap(({ cards }) => cards));
  return chosen(at).filter(({ cards }) => !cards.some((card) => shown.has(card))).map(({ id, title = "", cards }) => ({ id, title, count: cards.length, cards, back: "" }));
}

function pileOf({ zone, count, cards }: Zone, team: number): Omit<Pile, "title"> {
  return { id: `${zone} ${team}`, count, cards, back: "" };
}

/** Why a card of the hand cannot be chosen, as the rules say. */
export function why(card: string, at: At): Why | null {
  const { facts, near } = sceneOf(at);
  const found = facts.idle?.[card];
  const text = found ? named(found.text, at) : t("gf-table-not-now");
  return found || near.mine ? { text, short: text, rule: found?.rule } : null;
}

/** What Enter takes without a card: what most people do, and to spend nothing. Whether to take a penalty is never a habit. */
export function primary(at: At): string | null {
  const options = at.question?.options ?? [];
  const tokens = options.map((option) => option.token);
  const deck = tokens.find((token) => token.startsWith("deck "));
  if (deck) return deck;
  if (tokens.includes("accept")) return "";
  const lays = tokens.some((token) => token.startsWith("lay "));
  const usual = ["commit none", "play", "listed", "ready", "keep", "done", "end turn", "decline", "pass", "touchback", "fair catch"];
  return usual.find((token) => tokens.includes(token) && !(lays && token === "pass")) ?? null;
}
