/** What the drives under way came to, play by play, from the events told. */

import type { Told } from "$lib/table/tablestate.svelte";

/** One movement of a marker: a play, or what a return, a block, a safety or momentum gave. */
export interface Move {
  kind: "play" | "return" | "safety" | "block" | "momentum";
  /** R, P or M for a play; empty where no type was activated. */
  type: string;
  from: number;
  to: number;
}

export interface Drive {
  moves: Move[];
  /** The moves that are cards of the drive stack, in their order. */
  plays: Move[];
  /** The play in hand as far as it is told: where it began, and the type that was chosen. */
  now: { from: number; type: string } | null;
}

interface Facts {
  team: number;
  card: number;
  play: number;
  ball: number;
  to: string;
  old: number;
  new: number;
  why: string;
}

interface Under extends Omit<Drive, "now"> {
  /** The play in hand: where it began, its type, and whether it ended the drive. */
  from: number;
  type: string;
  ended: boolean;
}

/** Both drives; `stacked` says how many cards lie on each drive stack now. */
export function drives(
  events: readonly Told[],
  teams: readonly number[],
  stacked: readonly number[],
  typeOf: (card: number, play: number) => string,
): Drive[] {
  let found: Under[] = teams.map(fresh);
  for (const event of events) {
    const facts = event.facts as unknown as Facts;
    if (event.kind === "HalfBegins" || event.kind === "OvertimeBegins") found = teams.map(fresh);
    const drive = found[teams.indexOf(facts.team)];
    if (drive) tell(drive, event.kind, facts, typeOf);
  }
  return found.map(({ moves, plays, from, type, ended }, side) => ({
    moves,
    plays: stacked[side] ? plays.slice(-stacked[side]) : [],
    now: ended ? null : { from, type },
  }));
}

function fresh(): Under {
  return { moves: [], plays: [], from: 0, type: "", ended: true };
}

function tell(drive: Under, kind: string, facts: Facts, typeOf: (card: number, play: number) => string): void {
  switch (kind) {
    case "Threat":
      Object.assign(drive, { from: facts.ball, type: "", ended: false });
      return;
    case "Activated":
      drive.type = typeOf(facts.card, facts.play);
      return;
    case "DriveEnded":
      Object.assign(drive, { moves: [], plays: [], ended: true });
      return;
    case "BallMoved":
      if (facts.why !== "play" && facts.why !== "penalty")
        drive.moves.push({ kind: facts.why as Move["kind"], type: "", from: facts.old, to: facts.new });
      return;
    case "PlayOver":
      if (!drive.ended) played(drive, facts);
      drive.ended = true;
  }
}

/** The play is done. One that does not count in the drive still moved the ball. */
function played(drive: Under, facts: Facts): void {
  const move: Move = { kind: "play", type: drive.type, from: drive.from, to: facts.ball };
  if (facts.to === "drive") drive.plays.push(move);
  if (facts.to === "drive" || move.from !== move.to) drive.moves.push(move);
}
