/** One competition that is looked at: asked for, kept up to date by its socket, acted in. */

import { ask, http, sentence } from "$lib/api/client";
import { deckOf, type Deck } from "$lib/faces.svelte";
import { loadGame, loadLeagues } from "$lib/i18n.svelte";
import { me } from "$lib/me.svelte";
import { go } from "$lib/router.svelte";
import { games } from "../shell/library.svelte";
import type { Act, League, Roster, Task, Team } from "./types";

const AGAIN_SECONDS = 3;
/** The socket was closed because there is nothing to hear here. */
const REFUSED = 1008;

export class Room {
  league = $state.raw<League>(undefined as unknown as League);
  problem = $state("");
  busy = $state(false);
  /** The cards of the game, once `wantCards` has asked for them. */
  deck = $state.raw<Deck>();
  /** Seconds by which the clock of the server is ahead of this one. */
  #ahead = 0;

  constructor(readonly id: string) {}

  async open(): Promise<Room> {
    await Promise.all([this.look(), loadLeagues(), games(), me.look()]);
    await loadGame(this.league.game);
    return this;
  }

  async look(): Promise<void> {
    this.#take(await ask(http.GET("/api/leagues/{league}", { params: { path: { league: this.id } } })));
  }

  #take(league: League): void {
    this.#ahead = league.now - Date.now() / 1000;
    this.league = league;
  }

  /** The moment it is for the server, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.#ahead;
  }

  /** Hear of what happens until the page is left; answers how to stop. */
  listen(): () => void {
    let socket: WebSocket | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const connect = () => {
      socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/leagues/${this.id}/socket`);
      socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as { version: string });
      socket.onclose = ({ code }) => {
        if (!left && code !== REFUSED) timer = setTimeout(connect, AGAIN_SECONDS * 1000);
      };
    };
    connect();
    return () => {
      left = true;
      clearTimeout(timer);
      socket?.close();
    };
  }

  #hear({ version }: { version: string }): void {
    if (version !== this.league.version) void this.look().catch(() => undefined);
  }

  /** Do something; answers whether it was done, and says why not. */
  async act(act: Act): Promise<boolean> {
    return this.#trying(async () => {
      this.#take(await ask(http.POST("/api/leagues/{league}/act", { params: { path: { league: this.id } }, body: act as never })));
    });
  }

  /** Enter a team, or share the side of one. */
  async join(team: string, invite = "", side: number | null = null): Promise<boolean> {
    return this.#trying(async () => {
      await me.be();
      this.#take(await ask(http.POST("/api/leagues/{league}/join", { params: { path: { league: this.id } }, body: side === null ? { team, invite } : { side, invite } })));
    });
  }

  /** Go to the table of a match; whoever comes first says whether it is played now or over days. */
  async play(fixture: string, pace: "live" | "days" = "live"): Promise<void> {
    await this.#trying(async () => {
      const { table } = await ask(http.POST("/api/leagues/{league}/fixtures/{fixture}/play", { params: { path: { league: this.id, fixture } }, body: { pace } }));
      go(`/t/${table}`);
    });
  }

  /** Do what waits, or go where it can be done. */
  async attend(task: Task): Promise<void> {
    if (task.what === "play") await this.play(task.about);
    else if (task.what === "ready") await this.act({ do: "ready", team: task.team });
    else if (task.what === "start" || task.what === "advance" || task.what === "open" || task.what === "close") await this.act({ do: task.what });
    else go(`/leagues/${this.id}/${task.what === "pick" || task.what === "mend" ? "draft" : "trades"}`);
  }

  /** Have the cards of the game with their pictures. */
  async wantCards(): Promise<void> {
    this.deck = await deckOf(this.league.game).catch(() => undefined);
  }

  rosterOf(team: number): Promise<Roster> {
    return ask(http.GET("/api/leagues/{league}/teams/{team}", { params: { path: { league: this.id, team } } }));
  }

  async #trying(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.problem] = [true, ""];
    try {
      await work();
      return true;
    } catch (reason) {
      this.problem = sentence(reason);
      return false;
    } finally {
      this.busy = false;
    }
  }

  team(number: number): Team {
    return this.league.teams[number]!;
  }

  name(number: number | null): string {
    return number === null ? "" : (this.league.teams[number]?.name ?? "");
  }

  /** The first team of one's own. */
  get mine(): number | null {
    return this.league.my_teams[0] ?? null;
  }
}
