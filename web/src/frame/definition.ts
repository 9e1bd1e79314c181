/**
 * What a game's table is made of. The frame does everything else: socket, choosing, keys, play-by-play, rules, coach,
 * chat, clocks, menus, banners, motion. `docs/writing-a-table.md` tells how to write one.
 */

import type { Component } from "svelte";
import type { SeatOut } from "$lib/api/client";
import type { Deck } from "$lib/faces.svelte";
import type { Message } from "$lib/i18n.svelte";
import type { Choice, Question, Result, Told } from "$lib/table/tablestate.svelte";
import type { View, Zone } from "$lib/table/view";
import type { Choosing } from "./choosing.svelte";

/** A moment of a table from one seat's eyes: at the table itself, and at every ply of a replay. */
export interface At<Facts = Record<string, unknown>> {
  view: View;
  /** The game's own facts, by the names of its rules. */
  facts: Facts;
  /** Whose eyes; null for a spectator. */
  seat: number | null;
  /** The seat that is shown below, as "you": one's own; for spectators the first, or on a shared device whoever had it last. */
  near: number;
  seats: SeatOut[];
  options: Record<string, string>;
  question: Question | null;
  result: Result | null;
  /** Everything told so far. */
  events: readonly Told[];
  /** Score and situation in one line. */
  headline: string;
  deck: Deck;
  /** A zone by its name and holder; an empty one where the game has none. */
  zone(name: string, holder?: number): Zone;
  /** The name of whoever sits on a seat. */
  name(seat: number): string;
  /** A message of the server in the language spoken, with the names of those who sit here. */
  say(message: Message | null | undefined): string;
  /** What an option that is being considered would do; its steps come from the server. */
  considered: Choice | null;
}

/** One half of the scoreboard. */
export interface BoardSide {
  name: string;
  /** A small line above the name on a tablet: a town, "you". */
  over?: string;
  /** The line below the name on a wide screen, in few words: hand, piles, tokens. By default the other side has what the strip counts. */
  holds?: StripItem[];
  /** In place of "you" or the badge on a phone, where the name has no room and the figure is no score. */
  short?: string;
  /** One to three letters for the badge. */
  mark: string;
  /** A colour that reads on black and under black letters. */
  colour: string;
  score: number | string;
  /** Has the ball, attacks, serves. */
  active?: boolean;
  /** The seat that plays it, for clocks. */
  seat: number | null;
}

export interface Scoreboard {
  left: BoardSide;
  right: BoardSide;
  /** Large in the middle: "2nd half". */
  period: string;
  /** Small below it: "Plays made 2 and 2 of 10". `wide` is left out on small screens. */
  sub?: string;
  wide?: string;
}

/** A part of what can be seen of a side: on the scoreboard, and in the strip on small screens. */
export type StripItem =
  | { kind: "name"; name: string; detail?: string }
  | { kind: "backs"; count: number; label: string; back?: string; zone?: string; wide?: boolean }
  | { kind: "count"; count: number; label: string; wide?: boolean }
  | { kind: "pips"; on: number; of: number; label: string; wide?: boolean }
  | { kind: "text"; text: string; wide?: boolean }
  | { kind: "pile"; pile: Pile; wide?: boolean }
  | { kind: "button"; text: string; pressed?: boolean; press: () => void; wide?: boolean };

/** Cards that can be looked through in a window of their own. */
export interface Pile {
  id: string;
  title: string;
  count: number;
  /** The cards that may be seen; null for a face-down pile. */
  cards: string[] | null;
  /** The id of the card back. */
  back?: string;
  /** A line below the title. */
  note?: string;
}

/** A group of cards in the hand. An empty group can keep its place. */
export interface HandGroup {
  id: string;
  /** Shown above the group where there is more than one. */
  title?: string;
  cards: string[];
  /** Empty places behind the cards, each with its text; they keep the hand from jumping. */
  places?: { title: string; text?: string }[];
  /** The field shows these cards itself; the hand leaves them out, the keys count them. */
  onField?: boolean;
}

export interface BannerText {
  title: string;
  text?: string;
  colour?: string;
}

/** Why a card cannot be chosen now. */
export interface Why {
  text: string;
  rule?: string;
  /** The same in two or three words, in place of the card's tag. */
  short?: string;
}

export interface PeekProps<Facts = Record<string, unknown>> {
  card: string;
  at: At<Facts>;
}

export interface FieldProps<Facts = Record<string, unknown>> {
  at: At<Facts>;
  /** What is being chosen; null in a replay and for spectators. */
  choosing: Choosing | null;
}

export interface TableDefinition<Facts = Record<string, unknown>> {
  game: string;
  scoreboard(at: At<Facts>): Scoreboard;
  /** The picture in the middle. */
  Field: Component<FieldProps<Facts>>;
  /** The cards at the bottom, in the order of their number keys. */
  hand(at: At<Facts>): HandGroup[];
  /** Right of the hand: small piles of one's own. */
  piles?(at: At<Facts>): Pile[];
  /** The strip under the scoreboard of tablet and phone. */
  strip?(at: At<Facts>): StripItem[];
  /** The colour of a side in the play-by-play and in banners. */
  colour?(side: number, at: At<Facts>): string | undefined;
  /** A banner for a moment (an event of weight 2); null for none. */
  banner?(event: Told, at: At<Facts>): BannerText | null;
  /** Why a card of the hand cannot be chosen. */
  why?(card: string, at: At<Facts>): Why | null;
  /** The short text of an option on a button; the server's label otherwise. */
  buttonText?(option: Choice, at: At<Facts>): string | null;
  /** The option that Enter takes when nothing is selected: "" for none; by default the first where no card is asked for. */
  primary?(at: At<Facts>): string | null;
  /** Of the ways to use a card, the one whose tag it carries; the first by default. */
  leading?(options: readonly Choice[]): Choice | undefined;
  /** Which half of a two-ended card counts now: a class on its face. */
  faceClass?(card: string, at: At<Facts>, place: "hand" | "zoom"): string;
  /** The face of a hand card in a low window: name and what counts now, of spans only; by default the upper part of the card. */
  Peek?: Component<PeekProps<Facts>>;
  /** Options that the field shows; the prompt bar has no buttons for them. */
  onField?(option: Choice, at: At<Facts>): boolean;
  /** Right of the hand on a wide screen: what belongs to a person beside the cards. */
  HandAside?: Component<FieldProps<Facts>>;
  /** A tab of the rail with what the field has no room for: standings, fixtures, squads; `overviewName` is on it. */
  Overview?: Component<FieldProps<Facts>>;
  overviewName?(at: At<Facts>): string;
  /** Below the play-by-play on a wide screen: the overview in brief. */
  LogFoot?: Component<FieldProps<Facts>>;
  /** More of the prompt bar: a second line, a small picture. */
  PromptExtra?: Component<FieldProps<Facts>>;
  /** The legend beside an enlarged card. */
  legend?(card: string, at: At<Facts>): { term: string; text: string }[];
  /** The style of the last whistle: its ground (`.end-bg`) and the final score (`.final`); loaded when it is needed. */
  ending?(): Promise<unknown>;
  /** Two sentences for the first time somebody plays it: what the game is about. */
  goal?(at: At<Facts>): string;
}
