/** The tables of the games. A game without one is played on the generic table. */

import { loadGame } from "$lib/i18n.svelte";
import type { TableDefinition } from "../frame/definition";

type Loader = () => Promise<{ default: TableDefinition<never> }>;

/** Every folder with a `table.ts` is a game's table; its name is the game's id. */
const TABLES = import.meta.glob<{ default: TableDefinition<never> }>("./*/table.ts") as Record<string, Loader>;

/** The table of a game; `plain` asks for the generic one, which shows any game as cards and text. */
export async function tableOf(game: string, plain = false): Promise<TableDefinition> {
  const load = (plain ? undefined : TABLES[`./${game}/table.ts`]) ?? TABLES["./generic/table.ts"]!;
  const [{ default: definition }] = await Promise.all([load(), loadGame(game)]);
  return definition as unknown as TableDefinition;
}
