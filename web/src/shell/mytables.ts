/** The tables that a person sits at, those that wait for this person first. */

import { ask, http, type TableDetail, type TableOut } from "$lib/api/client";
import { me } from "$lib/me.svelte";

export interface MyTable {
  table: TableOut;
  position: TableDetail["position"];
  /** Whether the game waits for this person. */
  turn: boolean;
}

/** Tables still on; those of `most` newest with their position. */
export async function myTables(most = 6): Promise<MyTable[]> {
  if (!(await me.look())) return [];
  const tables = await ask(http.GET("/api/me/tables", { params: { query: { limit: most } } }));
  const mine = await Promise.all(tables.map((table) => placed(table)));
  return mine.toSorted((a, b) => Number(b.turn) - Number(a.turn));
}

async function placed(table: TableOut): Promise<MyTable> {
  if (table.started_at === null) return { table, position: null, turn: false };
  const { position } = await ask(http.GET("/api/tables/{table}", { params: { path: { table: table.id } } }));
  return { table, position, turn: position?.question != null };
}
