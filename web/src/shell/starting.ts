/** Sitting down: opening tables, and the secrets of their invite links. */

import { ask, http, type GameOut, type NewTable, type OpenedTable } from "$lib/api/client";
import { me } from "$lib/me.svelte";

/** The bot of a first game. */
export const FIRST_BOT = "starter";
const PLAIN: Omit<NewTable, "game"> = { rated: false, clock: "", on_timeout: "stand_in", free_chat: true, listed: false };

export type Wish = Partial<NewTable> & { game: string; guided?: boolean };

/** Open a table; whoever has not been here becomes a guest. */
export async function openTable(wish: Wish): Promise<OpenedTable> {
  await me.be();
  const opened = await ask(http.POST("/api/tables", { body: { ...PLAIN, ...wish } }));
  if (opened.invite) keepInvite(opened.table.id, opened.invite);
  return opened;
}

/** A game against a bot with the recommended set-up; answers the address of its table. */
export async function playNow(game: GameOut): Promise<string> {
  const { table } = await openTable({ game: game.id, seats: ["me", FIRST_BOT] });
  return `/t/${table.id}`;
}

/** The guided first game of a title: always the same, never rated; answers the address of its table. */
export async function guidedGame(game: string): Promise<string> {
  const { table } = await openTable({ game, guided: true });
  return `/t/${table.id}`;
}

const KEY = "playcall.invites";
const KEPT = 40;

/** The server tells an invite only once, so this browser keeps it. */
function keepInvite(table: string, secret: string): void {
  const kept = [...invites().filter(([id]) => id !== table), [table, secret] as const].slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the link is shown once, when the table is opened.
  }
}

function invites(): (readonly [table: string, secret: string])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((pair) => Array.isArray(pair) && pair.length === 2) : [];
  } catch {
    return [];
  }
}

/** The address that lets a friend sit down, if this browser opened the table. */
export function inviteLink(table: string): string | undefined {
  const secret = invites().find(([id]) => id === table)?.[1];
  return secret && `${location.origin}/join/${secret}`;
}

/** Whether only this computer can reach the address. */
export function onlyHere(): boolean {
  return /^(localhost|127\.|\[?::1)/.test(location.hostname);
}
