/** Gridiron Fantasy Football on the table frame. */

import type { At, BoardSide, Scoreboard, StripItem, TableDefinition } from "$frame/definition";
import { named } from "$frame/at";
import { t } from "$lib/i18n.svelte";
import type { Choice } from "$lib/table/tablestate.svelte";
import { banner } from "./banners";
import Field from "./Field.svelte";
import "./gridiron_fantasy.css";
import { hand, piles, primary, why } from "./hand";
import { legend } from "./legend";
import Overview from "./Overview.svelte";
import Peek from "./Peek.svelte";
import { sceneOf, verbOf, type Scene, type Side } from "./scene";
import { situation, yes } from "./words";

const KICKS = new Set(["kickoff", "safety_kick", "punt", "field_goal", "interception", "extra_point"]);

function boardSide(at: At, scene: Scene, side: Side): BoardSide {
  const names = [...new Set(side.seats)].map((seat) => (seat === at.seat ? t("gf-table-you") : at.name(seat)));
  const { facts, form } = scene;
  const named = side.kit.nickname !== "";
  const role = facts.drive && form !== "tag" ? t("gf-table-side", { home: yes(side.team === facts.home) }) : "";
  return {
    name: named ? side.kit.nickname : names.join(", "),
    over: named ? [names.join(", "), role].filter(Boolean).join(" · ") : "",
    mark: side.kit.code,
    colour: side.kit.glow,
    score: side.score,
    active: facts.drive > 0 && scene.phase === "game" && side.role === 0,
    seat: side.seats[side.role] ?? side.seats[0],
    holds: holds(scene, side),
  };
}

/** What a team holds; of another one also what it has called so far. */
function holds(scene: Scene, side: Side): StripItem[] {
  if (!scene.facts.drive) return [];
  const deck: StripItem = { kind: "text", text: t("gf-table-deck-left", { count: side.deck }) };
  return [inHand(side, t("gf-table-held")), side.mine ? deck : { kind: "text", text: t("gf-table-shown", habits(scene, side)) }];
}

function inHand(side: Side, label: string): StripItem {
  const { zone, count } = side.own("hand");
  return { kind: "backs", count, label, zone: `${zone} ${side.team}`, back: side.role === 0 ? "#c4693a" : "#5b7280" };
}

function habits({ facts }: Scene, side: Side): { runs: number; passes: number } {
  const [runs = 0, passes = 0] = facts.habits.slice((2 * side.team + side.role) * 2);
  return { runs, passes };
}

function scoreboard(at: At): Scoreboard {
  const scene = sceneOf(at);
  return { left: boardSide(at, scene, scene.near), right: boardSide(at, scene, scene.far), period: period(scene), ...sub(at, scene) };
}

function period(scene: Scene): string {
  const { phase, facts } = scene;
  if (phase === "over") return t("gf-table-final");
  if (phase !== "game") return t("gf-table-before");
  if (KICKS.has(facts.context)) return t("gf-kick", { kick: facts.context });
  if (facts.context === "try") return t("gf-two-point-try");
  if (facts.scorer >= 0) return t("gf-table-after-touchdown");
  if (facts.drive_over) return t("gf-table-drive-over");
  return situation(scene, facts);
}

function sub(at: At, { facts, phase }: Scene): Pick<Scoreboard, "sub" | "wide"> {
  if (phase !== "game") return {};
  if (facts.overtime) return { wide: `${t("gf-table-overtime-wins")} ·`, sub: t("gf-table-overtime") };
  const wide = at.options.length === "full" ? `${t("gf-table-half", { half: facts.half })} ·` : "";
  return { wide, sub: t("gf-table-drive-of", { drive: Math.min(facts.drive, facts.last_drive), of: facts.last_drive }) };
}

function strip(at: At): StripItem[] {
  const scene = sceneOf(at);
  if (scene.phase === "decks") return [{ kind: "text", text: t("gf-table-strip-decks") }];
  const shown = at.seat === null || !scene.near.mine ? [scene.near, scene.far] : [scene.far];
  const items = shown.flatMap((side) => seen(at, scene, side));
  if (scene.sides.length > 2) items.push({ kind: "text", text: t(scene.form === "tag" ? "gf-table-strip-tag" : "gf-table-strip-bracket", { count: scene.sides.length }), wide: true });
  return items;
}

function seen(at: At, scene: Scene, side: Side): StripItem[] {
  const { facts } = scene;
  const items: StripItem[] = [{ kind: "name", name: side.kit.nickname, detail: facts.drive ? t("gf-table-role", { role: side.role }) : at.name(side.seats[0]) }];
  if (!facts.drive) return items;
  const discards = side.own("discard");
  return [
    ...items,
    inHand(side, t("gf-table-in-hand")),
    { kind: "count", count: side.deck, label: t("gf-table-deck"), wide: true },
    { kind: "pile", pile: { id: `${discards.zone} ${side.team}`, title: t("gf-table-pile-discards"), count: discards.count, cards: [...(discards.cards ?? [])].reverse() }, wide: true },
    { kind: "text", text: t("gf-table-shown", habits(scene, side)) },
  ];
}

const PLAIN = new Set(["discard", "take out", "put in", "turn up", "set aside", "pick"]);

/** A card that is considered: what is done with it, and what that would lead to, unless it is the same. */
function buttonText(option: Choice, at: At): string | null {
  const tag = option.card && !PLAIN.has(verbOf(option.token)) ? named(option.tag, at) : "";
  return tag ? `${named(option.label, at)}: ${tag}` : null;
}

const definition: TableDefinition = {
  game: "gridiron_fantasy",
  ending: () => import("./ending.css"),
  Field,
  scoreboard,
  strip,
  hand,
  piles,
  Peek,
  Overview,
  overviewName: () => t("gf-table-overview"),
  colour: (side, at) => sceneOf(at).sides[side]?.kit.glow,
  banner,
  why,
  primary,
  buttonText,
  legend,
  onField: (option) => /^(?:deck|commit) /u.test(option.token),
  goal: () => t("gf-goal"),
};

export default definition;
