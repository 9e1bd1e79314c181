/** A table for any game, from nothing but its view: zones as cards, counts and the headline. */

import type { At, HandGroup, Scoreboard, TableDefinition } from "../../frame/definition";
import { t } from "$lib/i18n.svelte";
import Field from "./Field.svelte";
import { COLOURS, zoneTitle } from "./zones";

function scores(at: At): (number | string)[] {
  const told = at.facts.score ?? at.facts.scores ?? at.result?.scores;
  return Array.isArray(told) ? (told as (number | string)[]) : [];
}

function scoreboard(at: At): Scoreboard {
  const other = at.seats.find((seat) => seat.seat !== at.near)?.seat ?? null;
  const side = (seat: number | null) => ({
    name: seat === null ? t("bot") : at.name(seat),
    over: seat === at.seat && seat !== null ? t("you") : "",
    mark: (seat === null ? "B" : at.name(seat)).slice(0, 2).toUpperCase(),
    colour: COLOURS[(seat ?? 1) % COLOURS.length]!,
    score: scores(at)[seat ?? 1] ?? "–",
    active: seat !== null && at.view.waiting_for.includes(seat),
    seat,
  });
  return { left: side(at.near), right: side(other), period: "", sub: "" };
}

/** The own hand, and every other zone that holds a card one may choose. */
function hand(at: At): HandGroup[] {
  const offered = new Set(at.question?.options.map((option) => option.card).filter((card) => card != null));
  const groups: HandGroup[] = [];
  for (const [id, zone] of Object.entries(at.view.zones)) {
    const own = zone.zone === "hand" && zone.holder === at.seat;
    const cards = own ? (zone.cards ?? []) : (zone.cards ?? []).filter((card) => offered.has(card));
    if (cards.length) groups.push({ id, title: zoneTitle(zone.zone), cards });
    for (const card of cards) offered.delete(card);
  }
  if (offered.size) groups.push({ id: "offered", title: t("generic-offered"), cards: [...offered] });
  return groups.sort((a, b) => Number(b.id.startsWith("hand ")) - Number(a.id.startsWith("hand ")));
}

const definition: TableDefinition = {
  game: "generic",
  Field,
  scoreboard,
  hand,
  colour: (side) => COLOURS[side % COLOURS.length],
};

export default definition;
