/** The position of a table in the rulebook's nouns, read from what a seat sees. */

import type { At } from "$frame/definition";

/** MF-10.3  The minute of each turn; the thirteenth is injury time. */
export const MINUTES = ["", "0'", "15'", "22'", "30'", "37'", "45'", "45'", "53'", "60'", "68'", "75'", "90'", "90+'"];
/** MF-10.2  Turns in which the home team attacks. */
export const HOME_ATTACKS = new Set([1, 3, 5, 8, 10, 12]);
export const SQUAD_LIMIT = 6;
export const MATCHDAYS = 6;
export const HOME = 0;

export type Pair = [number, number];

/** A match as the server tells it: lists of two are home and away. */
export interface Match {
  slot: number;
  clubs: Pair;
  /** -1 for a Non-Person Team. */
  seats: Pair;
  managers: Pair;
  ha: number;
  order: number[];
  phase: string;
  window: string;
  half: number;
  turn: number;
  score: Pair;
  announced: Pair;
  spying: Pair;
  tactic: number;
  forced: number;
  laid: Pair;
  roll: number[];
  tactical: Pair;
  roll_winner: number;
  attack: Pair;
  defence: Pair;
  attack_level: Pair;
  defence_level: Pair;
  genius: [string, string];
  spent: Pair;
  attacker: number;
  bonus: number;
  dice: number[];
  cancelled: boolean;
  goal: boolean;
  ability_used: Pair;
  substituting: Pair;
  owners: number[];
  touched: number[];
  places: number[];
  uses: number[];
}

export interface Row {
  club: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
  away_goals: number;
}

export interface Facts extends Record<string, unknown> {
  club_seats: number[];
  seat_clubs: number[];
  money: number[];
  reserved: number[];
  stage: "setup" | "season" | "academy" | "market" | "final" | "over";
  matchday: number;
  matches: Match[];
  results: number[];
  champions: number[];
  seen: string[][];
  league: Row[][];
  purse?: number;
  basket?: string[];
  aside?: string[];
}

export type MfAt = At<Facts>;
export type Phase = "hire" | "buy" | "market" | "academy" | "cut" | "matchday" | "match" | "over";

/** What is on the table. */
export function phaseOf(at: MfAt): Phase {
  const { facts } = at;
  if (at.result) return "over";
  if (facts.matches.length) return "match";
  if (asked(at, "drop ")) return "cut";
  switch (facts.stage) {
    case "setup":
      return facts.seat_clubs.some((_, seat) => at.zone("manager", seat).count === 0) ? "hire" : "buy";
    case "academy":
      return "academy";
    case "market":
      return facts.seat_clubs.some((_, seat) => at.zone("purchase hand", seat).count > 0) ? "market" : "matchday";
    default:
      return "matchday";
  }
}

/** Whether an option with this beginning is open. */
export function asked(at: MfAt, ...beginnings: string[]): boolean {
  return at.question?.options.some(({ token }) => beginnings.some((beginning) => token.startsWith(beginning))) ?? false;
}

/** The own club, or that of the first seat for spectators. */
export function nearClub(at: MfAt): number {
  return at.facts.seat_clubs[at.near] ?? 0;
}

/** The side of a seat in a match; -1 for an outsider. */
export function sideOf(match: Match, seat: number | null): number {
  return seat === null ? -1 : match.seats.indexOf(seat);
}

/** Of two matches played at once the one that is asked about, else the own one, else the first. */
export function shownMatch(at: MfAt, wanted: number | null = null): Match | null {
  const { matches } = at.facts;
  const own = matches.find((match) => sideOf(match, at.seat) >= 0);
  const open = at.question ? matches.find((match) => match.window !== "") : undefined;
  const chosen = wanted === null ? undefined : matches[wanted];
  return (at.question ? (open ?? own) : (chosen ?? own ?? open)) ?? matches[0] ?? null;
}

export function isLeague(at: MfAt): boolean {
  return at.facts.league.length > 0;
}

export interface Played {
  matchday: number;
  home: number;
  away: number;
  homeGoals: number;
  awayGoals: number;
}

export function played(at: MfAt): Played[] {
  const { results } = at.facts;
  const found: Played[] = [];
  for (let n = 0; n + 4 < results.length; n += 5) {
    found.push({ matchday: results[n]!, home: results[n + 1]!, away: results[n + 2]!, homeGoals: results[n + 3]!, awayGoals: results[n + 4]! });
  }
  return found;
}

/** MF-6.2  The fixtures of a championship by matchday, home first, as places A to D. */
export const FIXTURES: readonly (readonly Pair[])[] = [
  [[0, 2], [1, 3]], [[3, 0], [2, 1]], [[1, 0], [3, 2]], [[2, 0], [3, 1]], [[0, 3], [1, 2]], [[0, 1], [2, 3]],
];

export interface Fixture {
  matchday: number;
  home: number;
  away: number;
  /** Goals of a match that is over or under way. */
  score: Pair | null;
  live: boolean;
}

/** All matches of a championship with what is known of them. */
export function fixtures(at: MfAt, championship: number): Fixture[] {
  const over = played(at);
  return FIXTURES.flatMap((day, n) =>
    day.map(([one, other]) => {
      const [home, away] = [4 * championship + one, 4 * championship + other];
      const done = over.find((match) => match.matchday === n + 1 && match.home === home && match.away === away);
      const now = n + 1 === at.facts.matchday ? at.facts.matches.find((match) => match.clubs[0] === home && match.clubs[1] === away) : undefined;
      return { matchday: n + 1, home, away, score: done ? ([done.homeGoals, done.awayGoals] as Pair) : now ? now.score : null, live: !done && now !== undefined };
    }),
  );
}

/** MF-6.7  The points of A, B, C and D after each matchday. */
export function pad(at: MfAt, championship: number): number[][] {
  const season = played(at).filter((match) => match.matchday >= 1 && match.matchday <= MATCHDAYS);
  const last = Math.max(0, ...season.map((match) => match.matchday));
  const points = [0, 0, 0, 0];
  return Array.from({ length: last }, (_, n) => {
    for (const match of season.filter((one) => one.matchday === n + 1)) {
      const [home, away] = match.homeGoals > match.awayGoals ? [3, 0] : match.homeGoals < match.awayGoals ? [0, 3] : [1, 1];
      for (const [club, won] of [[match.home, home], [match.away, away]] as const) {
        if (Math.floor(club / 4) === championship) points[club % 4]! += won;
      }
    }
    return [...points];
  });
}
