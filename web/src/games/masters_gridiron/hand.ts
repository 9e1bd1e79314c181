/** The hand in its groups, the one that is asked first; and cards elsewhere that can be chosen. */

import type { At, HandGroup, Why } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import { usedRating } from "./duel";
import { standing } from "./reckoning";
import { HANDS, sceneOf, type HandName } from "./scene";

const LOOKED = ["off_look", "def_look", "pb_look"];

/** Cards to choose from that lie in no hand of one's own. */
export function trayCards(at: At): string[] {
  if (at.seat === null || !at.question) return [];
  const { near, far } = sceneOf(at);
  const held = new Set(Object.keys(HANDS).flatMap((name) => near.zone(name).cards ?? []));
  const looked = LOOKED.flatMap((name) => near.zone(name).cards ?? []);
  const offered = at.question.options.flatMap((option) => (option.card && !option.partner ? [option.card] : []));
  const elsewhere = looked.length ? looked : offered.filter((card) => !held.has(card) || (far.zone("called").cards?.includes(card) && cancels(at)));
  return [...new Set(elsewhere)];
}

/** An Audible of the other side is to be cancelled: never one of the own hand, even if it is another copy. */
function cancels(at: At): boolean {
  return at.question?.options.every((option) => option.token.startsWith("pick ") && option.tag === "Cancel") ?? false;
}

export function hand(at: At): HandGroup[] {
  const scene = sceneOf(at);
  if (scene.phase !== "game" || at.seat === null) return [];
  const tray = trayCards(at);
  const groups = order(at, scene.near.attacks).map((name): HandGroup => {
    const cards = scene.near.zone(name).cards ?? [];
    const missing = Math.max(0, HANDS[name] - cards.length);
    return { id: name, title: t(`mg-hand-${name}`), cards, places: Array.from({ length: missing }, () => ({ title: "", text: t(scene.near.deck(PILE[name]) ? "mg-place-drawn" : "mg-place-none") })) };
  });
  return tray.length ? [{ id: "tray", cards: tray, onField: true }, ...groups] : groups;
}

const PILE = { off_hand: "off", def_hand: "def", pb_hand: "pb" } as const;

/** Whatever is asked for lies first. */
function order(at: At, attacks: boolean): HandName[] {
  const own: HandName[] = attacks ? ["off_hand", "pb_hand", "def_hand"] : ["def_hand", "off_hand", "pb_hand"];
  const calling = at.question?.options.some(({ token }) => /^(play|discard) /u.test(token)) ?? false;
  return calling ? ["pb_hand", ...own.filter((name) => name !== "pb_hand")] : own;
}

/** Why a card of the hand cannot be chosen. */
export function why(card: string, at: At): Why | null {
  const { near, book, facts } = sceneOf(at);
  const player = book.player(card);
  const laying = near.attacks && facts.offence_card < 0 && (at.question?.options.some((option) => option.partner) ?? false);
  if (laying && (player?.offence || book.play(card))) return { text: t("mg-why-no-match"), rule: "MG-4.2" };
  if (player) return player.offence ? { text: t("mg-why-offence"), rule: "MG-4.1" } : { text: t("mg-why-defence"), rule: "MG-5.1" };
  const audible = book.audible(card);
  if (audible) return { text: t("mg-why-audible", { windows: audible.windows.map((window) => t(`mg-window-${window}`)).join(", ") }), rule: "MG-9.6" };
  return { text: t(near.attacks ? "mg-why-play-laid" : "mg-why-play"), rule: "MG-4.1" };
}

/** The rating that counts or would count is marked on the card. */
export function faceClass(card: string, at: At): string {
  const { book, laid, near, facts } = sceneOf(at);
  const player = book.player(card);
  if (!player || at.seat === null || !at.question) return "";
  if (!player.offence && !near.attacks && laid.play && facts.defence_card < 0) {
    const code = standing({ ...laid, defender: player })?.defence?.terms[0]?.[0];
    return code ? `use-${code}` : "";
  }
  const play = book.play(at.considered?.partner);
  if (player.offence && play && at.considered?.card === card && at.considered.token.startsWith("attempt")) {
    const code = usedRating(player, play);
    return code ? `use-${code}` : "";
  }
  return "";
}
