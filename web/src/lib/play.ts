/** Playing again, and the invites that this device knows. */

import { ask, http, type OpenedTable } from "./api/client";
import { go } from "./router.svelte";

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
