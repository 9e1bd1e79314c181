/** What makes sense after a game: a stronger bot, the turning point once more, a game of one's own. */

import { ask, http, type TableDetail } from "$lib/api/client";
import { t } from "$lib/i18n.svelte";
import { botName } from "$lib/names";
import { keepInvite } from "$lib/play";
import { go } from "$lib/router.svelte";
import { FIRST_BOT, openTable, type Wish } from "../../shell/starting";
import { beforeTurn, type Outcome, type Story } from "./story";

export interface Next {
  text: string;
  go: () => Promise<void> | void;
}

type Table = TableDetail["table"];

export async function nextOf(table: Table, outcome: Outcome, story: Story | null): Promise<Next> {
  const home = { text: t("end-home"), go: () => go("/") };
  if (table.league) return { text: t("ending-next-league"), go: () => go(`/leagues/${table.league}`) };
  if (outcome === "over") return { text: t("end-replay"), go: () => go(`/t/${table.id}/replay`) };
  const game = await ask(http.GET("/api/games/{game}", { params: { path: { game: table.game } } }));
  if (table.guided) return { text: t("ending-next-own"), go: () => sit({ game: game.id, options: game.recommended, seats: ["me", FIRST_BOT] }) };
  const from = story ? beforeTurn(story) : null;
  if (outcome !== "won") return from === null ? home : { text: t("ending-next-turn"), go: () => playFrom(table.id, from) };
  const bots = table.seats.flatMap(({ bot }) => bot ?? []);
  const stronger = game.bots[game.bots.indexOf(bots[0] ?? "") + 1];
  if (bots.length !== table.seats.length - 1 || !stronger || table.seats.some(({ coaches }) => coaches.length)) return home;
  const seats = table.seats.map(({ bot }) => (bot ? stronger : "me"));
  return { text: t("ending-next-bot", { bot: botName(stronger) }), go: () => sit({ game: game.id, options: table.options, seats, clock: table.clock }) };
}

async function sit(wish: Wish): Promise<void> {
  go(`/t/${(await openTable(wish)).table.id}`);
}

async function playFrom(table: string, ply: number): Promise<void> {
  const opened = await ask(http.POST("/api/tables/{table}/again", { params: { path: { table } }, body: { ply } }));
  keepInvite(opened);
  go(`/t/${opened.table.id}`);
}
