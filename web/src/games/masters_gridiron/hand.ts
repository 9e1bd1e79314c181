/** The hand in its groups, the one that is asked first; and cards elsewhere that can be chosen. */

import type { At, HandGroup, Why } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Choice } from "$lib/table/tablestate.svelte";
import { counting } from "./duel";
import { HANDS, prospect, sceneOf, type HandName } from "./scene";

const LOOKED = ["off_look", "def_look", "pb_look"];

/** Cards to choose from that lie in no hand of one's own. */
export function trayCards(at: At): string[] {
  if (at.seat === null || !at.question) return [];
  const { near, far } = sceneOf(at);
  const held = new Set(Object.keys(HANDS).flatMap((name) => near.zone(name).cards ?? []));
  const looked = LOOKED.flatMap((name) => near.zone(name).cards ?? []);
  const offered = at.question.options.flatMap((option) => (option.card && !option.partner ? [option] : []));
  const elsewhere = looked.length ? looked : offered.filter((option) => !held.has(option.card!) || (prospect(option).cancel && far.zone("called").cards?.includes(option.card!))).map(({ card }) => card!);
  return [...new Set(elsewhere)];
}

export function hand(at: At): HandGroup[] {
  const scene = sceneOf(at);
  if (scene.phase !== "game" || at.seat === null) return [];
  const tray = trayCards(at);
  const groups = order(at, scene.near.attacks).map((name): HandGroup => {
    const cards = scene.near.zone(name).cards ?? [];
    const missing = Math.max(0, (scene.facts.length.hands[HANDS[name]] ?? 0) - cards.length);
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
  const { near, book } = sceneOf(at);
  const player = book.player(card);
  const laying = at.question?.options.some((option) => option.partner) ?? false;
  if (laying && (player?.offence || book.play(card))) return { text: t("mg-why-no-match"), rule: "MG-4.2", short: t("mg-why-no-match-short") };
  if (player) return { ...(player.offence ? { text: t("mg-why-offence"), rule: "MG-4.1" } : { text: t("mg-why-defence"), rule: "MG-5.1" }), short: player.offence === near.attacks ? "" : t("mg-why-next") };
  const audible = book.audible(card);
  if (audible) return { text: t("mg-why-audible", { windows: audible.windows.map((window) => t(`mg-window-${window}`)).join(", ") }), rule: "MG-9.6", short: audible.windows.map((window) => t(`mg-window-${window}`)).join(", ") };
  return { text: t(near.attacks ? "mg-why-play-laid" : "mg-why-play"), rule: "MG-4.1", short: t("mg-why-next") };
}

/** The rating that counts or would count is marked on the card. */
export function faceClass(card: string, at: At): string {
  const option = at.question?.options.find((one) => one.card === card && (one.partner ? one.token === at.considered?.token : true));
  const code = option ? usedRating(option) : "";
  return code ? `use-${code}` : "";
}

/** The ratings of a player that count as things stand: those that can stop the attempt, or the one that his best pairing uses. */
export function countingNow(card: string, at: At): string[] {
  const { facts, book, near } = sceneOf(at);
  const player = book.player(card);
  if (!player) return [];
  if (!player.offence) return near.attacks ? [] : (facts.meeting?.stops ?? []);
  const options = at.question?.options.filter((option) => option.card === card && option.partner) ?? [];
  const best = options.find((option) => option.token === at.considered?.token) ?? leading(options);
  return best ? [usedRating(best)] : [];
}

/** Of the ways to use a card the one with the most points to expect. */
export function leading(options: readonly Choice[]): Choice | undefined {
  const worth = (option: Choice): number => prospect(option).expected ?? -1;
  return options.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** Of the player that an option lays. */
function usedRating(option: Choice): string {
  const { offence, defence, punt } = prospect(option);
  if (option.partner) return punt ? "" : counting(offence);
  return option.token.startsWith("defend ") ? counting(defence) : "";
}
