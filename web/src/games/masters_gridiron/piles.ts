/** The piles of a side as they can be looked through. */

import type { At, Pile } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Side } from "./scene";

export interface NamedPile {
  pile: Pile;
  short: string;
  kind: "player" | "plays" | "used";
}

/** Decks from what is known of them, then everything that has been used, the latest first. */
export function pilesOf(side: Side, at: At): NamedPile[] {
  const team = side.kit.nickname;
  const used = ["off_disc", "def_disc", "pb_disc", "conv", "side"].flatMap((name) => side.zone(name).cards ?? []);
  return [
    { ...deck(side, at, "off", "offense"), kind: "player" },
    { ...deck(side, at, "def", "defense"), kind: "player" },
    { ...deck(side, at, "pb", "playbook"), kind: "plays" },
    { short: t("mg-pile-used"), kind: "used", pile: { id: `off_disc ${side.seat}`, title: t("mg-pile-used-of", { team }), count: used.length, cards: used.toReversed(), note: t("mg-pile-used-note") } },
  ];
}

function deck(side: Side, at: At, part: "off" | "def" | "pb", back: string): { short: string; pile: Pile } {
  const top = side.zone(part === "pb" ? "pb_top" : `${part}_top`).cards ?? [];
  const open = side.zone(`${part}_open`).cards ?? [];
  const under = side.zone(`${part}_under`).cards ?? [];
  const unordered = side.zone(`${part}_deck`).cards ?? [];
  const cards = [...top.toReversed(), ...unordered, ...open.toReversed(), ...under.toReversed()];
  const known = cards.length > 0;
  const note = side.seat === at.seat ? (open.length && !unordered.length ? t("mg-deck-ordered") : t("mg-deck-own")) : known ? t("mg-deck-ordered") : t("mg-deck-closed");
  const title = t(`mg-deck-${part}`, { team: side.kit.nickname });
  return { short: t(`mg-deck-short-${part}`), pile: { id: `${part}_deck ${side.seat}`, title, count: side.deck(part), cards: known ? cards : null, back, note } };
}
