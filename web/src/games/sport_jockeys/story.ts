/** What the play-by-play knows that the position does not: which card answered which, and how the last play went. */

import type { Message } from "$lib/i18n.svelte";
import type { Told } from "$lib/table/tablestate.svelte";
import type { Book } from "./book";
import type { Deed } from "./position";

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
  /** Of the Snap before a Touchback. */
  snap: number;
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
export function lastPlay(events: readonly Told[], book: Book): Deed[] {
  const deeds: Deed[] = [];
  const ids = (cards: number[]): string[] => cards.map((card) => book.id(card));
  for (const event of ofLastPlay(events)) {
    const facts = event.facts as unknown as Played;
    switch (event.kind) {
      case "Snapped":
        deeds.push(deed(facts.seat, "off", [facts.worth, 0, 0]));
        break;
      case "Kicked":
        deeds.push({ ...deed(facts.seat, "kick", [facts.worth, facts.boxes, 0]), cards: ids(facts.cards) });
        break;
      case "TouchbackDeclared":
        deeds.push(deed(facts.owner, "off", [facts.snap, 0, 0]), deed(facts.owner, "down", [facts.worth, 0, 0]));
        break;
      case "SloppyTackle":
        deeds.push({ ...deed(facts.owner, "down", [facts.worth, 0, 0]), gift: facts.gift });
        break;
      case "ActionPlayed":
        deeds.push({ ...deed(facts.seat, facts.face ? "def" : "off", [facts.worth, facts.boxes, facts.bonus]), cards: ids(facts.cards), combo: facts.combo });
        break;
      case "Challenged":
        if (facts.succeeded && deeds.length) deeds[deeds.length - 1] = struck(deeds.at(-1)!, facts, book);
    }
  }
  return deeds;
}

function deed(seat: number, side: Deed["side"], points: number[]): Deed {
  return { seat, side, cards: [], keys: [], struck: [], combo: "", points, gift: 0, kinds: side === "down" ? 0 : 1 };
}

function struck(deed: Deed, facts: Played, book: Book): Deed {
  return { ...deed, cards: facts.standing.map((card) => book.id(card)), struck: facts.struck.map((card) => book.id(card)), points: facts.points, kinds: facts.standing.length ? 1 : 0, combo: facts.standing.length > 1 ? deed.combo : "" };
}

/** What closed the last play: the tally and what became of the cube. */
export function lastResult(events: readonly Told[]): Message[] {
  const closing = new Set(["Tallied", "CubeMoved", "AutomaticTouchdown", "TouchbackMade", "Scored", "Spiked"]);
  const last = events.findLastIndex((event) => closing.has(event.kind));
  if (last < 0) return [];
  const first = events.findLastIndex((event, n) => n < last && (STARTS.has(event.kind) || event.kind === "ActionPlayed" || event.kind === "NoCard" || event.kind === "SloppyTackle"));
  return events.slice(first + 1, last + 1).filter((event) => closing.has(event.kind) && event.text).map((event) => event.text!);
}
