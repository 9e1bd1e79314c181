/** Files to take away: the record of a finished game, and what a report of a rules bug needs. */

import { ask, http, type TableDetail } from "$lib/api/client";
import type { TableState } from "$lib/table/tablestate.svelte";

function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function record(table: string): Promise<string> {
  return ask(http.GET("/api/tables/{table}/record", { params: { path: { table } }, parseAs: "text" })) as Promise<string>;
}

export async function downloadRecord(table: string): Promise<void> {
  download(`playcall-${table}.record`, await record(table));
}

/** What happened and what the page shows, so that somebody else can look into it. A finished game's record replays it. */
export async function reportBug(table: TableState, detail: TableDetail["table"]): Promise<void> {
  const seen = {
    about: "What should have happened, and by which rule? Write it here.",
    table: table.id, game: detail.game, options: detail.options, seat: table.seat, ply: table.ply, headline: table.headline,
    question: table.question, view: table.view, result: table.result,
    events: table.events.slice(-80).map(({ n, text, rules, facts, kind }) => ({ n, kind, text, rules, facts })),
    record: table.result ? await record(table.id) : null,
  };
  download(`playcall-${table.id}-rules-bug.json`, JSON.stringify(seen, null, 1));
}
