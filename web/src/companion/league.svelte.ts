/** A league of people who play on paper: teams and results are kept on this device, the server reckons the table from them. */

import { ask, http } from "$lib/api/client";
import type { components } from "$lib/api/schema";

export type Reckoned = components["schemas"]["TableByHand"];
export type Result = components["schemas"]["ResultByHand"];
export type Match = Reckoned["fixtures"][number];

export const FEWEST = 2;
export const MOST = 16;

interface Kept {
  teams: string[];
  results: Result[];
  /** The table as it was last reckoned, for when nobody answers. */
  reckoned: Reckoned | null;
}

const blank = (): Kept => ({ teams: [], results: [], reckoned: null });

export class PaperLeague {
  now = $state.raw<Kept>(blank());
  /** Why the table is not of now; empty while it is. */
  problem = $state.raw<unknown>(null);
  #asked = 0;

  constructor(readonly game: string) {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "null") as Kept | null;
      if (kept && Array.isArray(kept.teams) && Array.isArray(kept.results)) this.now = { ...blank(), ...kept };
    } catch {
      // Nothing was kept that can be read: no league yet.
    }
    if (this.now.teams.length) void this.reckon();
  }

  get #key(): string {
    return `playcall.league.${this.game}`;
  }

  resultOf({ home, away }: Match): Result | undefined {
    return this.now.results.find((one) => one.home === home && one.away === away);
  }

  begin(teams: string[]): Promise<void> {
    return this.#write({ ...blank(), teams });
  }

  rename(team: number, name: string): Promise<void> {
    return this.#write({ ...this.now, teams: this.now.teams.with(team, name) });
  }

  /** Enter a result, or take it out. */
  enter(match: Match, result: Pick<Result, "score" | "counts"> | null): Promise<void> {
    const { home, away } = match;
    const others = this.now.results.filter((one) => one.home !== home || one.away !== away);
    return this.#write({ ...this.now, results: result ? [...others, { home, away, ...result }] : others });
  }

  end(): void {
    this.#asked += 1;
    this.problem = null;
    this.#keep(blank());
  }

  /** The table of the results as they are; an answer that came too late is dropped. */
  async reckon(): Promise<void> {
    const number = ++this.#asked;
    const { teams, results } = this.now;
    try {
      const reckoned = await ask(http.POST("/api/games/{game}/table", { params: { path: { game: this.game } }, body: { teams, results } }));
      if (number !== this.#asked) return;
      this.problem = null;
      this.#keep({ ...this.now, reckoned });
    } catch (problem) {
      if (number === this.#asked) this.problem = problem;
    }
  }

  #write(kept: Kept): Promise<void> {
    this.#keep(kept);
    return this.reckon();
  }

  #keep(kept: Kept): void {
    this.now = kept;
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still reckons, until the tab is closed.
    }
  }
}
