/** Opening tables, and the way to them. */

import { ask, http, type NewTable, type OpenedTable } from "./api/client";
import { me } from "./me.svelte";
import { go } from "./router.svelte";

/** Open a table as whoever you are (a guest, if nobody yet), remember its invite and go there. */
export async function openTable(table: NewTable): Promise<OpenedTable> {
  await me.be();
  const opened = await ask(http.POST("/api/tables", { body: table }));
  keepInvite(opened);
  go(`/t/${opened.table.id}`);
  return opened;
}

/** The same again with seats turned; whoever asks second joins the first. */
export async function rematch(table: string): Promise<OpenedTable> {
  const opened = await ask(http.POST("/api/tables/{table}/rematch", { params: { path: { table } } }));
  keepInvite(opened);
  go(`/t/${opened.table.id}`);
  return opened;
}

const key = (table: string) => `playcall.invite.${table}`;

/** The server tells an invite once; this device keeps it for the waiting room. */
export function keepInvite({ table, invite }: OpenedTable): void {
  if (invite) localStorage.setItem(key(table.id), invite);
}

/** The invite link of a table that was opened on this device. */
export function inviteLink(table: string): string | null {
  const secret = localStorage.getItem(key(table));
  return secret && `${location.origin}/join/${secret}`;
}

export function forgetInvite(table: string): void {
  localStorage.removeItem(key(table));
}
