/** The hand, the Playbook, and cards elsewhere that can be chosen: on the plaques, or on a tray. */

import type { At, HandGroup, Pile, Why } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import { sceneOf, verbOf } from "./scene";

/** Options whose card lies on the table already: they are buttons. */
const BUTTONS = new Set(["complain"]);
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
  const outside: HandGroup[] = [
    { id: "tray", cards: trayCards(at), onField: true },
    { id: "plates", cards: plateCards(at), onField: true },
  ].filter((group) => group.cards.length);
  if (phase === "setup") return [...outside, ...chosen(at)];
  const plays = asksPlays(at);
  const main: HandGroup = plays
    ? { id: "book", cards: near.plays("book").cards ?? [] }
    : { id: "hand", cards: near.own("hand").cards ?? [] };
  return [...outside.filter((group) => group.id === "tray"), main, ...outside.filter((group) => group.id === "plates")];
}

/** What has been chosen so far, before the game. */
function chosen(at: At): HandGroup[] {
  const { near } = sceneOf(at);
  const groups = (["oa_hand", "da_hand", "tm_hidden", "op_book", "dp_book"] as const).map((name): HandGroup => ({ id: name, title: t(`gf-chosen-${name}`), cards: near.zone(name).cards ?? [] }));
  return groups.filter((group) => group.cards.length);
}

/** What is looked through: the Playbook or the hand that is not shown, reserve, discards, cards on top of the deck. */
export function piles(at: At): Pile[] {
  const { near, phase } = sceneOf(at);
  if (at.seat === null || !near.mine || phase === "decks" || phase === "setup") return [];
  const plays = asksPlays(at);
  const other = plays ? near.own("hand") : near.plays("book");
  const discards = near.own("discard");
  return [
    { id: `${other.zone} ${near.team}`, title: t(plays ? "gf-pile-hand" : "gf-pile-book"), count: other.count, cards: other.cards, note: t("gf-pile-book-note", { reserve: near.plays("reserve").count }) },
    { id: `${discards.zone} ${near.team}`, title: t("gf-pile-discards"), count: discards.count, cards: [...(discards.cards ?? [])].reverse(), note: t("gf-pile-deck-note", { count: near.deck }) },
  ];
}

/** Why a card of the hand cannot be chosen. */
export function why(card: string, at: At): Why | null {
  const { book, facts, step, near } = sceneOf(at);
  const found = book.card(card);
  if (!found) return null;
  if (step === "Challenge.turn") {
    if (!found.challenge) return { text: t("gf-why-window"), rule: "GF-7.23" };
    const ability = facts.dominant;
    const fits = (found.symbols[ability] ?? 0) + (found.symbols[4] ?? 0) > 0;
    return { text: fits ? t("gf-why-no-gain") : t("gf-why-symbol", { ability: abilityName(ability) }), rule: "GF-7.6" };
  }
  if (step === "Flags.show_alerts") return { text: t("gf-why-alert"), rule: "GF-10.7" };
  if (step === "Window.offer" || step === "PlayAction.answer") return found.challenge ? { text: t("gf-why-challenge"), rule: "GF-7.4" } : { text: t("gf-why-window"), rule: "GF-7.23" };
  if (step === "Exchange.choose") return { text: t("gf-why-kinds"), rule: "GF-5.3" };
  return near.mine ? { text: t("gf-why-not-now") } : null;
}

export function abilityName(ability: number): string {
  return t(`gf-ability-${["power", "speed", "skill", "mental", "wild"][ability] ?? "wild"}`);
}
