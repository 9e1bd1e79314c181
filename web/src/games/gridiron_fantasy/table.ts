/** Gridiron Fantasy Football on the table frame. */

import type { At, BoardSide, Scoreboard, StripItem, TableDefinition } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import { buttonText, primary } from "./answers";
import { ask } from "./asked";
import { banner, sound } from "./banners";
import Field from "./Field.svelte";
import "./gridiron_fantasy.css";
import { hand, piles, why } from "./hand";
import HandAside from "./HandAside.svelte";
import { legend } from "./legend";
import Overview from "./Overview.svelte";
import { sceneOf, type Scene, type Side } from "./scene";
import { tagText } from "./tags";
import { downName, spotName } from "./words";

const KICKS = new Set(["kickoff", "safety_kick", "punt", "field_goal", "interception", "extra_point"]);

function boardSide(at: At, scene: Scene, side: Side): BoardSide {
  const names = [...new Set(side.seats)].map((seat) => (seat === at.seat ? t("gf-you") : at.name(seat)));
  const { facts, form } = scene;
  const named = side.kit.nickname !== "";
  const role = facts.drive && form !== "tag" ? t(side.team === facts.home ? "gf-home" : "gf-visitor") : "";
  return {
    name: named ? side.kit.nickname : names.join(", "),
    over: named ? [names.join(", "), role].filter(Boolean).join(" · ") : "",
    mark: side.kit.code,
    colour: side.kit.glow,
    score: side.score,
    active: facts.drive > 0 && scene.phase === "game" && side.role === 0,
    seat: side.seats[side.role] ?? side.seats[0],
  };
}

function scoreboard(at: At): Scoreboard {
  const scene = sceneOf(at);
  const { facts, near, far, form } = scene;
  const [left, right] = form === "tag" || !facts.drive ? [near, far] : near.team === facts.home ? [far, near] : [near, far];
  return { left: boardSide(at, scene, left), right: boardSide(at, scene, right), period: period(scene), ...sub(at, scene) };
}

function period(scene: Scene): string {
  const { phase, facts } = scene;
  if (phase === "over") return t("gf-final");
  if (phase !== "game") return t("gf-before");
  if (KICKS.has(facts.context)) return t(`gf-context-${facts.context}`);
  if (facts.context === "try") return t("gf-try");
  if (facts.scorer >= 0) return t("gf-after-touchdown");
  if (facts.drive_over) return t("gf-drive-over");
  return t("gf-down-at", { down: downName(facts), spot: spotName(scene, facts.los) });
}

function sub(at: At, { facts, phase }: Scene): Pick<Scoreboard, "sub" | "wide"> {
  if (phase !== "game") return {};
  if (facts.overtime) return { wide: `${t("gf-overtime-wins")} ·`, sub: t("gf-overtime") };
  const wide = at.options.length === "full" ? `${t("gf-half", { half: facts.half })} ·` : "";
  return { wide, sub: t("gf-drive-of", { drive: Math.min(facts.drive, facts.last_drive), of: facts.last_drive }) };
}

function strip(at: At): StripItem[] {
  const scene = sceneOf(at);
  if (scene.phase === "decks") return [{ kind: "text", text: t("gf-strip-decks") }];
  const shown = at.seat === null || !scene.near.mine ? [scene.near, scene.far] : [scene.far];
  const items = shown.flatMap((side) => seen(at, scene, side));
  if (scene.sides.length > 2) items.push({ kind: "text", text: t(scene.form === "tag" ? "gf-strip-tag" : "gf-strip-bracket", { count: scene.sides.length }) });
  return items;
}

function seen(at: At, scene: Scene, side: Side): StripItem[] {
  const { facts } = scene;
  const items: StripItem[] = [{ kind: "name", name: side.kit.nickname, detail: facts.drive ? t(side.role === 0 ? "gf-on-offence" : "gf-on-defence") : at.name(side.seats[0]) }];
  if (!facts.drive) return items;
  const discards = side.own("discard");
  const [runs = 0, passes = 0] = facts.habits.slice((2 * side.team + side.role) * 2);
  return [
    ...items,
    { kind: "backs", count: side.own("hand").count, label: t("gf-in-hand"), zone: `${side.own("hand").zone} ${side.team}`, back: side.role === 0 ? "#c4693a" : "#5b7280" },
    { kind: "count", count: side.deck, label: t("gf-deck"), wide: true },
    { kind: "pile", pile: { id: `${discards.zone} ${side.team}`, title: t("gf-pile-discards"), count: discards.count, cards: [...(discards.cards ?? [])].reverse() }, wide: true },
    { kind: "text", text: t("gf-habits", { runs, passes }) },
  ];
}

const definition: TableDefinition = {
  game: "gridiron_fantasy",
  Field,
  scoreboard,
  strip,
  hand,
  piles,
  HandAside,
  Overview,
  overviewName: () => t("gf-overview"),
  colour: (side, at) => sceneOf(at).sides[side]?.kit.glow,
  banner,
  sound,
  why,
  ask,
  buttonText,
  tagText,
  primary,
  legend,
  onField: (option) => /^(?:deck|commit) /u.test(option.token),
  goal: () => t("gf-goal"),
};

export default definition;
