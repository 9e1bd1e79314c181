/** What the events tell: the drive so far, the Play in hand, the last kick. */

import type { Told } from "$lib/table/tablestate.svelte";

/** Events after the last one of these kinds, that one included. */
export function since(events: readonly Told[], ...kinds: string[]): Told[] {
  const first = events.findLastIndex(({ kind }) => kinds.includes(kind));
  return first < 0 ? [] : events.slice(first);
}

/** Every gain and loss of the drive, from the offence's side. */
export function driveTrail(events: readonly Told[]): { from: number; to: number }[] {
  const drive = since(events, "DriveBegins");
  const spots = drive.filter(({ kind }) => kind === "DriveBegins" || kind === "DownMarked").map(({ facts }) => (facts as { los: number }).los);
  return spots.slice(1).map((to, n) => ({ from: spots[n]!, to }));
}

export interface Quick {
  ability: number;
  kicking: string;
  receiving: string;
  kick_cards: number[];
  return_cards: number[];
  kick_count: number;
  return_count: number;
  difference: number;
}

/** The Quick Challenge that was just revealed. */
export function quickOf(events: readonly Told[]): Quick | null {
  const kick = since(events, "KickBegins", "PlaysRevealed", "DriveBegins");
  return (kick.findLast(({ kind }) => kind === "QuickRevealed")?.facts as unknown as Quick | undefined) ?? null;
}

/** Where a kick has brought the ball, or is made from; null where it is in the air. */
export function kickSpot(events: readonly Told[]): { team: string; los: number } | null {
  const kick = since(events, "KickBegins", "DriveBegins");
  const placed = kick.findLast(({ kind }) => kind === "BallPlaced")?.facts as { team: string; los: number } | undefined;
  if (placed) return { team: placed.team, los: placed.los };
  const from = kick[0]?.kind === "KickBegins" ? (kick[0].facts as { team: string; spot: number }) : null;
  return from?.spot ? { team: from.team, los: from.spot } : null;
}

/** How a field goal went. */
export function goalOf(events: readonly Told[]): { distance: number; needed: number; good: boolean } | null {
  const tried = since(events, "KickBegins", "DriveBegins").findLast(({ kind }) => kind === "FieldGoalTried");
  return (tried?.facts as { distance: number; needed: number; good: boolean } | undefined) ?? null;
}

/** The Plays of this drive that were revealed last. */
export function lastPlay(events: readonly Told[]): SeenPlay | null {
  return playsSeen(since(events, "DriveBegins")).at(-1) ?? null;
}

const TELLING = new Set(["Scored", "Turnover", "FlagDecided", "YardsAdded", "BallPlaced", "FieldGoalTried", "TryFailed", "DriveOver", "ChallengeOver", "Injured"]);

/** The last few lines worth reading between two Plays. */
export function lately(events: readonly Told[], most = 3): Told[] {
  return events.filter(({ kind, text }) => text && TELLING.has(kind)).slice(-most);
}

export interface SeenPlay {
  offence: string;
  defence: string;
  off_card: number;
  def_card: number;
}

export function playsSeen(events: readonly Told[]): SeenPlay[] {
  return events.filter(({ kind }) => kind === "PlaysRevealed").map(({ facts }) => facts as unknown as SeenPlay);
}

export interface DriveRow {
  team: string;
  number: number;
  plays: number;
  how: string;
}

export function drives(events: readonly Told[]): DriveRow[] {
  const rows: DriveRow[] = [];
  for (const { kind, facts } of events) {
    const told = facts as { team?: string; drive?: number; how?: string };
    if (kind === "DriveBegins") rows.push({ team: told.team ?? "", number: told.drive ?? 0, plays: 0, how: "" });
    const row = rows.at(-1);
    if (!row) continue;
    if (kind === "PlaysRevealed") row.plays += 1;
    if (kind === "DriveOver") row.how = told.how ?? "";
  }
  return rows;
}
