/** Football Highlights 2052 on the table frame. */

import type { At, BoardSide, HandGroup, Pile, StripItem, TableDefinition } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Choice } from "$lib/table/tablestate.svelte";
import type { View } from "$lib/table/view";
import "./highlights.css";
import { banner } from "./banners";
import { bookOf } from "./book";
import Field from "./Field.svelte";
import { legend } from "./legend";
import { overview } from "./overview.svelte";
import Overview from "./Overview.svelte";
import Peek from "./Peek.svelte";
import { scene, type Scene, type Season, type Side } from "./scene";
import { made, signed } from "./trail";

const scenes = new WeakMap<View, { over: boolean; scene: Scene }>();

/** The position, read once for every view. */
function now(at: At): Scene {
  const over = at.result !== null;
  const known = scenes.get(at.view);
  if (known?.over === over) return known.scene;
  bookOf(at.deck); // its Stars name the teams
  const read = scene(at.view, over);
  scenes.set(at.view, { over, scene: read });
  return read;
}

// The scoreboard ------------------------------------------------------------------------------------------------------

function boardSide(at: At, s: Scene, side: Side): BoardSide {
  const who = side.mine ? t("fh-you") : side.automatic ? t("fh-automatic") : side.seat < 0 ? "" : at.name(side.seat);
  const town = side.kit.city;
  return {
    name: side.kit.nickname || t(side.side === 0 ? "fh-visitor" : "fh-home"),
    over: town && side.mine ? t("fh-town-you", { town }) : town || who,
    mark: side.kit.mark,
    colour: side.kit.colour,
    score: side.score,
    active: s.phase === "arena" && s.offence === side.side && side.inPlay !== null,
    seat: side.seat < 0 || s.phase === "toss" ? null : side.seat,
    holds: s.phase === "arena" ? holds(s, side) : [],
  };
}

/** What a side has left, in a few words. */
function holds(s: Scene, side: Side): StripItem[] {
  const items: StripItem[] = [backs(side)];
  if (!side.automatic && !s.overtime) items.push({ kind: "text", text: t("fh-holds-audibles", { count: side.audibles }) });
  return items;
}

function backs(side: Side): StripItem {
  return { kind: "backs", count: side.hand.count, label: t(side.automatic ? "fh-in-stack" : "fh-in-hand"), back: `color-mix(in srgb, ${side.kit.colour} 40%, #0b1030)`, zone: side.automatic ? "ai_stack 0" : `hand ${side.side}` };
}

function period(s: Scene): string {
  if (s.phase === "over") return t("fh-final");
  if (s.phase === "arena") return s.overtime ? t("fh-overtime") : t("fh-half", { half: s.half });
  return s.half > 0 ? t("fh-halftime") : t("fh-before");
}

function sub(s: Scene): string {
  if (s.phase !== "arena") return "";
  if (s.overtime) return t("fh-round", { round: s.round });
  return t("fh-plays-made", { one: s.sides[0].made, other: s.sides[1].made, of: s.rules.plays });
}

// The strip -----------------------------------------------------------------------------------------------------------

function strip(at: At): StripItem[] {
  const s = now(at);
  const [name, ...rest] = s.mine || s.phase === "toss" ? seen(at, s, s.left) : [...seen(at, s, s.left), ...seen(at, s, s.right)];
  return [...(name ? [name] : []), ...competition(at), ...rest];
}

function seen(at: At, s: Scene, side: Side): StripItem[] {
  const who = side.automatic ? t("fh-automatic") : side.seat < 0 ? "" : at.name(side.seat);
  const name = side.kit.nickname || (s.phase === "toss" ? t("fh-before-toss") : who);
  const items: StripItem[] = name ? [{ kind: "name", name, detail: side.kit.nickname ? who : "" }] : [];
  if (s.phase !== "arena") return items;
  items.push(backs(side));
  items.push({ kind: "count", count: side.playbook.count, label: t(side.automatic ? "fh-solo-deck" : "fh-playbook"), wide: true });
  if (!side.automatic && !s.overtime) {
    items.push({ kind: "text", text: t(side.audible.count ? "fh-audible-filled" : "fh-audible-empty"), wide: true });
    items.push({ kind: "pips", on: side.audibles, of: s.rules.audibles, label: t("fh-audibles-left") });
  }
  return items;
}

function competition(at: At): StripItem[] {
  const season = at.facts.season as Season | null;
  if (!season) return [];
  const text = season.playoffs ? t("fh-in-playoffs") : t("fh-game-of", { number: season.number, of: season.length });
  const covered = now(at).phase === "arena" || now(at).phase === "draft" || now(at).phase === "cut";
  if (!covered) return [{ kind: "text", text }];
  return [{ kind: "button", text: overview.open ? t("fh-table-close") : text, pressed: overview.open, press: () => (overview.open = !overview.open) }];
}

// The hand ------------------------------------------------------------------------------------------------------------

function hand(at: At): HandGroup[] {
  const s = now(at);
  if (s.phase === "draft") return draft(s);
  if (s.phase === "cut") return [{ id: "roster", cards: s.mine?.roster.cards ?? [], onField: true }];
  if (s.phase !== "arena" || !s.mine) return [];
  return [{ id: "hand", cards: s.mine.hand.cards ?? [], places: places(at, s, s.mine) }];
}

function draft(s: Scene): HandGroup[] {
  if (s.display.length) return [{ id: "display", cards: s.display, onField: true }];
  return s.mine?.pack.cards?.length ? [{ id: "pack", cards: s.mine.pack.cards }] : [];
}

/** Spent cards leave an empty place that says what became of them. */
function places(at: At, s: Scene, side: Side): { title: string; text?: string }[] {
  if (s.overtime) return [];
  const free = Math.max(0, s.rules.hand - side.hand.count);
  const plays = made(at.events, side.team);
  const told = plays.slice(-free || plays.length).map((play) => ({
    title: play.to <= 0 ? t("fh-td") : signed(play.from - play.to),
    text: play.type ? t("fh-played", { type: t("fh-type", { type: play.type }) }) : t("fh-played-nothing"),
  }));
  return free ? [...told, ...Array.from({ length: free - told.length }, () => ({ title: "", text: t("fh-in-play") }))] : [];
}

function piles(at: At): Pile[] {
  const s = now(at);
  const side = s.mine;
  if (!side || s.phase !== "arena") return [];
  const book: Pile = { id: `playbook ${side.side}`, title: t("fh-playbook"), count: side.playbook.count, cards: null, back: "play", note: t("fh-playbook-note") };
  if (s.overtime) return [book];
  const audible: Pile = { id: `audible ${side.side}`, title: t("fh-audible"), count: side.audible.count, cards: side.audible.cards ?? [], back: "play", note: t("fh-audible-note") };
  return [audible, book];
}

// Buttons -------------------------------------------------------------------------------------------------------------

const ORDER = ["good", "half", "", "bad"];

/** What Enter takes: the better-looking of a few buttons. Where one costs nothing, the others must look good. */
function primary(at: At): string | null {
  const options = at.question?.options ?? [];
  if (!options.length || options.some((option) => option.card && !option.token.startsWith("from ")) || options.some((option) => /^(pair|team) /u.test(option.token))) return null;
  const free = options.find((option) => option.outcome?.free);
  if (free) return options.find((option) => option.tone === "good")?.token ?? free.token;
  const rank = (option: Choice): number => ORDER.indexOf(option.tone ?? "");
  return [...options].sort((a, b) => rank(a) - rank(b))[0]?.token ?? null;
}

const definition: TableDefinition = {
  game: "highlights_2052",
  ending: () => import("./ending.css"),
  Field,
  Peek,
  Overview,
  overviewName: (at) => t("fh-overview", { season: at.facts.season ? "yes" : "no" }),
  scoreboard(at) {
    const s = now(at);
    return { left: boardSide(at, s, s.sides[0]), right: boardSide(at, s, s.sides[1]), period: period(s), sub: sub(s), wide: s.phase === "arena" && !s.overtime ? t("fh-plays-made-wide") : "" };
  },
  strip,
  hand,
  piles,
  colour: (side, at) => now(at).sides[side]?.kit.colour,
  banner: (event, at) => banner(event, at, bookOf(at.deck)),
  buttonText: (option, at) => at.say(option.label),
  primary,
  legend,
  goal: () => t("fh-goal"),
  onField: (option) => option.token.startsWith("pair "),
};

export default definition;
