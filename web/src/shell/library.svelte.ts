/** The games that the server has, asked for once: their names, their colours, what stands on their boxes. */

import { ask, http, type GameDetail, type GameOut } from "$lib/api/client";
import { has, loadBoxes, t } from "$lib/i18n.svelte";

/** As the answers are typed: pairs and more come as lists. */
type Listed<T extends { players: unknown; colours: unknown }> = Omit<T, "players" | "colours"> & { players: number[]; colours: string[] };
export type Game = Listed<GameOut>;
export type Detail = Listed<GameDetail>;

let known = $state.raw<readonly Game[]>([]);
let asking: Promise<readonly Game[]> | undefined;

/** All games, the easiest first. */
export function games(): Promise<readonly Game[]> {
  asking ??= Promise.all([ask(http.GET("/api/games")), loadBoxes()]).then(([{ games }]) => {
    known = games;
    paint(games);
    return games;
  });
  asking.catch(() => (asking = undefined));
  return asking;
}

/** A game by its id; undefined where there is none, or nobody answers. */
export async function gameOf(id: string): Promise<Game | undefined> {
  return (await games().catch(() => [])).find((game) => game.id === id);
}

/** The game that a newcomer should open. */
export function firstGame(all: readonly Game[]): Game | undefined {
  return all.toSorted((a, b) => a.difficulty - b.difficulty)[0];
}

/** The short name of a game; its title, or dots, until the server has told. */
export function nameOf(id: string, title = "…"): string {
  return known.find((game) => game.id === id)?.name ?? title;
}

/** What a game's catalogue says under an id; the game's own English where it says nothing. */
export function word(game: string, id: string, english: string): string {
  const prefix = known.find((one) => one.id === game)?.prefix;
  const message = `${prefix}-${id}`.replace(/[^\w-]/g, "-");
  return has(message) ? t(message) : english;
}

const sheet = typeof CSSStyleSheet === "function" ? new CSSStyleSheet() : null;

/** The colours of each game, for whatever has its id in `data-game`. */
function paint(all: readonly Game[]): void {
  if (!sheet) return;
  sheet.replaceSync(all.map(({ id, colours }) => `[data-game="${id}"] { ${colours.map((colour, n) => `--g${n + 1}: ${colour};`).join(" ")} }`).join("\n"));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
