/** What the plays told so far came to: the trail of each ball, and the plays of the half. */

import type { Told } from "$lib/table/tablestate.svelte";

/** One stretch of a ball's way; `type` is R, P or M for a play, and empty for what a return, a block or a safety gave. */
export interface Move {
  type: string;
  from: number;
  to: number;
}

interface Facts {
  team: number;
  to: string;
  old: number;
  new: number;
  why: string;
  play_type: string;
  snap: number;
  reached: number;
  ended: boolean;
}

const BEGINS = new Set(["HalfBegins", "OvertimeBegins"]);
const OF_PLAYS = new Set(["play", "penalty"]);

const facts = (event: Told): Facts => event.facts as unknown as Facts;
const play = ({ play_type, snap, reached }: Facts): Move => ({ type: play_type, from: snap, to: reached });

function since(events: readonly Told[], begins: (event: Told) => boolean): readonly Told[] {
  return events.slice(events.findLastIndex(begins) + 1);
}

/** The stretches of the drive that a team has under way. */
export function moves(events: readonly Told[], team: number): Move[] {
  const drive = since(events, (event) => BEGINS.has(event.kind) || (event.kind === "DriveEnded" && facts(event).team === team));
  return drive.flatMap((event) => {
    const told = facts(event);
    if (told.team !== team) return [];
    if (event.kind === "BallMoved" && !OF_PLAYS.has(told.why)) return [{ type: "", from: told.old, to: told.new }];
    return event.kind === "PlayOver" && !told.ended && (told.to === "drive" || told.snap !== told.reached) ? [play(told)] : [];
  });
}

/** The plays whose cards lie on a team's drive stack, in their order. */
export function stacked(events: readonly Told[], team: number, cards: number): Move[] {
  const laid = since(events, (event) => BEGINS.has(event.kind)).filter((event) => event.kind === "PlayOver" && facts(event).team === team && facts(event).to === "drive");
  return cards ? laid.slice(-cards).map((event) => play(facts(event))) : [];
}

/** All plays that a team has made since the half began. */
export function made(events: readonly Told[], team: number): Move[] {
  return since(events, (event) => BEGINS.has(event.kind))
    .filter((event) => event.kind === "PlayOver" && facts(event).team === team)
    .map((event) => play(facts(event)));
}

/** `+15`, `−5`, `0`. */
export function signed(yards: number): string {
  return yards > 0 ? `+${yards}` : yards < 0 ? `−${-yards}` : "0";
}
