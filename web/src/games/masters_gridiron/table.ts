/** Masters of the Gridiron on the table frame. */

import type { At, BoardSide, Scoreboard, StripItem, TableDefinition } from "$frame/definition";
import { named } from "$frame/at";
import { t } from "$lib/i18n.svelte";
import "./gridiron.css";
import { banner } from "./banners";
import Field from "./Field.svelte";
import { faceClass, hand, leading, why } from "./hand";
import { legend } from "./legend";
import LogFoot from "./LogFoot.svelte";
import Overview from "./Overview.svelte";
import { pilesOf } from "./piles";
import Peek from "./Peek.svelte";
import { sceneOf, type Scene, type Side } from "./scene";

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
    holds: scene.phase === "teams" ? [] : holds(scene, side),
  };
}

/** What the other side holds; of both what they carry, and who is given points. */
function holds({ facts, far, near }: Scene, side: Side): StripItem[] {
  const { spread } = facts;
  const items: StripItem[] = side === far ? HOLDS.map(([zone, label]) => ({ kind: "backs", count: side.zone(zone).count, label: t(label), zone: `${zone} ${side.seat}` })) : [];
  if (side === far && facts.scouted) items.push(scouted(side));
  if (side === near && side.payroll) items.push({ kind: "text", text: t("mg-price", { price: side.payroll }) });
  if (side.carry) items.push({ kind: "text", text: t("mg-carries", { amount: side.carry }) });
  if (spread && spread.favourite !== side.seat) items.push({ kind: "text", text: t("mg-getting", { points: spread.points }) });
  return items;
}

const HOLDS = [["off_hand", "mg-holds-off"], ["def_hand", "mg-holds-def"], ["pb_hand", "mg-holds-book"]] as const;

/** A Defense hand that Film Study shows. */
function scouted(side: Side): StripItem {
  const cards = side.zone("def_hand").cards ?? [];
  return { kind: "pile", pile: { id: "scouted", title: t("mg-scouted"), count: cards.length, cards, note: t("mg-scouted-note") } };
}

function scoreboard(at: At): Scoreboard {
  const scene = sceneOf(at);
  const [first, second] = scene.facts.visitor === 1 ? [1, 0] : [0, 1];
  return { left: boardSide(at, scene, scene.sides[first]!), right: boardSide(at, scene, scene.sides[second]!), period: period(scene), ...attempt(scene) };
}

function period({ phase, facts }: Scene): string {
  if (phase === "over") return t("mg-final");
  if (phase === "teams") return t("mg-before");
  return facts.period ? t("mg-overtime", { period: facts.period }) : t("mg-turn", { turn: facts.turn, of: facts.length.turns });
}

/** Which spot is played for; by whom the ball shows, and on a wide screen the words. */
function attempt({ phase, facts, sides }: Scene): { sub?: string; wide?: string } {
  if (phase !== "game") return {};
  const { kit, spots } = sides[facts.offence]!;
  const team = kit.nickname;
  const spot = spots.findLast(({ state }) => state)?.number ?? 1;
  if (facts.reply) return { sub: t("mg-must-reply", { team }) };
  const { spots: regular } = facts.length;
  return { wide: t("mg-attacks", { team }), sub: spot <= regular ? t("mg-at-spot", { spot }) : t("mg-at-spot-overtime", { spot: spot - regular }) };
}

function strip(at: At): StripItem[] {
  const scene = sceneOf(at);
  const { phase, far } = scene;
  if (phase === "teams") return [{ kind: "text", text: t("mg-strip-teams") }];
  const items: StripItem[] = [{ kind: "name", name: far.kit.nickname, detail: at.name(far.seat) }];
  for (const [zone, label] of HOLDS) {
    items.push({ kind: "backs", count: far.zone(zone).count, label: t(label), zone: `${zone} ${far.seat}`, back: zone === "pb_hand" ? "#1f4630" : far.kit.first });
  }
  if (scene.facts.scouted) items.push(scouted(far));
  if (scene.facts.silenced) items.push({ kind: "text", text: t("mg-silenced") });
  for (const side of [far, scene.near]) if (side.carry) items.push({ kind: "text", text: t("mg-carry", { team: side.kit.nickname, amount: side.carry }) });
  return [...items, ...pilesOf(far, at).slice(3).map(({ pile, short }): StripItem => ({ kind: "pile", wide: true, pile: { ...pile, title: short } })), ...money(scene)];
}

function money({ facts, sides }: Scene): StripItem[] {
  const { spread } = facts;
  return spread ? [{ kind: "text", text: t("mg-favoured", { team: sides[spread.favourite]?.kit.nickname ?? "", points: spread.points }) }] : [];
}

/** Windows are left with Enter; everything else wants a card first. */
export function primary(at: At): string | null {
  const tokens = at.question?.options.map((option) => option.token) ?? [];
  return ["pass", "done", "keep", "kick"].find((token) => tokens.includes(token)) ?? tokens.find((token) => token.startsWith("team ")) ?? null;
}

const definition: TableDefinition = {
  game: "masters_gridiron",
  ending: () => import("./ending.css"),
  Field,
  scoreboard,
  strip,
  hand,
  colour: (side, at) => sceneOf(at).sides[side]?.kit.glow,
  banner,
  why,
  buttonText: (option, at) => named(option.label, at),
  primary,
  leading,
  faceClass,
  Peek,
  legend,
  Overview,
  overviewName: () => t("mg-unseen"),
  LogFoot,
  goal: () => t("mg-goal"),
  onField: (option) => option.token.startsWith("team "),
};

export default definition;
