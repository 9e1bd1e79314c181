/** FH-21, FH-22  Standings, brackets and results of a competition, from the fixtures told. */

import type { View } from "$lib/table/view";
import { list, zone } from "./scene";

export interface Fixture {
  visitor: number;
  home: number;
  visitorPoints: number;
  homePoints: number;
  visitorTouchdowns: number;
  homeTouchdowns: number;
  /** The seat that won, or -1 for a tie. */
  winner: number;
}

export interface Row {
  seat: number;
  points: number;
  won: number;
  tied: number;
  lost: number;
  scored: number;
  conceded: number;
}

const FIELDS = 7;

export function fixtures(view: View): Fixture[] {
  const numbers = list<number>(view, "fixtures");
  return Array.from({ length: numbers.length / FIELDS }, (_, game) => {
    const [visitor, home, visitorPoints, homePoints, visitorTouchdowns, homeTouchdowns, winner] = numbers.slice(
      game * FIELDS,
      game * FIELDS + FIELDS,
    ) as [number, number, number, number, number, number, number];
    return { visitor, home, visitorPoints, homePoints, visitorTouchdowns, homeTouchdowns, winner };
  });
}

/** FH-22.6  Games of the regular season: everybody meets everybody, twice with up to five players. */
export function seasonLength(players: number, passes = "auto"): number {
  const times = passes === "auto" ? (players <= 5 ? 2 : 1) : Number(passes);
  return ((players * (players - 1)) / 2) * times;
}

/** FH-22.7  From first to last: points, games among those level, difference, scored, touchdowns, lot. */
export function standings(games: readonly Fixture[], lot: readonly number[]): Row[] {
  const rows = lot.map((seat) => row(games, seat));
  const rank = (one: Row): number[] => {
    const level = new Set(rows.filter((other) => other.points === one.points).map((other) => other.seat));
    const among = games.filter((game) => level.has(game.visitor) && level.has(game.home));
    const touchdowns = own(games, one.seat).reduce((sum, game) => sum + (game.home === one.seat ? game.homeTouchdowns : game.visitorTouchdowns), 0);
    return [one.points, points(among, one.seat), one.scored - one.conceded, one.scored, touchdowns, -lot.indexOf(one.seat)];
  };
  const ranks = new Map(rows.map((one) => [one, rank(one)]));
  return rows.sort((a, b) => compare(ranks.get(b)!, ranks.get(a)!));
}

function compare(a: number[], b: number[]): number {
  const place = a.findIndex((value, at) => value !== b[at]);
  return place < 0 ? 0 : a[place]! - b[place]!;
}

function own(games: readonly Fixture[], seat: number): Fixture[] {
  return games.filter((game) => game.visitor === seat || game.home === seat);
}

function points(games: readonly Fixture[], seat: number): number {
  return own(games, seat).reduce((sum, game) => sum + (game.winner === seat ? 2 : game.winner < 0 ? 1 : 0), 0);
}

function row(games: readonly Fixture[], seat: number): Row {
  const played = own(games, seat);
  const won = played.filter((game) => game.winner === seat).length;
  const tied = played.filter((game) => game.winner < 0).length;
  const sum = (mine: boolean): number =>
    played.reduce((total, game) => total + ((game.home === seat) === mine ? game.homePoints : game.visitorPoints), 0);
  return { seat, points: points(games, seat), won, tied, lost: played.length - won - tied, scored: sum(true), conceded: sum(false) };
}

/** FH-21.4  Seeds from top to bottom of a bracket. */
const LINES: Record<number, number[]> = { 2: [1, 2], 4: [1, 4, 3, 2], 8: [1, 8, 4, 5, 3, 6, 2, 7] };

export interface Pairing {
  /** Seats; null is not known yet, -1 a bye. */
  upper: number | null;
  lower: number | null;
  game: Fixture | null;
}

/** The rounds of a tournament, those to come with their places open. */
export function bracket(order: readonly number[], games: readonly Fixture[]): Pairing[][] {
  const size = [2, 4, 8].find((places) => places >= order.length) ?? 8;
  let line: (number | null)[] = LINES[size]!.map((seed) => order[seed - 1] ?? -1);
  const rounds: Pairing[][] = [];
  while (line.length > 1) {
    const pairs: Pairing[] = [];
    for (let place = 0; place < line.length; place += 2) pairs.push(pair(line[place]!, line[place + 1]!, games));
    rounds.push(pairs);
    line = pairs.map(({ upper, lower, game }) => (lower === -1 ? upper : upper === -1 ? lower : (game?.winner ?? null)));
  }
  return rounds;
}

function pair(upper: number | null, lower: number | null, games: readonly Fixture[]): Pairing {
  const game = games.find((one) => [one.home, one.visitor].includes(upper ?? -2) && [one.home, one.visitor].includes(lower ?? -2));
  return { upper, lower, game: game ?? null };
}

export interface Injury {
  seat: number;
  card: string;
  /** Games still to miss; 90 and more are the rest of the season (FH-11.4). */
  games: number;
}

/** Cards that wait to be fit again, with the games they still miss. */
export function injuries(view: View, players: number): Injury[] {
  const games = list<number>(view, "club_games");
  const found: Injury[] = [];
  for (let seat = 0; seat < players; seat += 1) {
    for (const card of zone(view, "club_injured", seat).cards ?? []) found.push({ seat, card, games: games[found.length] ?? 0 });
  }
  return found;
}
