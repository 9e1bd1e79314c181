/** Sitting down: at once, by invitation, guided. */

import { ask, http, type NewTable, type OpenedTable } from "$lib/api/client";
import { me } from "$lib/me.svelte";
import { keepInvite } from "$lib/play";
import { prepare } from "../prepare";
import type { Game } from "./library.svelte";

/** The bot of a first game. */
export const FIRST_BOT = "starter";
const PLAIN: Omit<NewTable, "game"> = { rated: false, clock: "", on_timeout: "stand_in", free_chat: true, delay: 0, listed: false, guided: false };

export type Wish = Partial<NewTable> & { game: string };

/** Open a table; whoever has not been here becomes a guest. */
export async function openTable(wish: Wish): Promise<OpenedTable> {
  prepare(wish.game);
  await me.be();
  const opened = await ask(http.POST("/api/tables", { body: { ...PLAIN, ...wish } }));
  keepInvite(opened);
  return opened;
}

/** A game against a bot with the recommended set-up; answers the address of its table. */
export async function playNow(game: Game): Promise<string> {
  const { table } = await openTable({ game: game.id, options: game.recommended, seats: ["me", FIRST_BOT] });
  return `/t/${table.id}`;
}

/** The guided first game of a title: always the same, never rated; answers the address of its table. */
export async function guidedGame(game: string): Promise<string> {
  const { table } = await openTable({ game, guided: true });
  return `/t/${table.id}`;
}

/** Whether only this computer can reach the address. */
export function onlyHere(): boolean {
  return /^(localhost|127\.|\[?::1)/.test(location.hostname);
}
