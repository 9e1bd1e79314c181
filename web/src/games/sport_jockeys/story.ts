/** What the play-by-play knows that the position does not: which card answered which, and how the last play went. */

import type { Told } from "$lib/table/tablestate.svelte";
import type { Book } from "./book";
import { faceOf, type Deed } from "./position";
import { faceDown, kickOf, snapOf } from "./reckoning";

interface Played {
  seat: number;
  owner: number;
  face: number;
  cards: number[];
  combo: string;
  worth: number;
  boxes: number;
  bonus: number;
  answer: string;
  answered: string;
  gift: number;
  struck: number[];
  standing: number[];
  points: [number, number, number];
  succeeded: boolean;
  kickoff: boolean;
}

const STARTS = new Set(["Snapped", "Kicked", "Spiked"]);

/** The events of the play that began last; none when a new one has not begun. */
export function ofLastPlay(events: readonly Told[]): Told[] {
  const start = events.findLastIndex((event) => STARTS.has(event.kind) || (event.kind === "TouchbackDeclared" && !(event.facts as unknown as Played).kickoff));
  return start < 0 ? [] : events.slice(start);
}

export interface Link {
  answer: string;
  answered: string;
}

/** For each action of a play: what it countered. The Snap, the kick and cards face down counter nothing. */
export function links(deeds: readonly Deed[], events: readonly Told[]): (Link | null)[] {
  const told = ofLastPlay(events).filter((event) => event.kind === "ActionPlayed").map((event) => event.facts as unknown as Played);
  let next = 0;
  return deeds.map((deed) => {
    if (deed.side === "kick" || deed.side === "down" || !(deed.cards.length || deed.struck.length)) return null;
    const played = told[next++];
    return played?.answer ? { answer: played.answer, answered: played.answered } : null;
  });
}

/** The last play as it lay on the table when it ended. */
export function lastPlay(events: readonly Told[], book: Book, faceDownWorth = 1): Deed[] {
  const deeds: Deed[] = [];
  for (const event of ofLastPlay(events)) {
    const facts = event.facts as unknown as Played;
    switch (event.kind) {
      case "Snapped":
        deeds.push(snapOf(facts.seat));
        break;
      case "Kicked":
        deeds.push(kickOf(book, facts.seat, facts.cards.map((card) => book.id(card))));
        break;
      case "TouchbackDeclared":
        deeds.push(snapOf(facts.owner), faceDown(facts.owner, faceDownWorth, 0));
        break;
      case "SloppyTackle":
        deeds.push(faceDown(facts.owner, facts.worth, facts.gift));
        break;
      case "ActionPlayed":
        deeds.push({ seat: facts.seat, side: facts.face ? "def" : "off", cards: facts.cards.map((card) => book.id(card)), keys: [], struck: [], combo: facts.combo, points: [facts.worth, facts.boxes, facts.bonus], gift: 0, kinds: 1 });
        break;
      case "Challenged":
        if (facts.succeeded && deeds.length) deeds[deeds.length - 1] = struck(deeds.at(-1)!, facts, book);
    }
  }
  return deeds;
}

function struck(deed: Deed, facts: Played, book: Book): Deed {
  return { ...deed, cards: facts.standing.map((card) => book.id(card)), struck: facts.struck.map((card) => book.id(card)), points: facts.points, kinds: facts.standing.length ? 1 : 0, combo: facts.standing.length > 1 ? deed.combo : "" };
}

/** The sentences that closed the last play: the tally and what became of the cube. */
export function lastResult(events: readonly Told[]): string[] {
  const closing = new Set(["Tallied", "CubeMoved", "AutomaticTouchdown", "TouchbackMade", "Scored", "Spiked"]);
  const last = events.findLastIndex((event) => closing.has(event.kind));
  if (last < 0) return [];
  const first = events.findLastIndex((event, n) => n < last && (STARTS.has(event.kind) || event.kind === "ActionPlayed" || event.kind === "NoCard" || event.kind === "SloppyTackle"));
  return events.slice(first + 1, last + 1).filter((event) => closing.has(event.kind) && event.text).map((event) => event.text!);
}

/** The codes of the cards that must be countered. */
export function keyCodes(deed: Deed | null, book: Book): string[] {
  if (!deed) return [];
  if (deed.side === "kick") return ["KIC"];
  if (!deed.cards.length) return ["SNA"];
  return [...new Set((deed.keys.length ? deed.keys : deed.cards).map((card) => book.side(card, faceOf(deed)).action))];
}
