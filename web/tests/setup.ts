/** Before each test file: the messages of games come from their catalogues, as the server would send them. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";

const SOURCE = join(import.meta.dirname, "../../src/playcall");

function catalogue(folder: string, language: string): string {
  const file = join(SOURCE, folder, "locales", `${language}.ftl`);
  return existsSync(file) ? readFileSync(file, "utf-8") : "";
}

const fetched = globalThis.fetch;
vi.stubGlobal("fetch", async (address: RequestInfo | URL, how?: RequestInit) => {
  const found = /^\/api(?:\/games\/(\w+))?\/messages\/(\w+)$/.exec(String(address));
  if (!found) return fetched(address, how);
  const [, game, language = ""] = found;
  return new Response(`${catalogue("contract", language)}\n${game ? catalogue(`games/${game}`, language) : ""}`);
});
