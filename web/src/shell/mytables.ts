/** The tables that a person sits at, those that wait for this person first. */

import { ask, http, type TableDetail, type TableOut } from "$lib/api/client";
import { loadGame } from "$lib/i18n.svelte";
import { me } from "$lib/me.svelte";

export interface MyTable {
  table: TableOut;
  position: TableDetail["position"];
  score: TableDetail["score"];
  /** Whether the game waits for this person. */
  turn: boolean;
  /** Whether it cannot be opened any more. */
  broken: boolean;
}

/** Tables still on; those of `most` newest with their position. */
export async function myTables(most = 6): Promise<MyTable[]> {
  if (!(await me.look())) return [];
  const tables = await ask(http.GET("/api/me/tables", { params: { query: { limit: most } } }));
  const mine = await Promise.all(tables.map((table) => placed(table)));
  return mine.toSorted((a, b) => Number(b.turn) - Number(a.turn));
}

/** With a question, or with a fellow coach's choice to agree or object to; or for somebody at this device. */
function waitsFor({ question, choosers, place }: NonNullable<TableDetail["position"]>, here: readonly number[]): boolean {
  return question !== null || choosers.some((one) => one === place || here.includes(one));
}

async function placed(table: TableOut): Promise<MyTable> {
  if (table.started_at === null) return { table, position: null, score: [], turn: false, broken: false };
  const { position, score, problem } = await ask(http.GET("/api/tables/{table}", { params: { path: { table: table.id } } }));
  if (!problem) await loadGame(table.game);
  return { table, position, score, turn: position !== null && waitsFor(position, table.here), broken: Boolean(problem) };
}
