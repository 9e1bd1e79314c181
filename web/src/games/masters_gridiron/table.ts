/** Masters of the Gridiron on the table frame. */

import type { At, BoardSide, Scoreboard, StripItem, TableDefinition } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import "./gridiron.css";
import { buttonText, leading, primary } from "./answers";
import { banner, sound } from "./banners";
import Field from "./Field.svelte";
import { faceClass, hand, why } from "./hand";
import { legend } from "./legend";
import LogFoot from "./LogFoot.svelte";
import Overview from "./Overview.svelte";
import { pilesOf } from "./piles";
import { isOpen, sceneOf, SPOTS, TURNS, type Scene, type Side } from "./scene";
import { points, spreadOf } from "./spread";

function boardSide(at: At, scene: Scene, side: Side): BoardSide {
  const role = scene.phase === "teams" ? "" : t(side.visitor ? "mg-visitor" : "mg-home");
  const who = side.mine ? t("mg-you") : at.name(side.seat);
  return {
    name: side.kit.nickname || who,
    over: side.kit.nickname ? [side.kit.place, role, side.mine ? t("mg-you") : ""].filter(Boolean).join(", ") : "",
    mark: side.kit.code || String(side.seat + 1),
    colour: side.kit.glow,
    score: side.score,
    active: side.attacks,
    seat: side.seat,
  };
}

function scoreboard(at: At): Scoreboard {
  const scene = sceneOf(at);
  const [first, second] = scene.facts.visitor === 1 ? [1, 0] : [0, 1];
  return { left: boardSide(at, scene, scene.sides[first]!), right: boardSide(at, scene, scene.sides[second]!), period: period(scene), sub: sub(scene) };
}

function period({ phase, facts }: Scene): string {
  if (phase === "over") return t("mg-final");
  if (phase === "teams") return t("mg-before");
  return facts.period ? t("mg-overtime", { period: facts.period }) : t("mg-turn", { turn: facts.turn, of: TURNS });
}

function sub({ phase, facts, sides }: Scene): string {
  if (phase !== "game") return "";
  const spot = (facts.outcomes[facts.offence]?.length ?? 0) + Number(isOpen(facts));
  const team = sides[facts.offence]!.kit.nickname;
  if (facts.reply) return t("mg-must-reply", { team });
  return spot <= SPOTS ? t("mg-attacks", { team, spot }) : t("mg-attacks-ot", { team, spot: spot - SPOTS });
}

function strip(at: At): StripItem[] {
  const scene = sceneOf(at);
  const { phase, far } = scene;
  if (phase === "teams") return [{ kind: "text", text: t("mg-strip-teams") }];
  const items: StripItem[] = [{ kind: "name", name: far.kit.nickname, detail: at.name(far.seat) }];
  const hands = [["off_hand", "mg-holds-offence"], ["def_hand", "mg-holds-defence"], ["pb_hand", "mg-holds-plays"]] as const;
  for (const [zone, label] of hands) {
    items.push({ kind: "backs", count: far.zone(zone).count, label: t(label), zone: `${zone} ${far.seat}`, back: zone === "pb_hand" ? "#1f4630" : far.kit.first });
  }
  const scouted = scene.facts.scouted ? far.zone("def_hand").cards : null;
  if (scouted?.length) items.push({ kind: "pile", pile: { id: "scouted", title: t("mg-scouted"), count: scouted.length, cards: scouted, note: t("mg-scouted-note") } });
  if (scene.facts.silenced) items.push({ kind: "text", text: t("mg-silenced") });
  for (const side of [far, scene.near]) if (side.carry) items.push({ kind: "text", text: t("mg-carry", { team: side.kit.nickname, amount: side.carry }) });
  return [...items, ...pilesOf(far, at).slice(3).map(({ pile, short }): StripItem => ({ kind: "pile", wide: true, pile: { ...pile, title: short } })), ...money(at, scene)];
}

function money(at: At, scene: Scene): StripItem[] {
  const spread = spreadOf(at, scene);
  return spread ? [{ kind: "text", text: t("mg-favoured", { team: spread.favourite.kit.nickname, points: points(spread.tenths) }) }] : [];
}

const definition: TableDefinition = {
  game: "masters_gridiron",
  Field,
  scoreboard,
  strip,
  hand,
  colour: (side, at) => sceneOf(at).sides[side]?.kit.glow,
  banner,
  sound,
  why,
  buttonText,
  primary,
  leading,
  faceClass,
  legend,
  Overview,
  overviewName: () => t("mg-unseen"),
  LogFoot,
  goal: () => t("mg-goal"),
  onField: (option) => option.token.startsWith("team "),
};

export default definition;
