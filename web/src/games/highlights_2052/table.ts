/** Football Highlights 2052 on the table frame. */

import type { At, BoardSide, HandGroup, Pile, StripItem, TableDefinition } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { View } from "$lib/table/view";
import "./highlights.css";
import { buttonText, primary } from "./answers";
import { banner, sound } from "./banners";
import { bookOf } from "./book";
import Field from "./Field.svelte";
import { seenThisHalf } from "./known";
import { legend } from "./legend";
import { overview } from "./overview.svelte";
import { playsMade } from "./plays";
import { typeName, signed } from "./said";
import { list, PLAYS_PER_HALF, scene, type Scene, type Side } from "./scene";
import { fixtures, seasonLength } from "./season";

const HAND = 10;
const AUDIBLES = 3;

const scenes = new WeakMap<View, { over: boolean; scene: Scene }>();

/** The position, read once for every view. */
function now(at: At): Scene {
  const over = at.result !== null;
  const known = scenes.get(at.view);
  if (known?.over === over) return known.scene;
  const read = scene(at.view, at.options, over);
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
  };
}

function period(s: Scene): string {
  if (s.phase === "over") return t("fh-final");
  if (s.phase === "arena") return s.overtime ? t("fh-overtime") : t("fh-half", { half: s.half });
  return s.half > 0 ? t("fh-halftime") : t("fh-before");
}

function sub(s: Scene): string {
  if (s.phase !== "arena") return "";
  if (s.overtime) return t("fh-round", { round: s.round });
  return t("fh-plays-made", { one: s.sides[0].made, other: s.sides[1].made, of: PLAYS_PER_HALF });
}

// The strip -----------------------------------------------------------------------------------------------------------

function strip(at: At): StripItem[] {
  const s = now(at);
  const [name, ...rest] = s.mine || s.phase === "toss" ? seen(at, s, s.left) : [...seen(at, s, s.left), ...seen(at, s, s.right)];
  return [...(name ? [name] : []), ...competition(at), ...rest];
}

function seen(at: At, s: Scene, side: Side): StripItem[] {
  const who = side.automatic ? t("fh-automatic") : side.seat < 0 ? "" : at.name(side.seat);
  const name = side.kit.nickname ? `${side.kit.city} ${side.kit.nickname}` : s.phase === "toss" ? t("fh-before-toss") : who;
  const items: StripItem[] = name ? [{ kind: "name", name, detail: side.kit.nickname ? who : "" }] : [];
  if (s.phase !== "arena") return items;
  const book = bookOf(at.deck);
  const cards = seenThisHalf(at.events, side, book);
  items.push({ kind: "backs", count: side.hand.count, label: t(side.automatic ? "fh-in-stack" : "fh-in-hand"), back: `color-mix(in srgb, ${side.kit.colour} 40%, #0b1030)`, zone: side.automatic ? "ai_stack 0" : `hand ${side.side}` });
  items.push({ kind: "count", count: side.playbook.count, label: t(side.automatic ? "fh-solo-deck" : "fh-playbook"), wide: true });
  if (!side.automatic && !s.overtime) {
    items.push({ kind: "text", text: t(side.audible.count ? "fh-audible-filled" : "fh-audible-empty"), wide: true });
    items.push({ kind: "pips", on: side.audibles, of: AUDIBLES, label: t("fh-audibles-left") });
  }
  items.push({ kind: "pile", wide: true, pile: { id: `seen ${side.side}`, title: t("fh-seen"), count: cards.length, cards, note: t("fh-seen-note", { team: side.kit.nickname }) } });
  return items;
}

function competition(at: At): StripItem[] {
  const players = list<number>(at.view, "order").length;
  if (!players) return [];
  const number = fixtures(at.view).length + 1;
  const of = at.options.mode === "league" ? seasonLength(players, at.options.league_passes) : players - 1;
  const text = at.options.mode === "league" && number > of ? t("fh-in-playoffs") : t("fh-game-of", { number: Math.min(number, of), of });
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
  const book = bookOf(at.deck);
  const made = playsMade(at.events, side.side, (card, play) => book.card(book.id(card))?.plays[play]?.type ?? "");
  const free = Math.max(0, HAND - side.hand.count);
  const told = made.slice(-free || made.length).map((play) => ({
    title: play.touchdown ? t("fh-td") : signed(play.gain),
    text: play.type ? t("fh-played", { type: typeName(play.type) }) : t("fh-played-nothing"),
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

const definition: TableDefinition = {
  game: "highlights_2052",
  Field,
  scoreboard(at) {
    const s = now(at);
    return { left: boardSide(at, s, s.sides[0]), right: boardSide(at, s, s.sides[1]), period: period(s), sub: sub(s), wide: s.phase === "arena" && !s.overtime ? t("fh-plays-made-wide") : "" };
  },
  strip,
  hand,
  piles,
  colour: (side, at) => now(at).sides[side]?.kit.colour,
  banner: (event, at) => banner(event, bookOf(at.deck)),
  sound,
  buttonText,
  primary,
  legend,
  goal: () => t("fh-goal"),
  onField: (option) => option.token.startsWith("pair "),
};

export default definition;
