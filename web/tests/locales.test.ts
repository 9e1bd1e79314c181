import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "../locales");
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".ftl"));
const ENGLISH = FILES.filter((name) => /(^|\.)en\.ftl$/.test(name));
/** What the server adds to them: the catalogue of each game, and what all games share. */
const PACKAGES = join(import.meta.dirname, "../../src/playcall");
const SERVED = ["contract", "leagues", "seasons", ...readdirSync(join(PACKAGES, "games")).map((game) => `games/${game}`)].map((folder) => join(PACKAGES, folder, "locales/en.ftl")).filter(existsSync);
const served = SERVED.map((file) => new FluentResource(readFileSync(file, "utf8")).body.map((entry) => entry.id));

type Told = { ids: Set<string>; bundle: FluentBundle; wrong: string[] };

function read(name: string): Told {
  const text = readFileSync(join(FOLDER, name), "utf8");
  const resource = new FluentResource(text);
  const bundle = new FluentBundle("en");
  bundle.addResource(resource);
  const ids = resource.body.map((entry) => entry.id);
  const written = [...text.matchAll(/^(-?[a-z][\w-]*) *=/gm)].map((match) => match[1]!);
  return { ids: new Set(ids), bundle, wrong: written.filter((id) => !ids.includes(id)) };
}

/** The names of the variables that a message uses. */
function variables(name: string, id: string): string[] {
  const text = readFileSync(join(FOLDER, name), "utf8");
  const body = text.match(new RegExp(`^${id} *=((?:.*\\n)(?:(?: +.*)?\\n)*)`, "m"))?.[1] ?? "";
  return [...new Set([...body.matchAll(/\{ *(?:NUMBER\()?\$(\w+)/g)].map((match) => match[1]!))].sort();
}

describe("message files", () => {
  it.each(FILES)("%s can be read to the last message", (name) => {
    expect(read(name).wrong).toEqual([]);
  });

  it.each(ENGLISH)("%s has a complete German twin", (name) => {
    const twin = name.replace(/en\.ftl$/, "de.ftl");
    expect(FILES).toContain(twin);
    expect([...read(twin).ids].sort()).toEqual([...read(name).ids].sort());
    for (const id of read(name).ids) expect({ id, uses: variables(twin, id) }).toEqual({ id, uses: variables(name, id) });
  });

  it("no message is there twice", () => {
    const ids = [...ENGLISH.flatMap((name) => [...read(name).ids]), ...served.flat()];
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  });
});

describe("messages in the source", () => {
  const SOURCE = join(import.meta.dirname, "../src");
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));
  const known = new Set([...ENGLISH.flatMap((name) => [...read(name).ids]), ...served.flat()]);

  it("are all in the English files, or in the catalogue of a game", () => {
    const missing = files.flatMap((name) => {
      const text = readFileSync(join(SOURCE, name), "utf8");
      return [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1]!).filter((id) => !known.has(id)).map((id) => `${name}: ${id}`);
    });
    expect(missing).toEqual([]);
  });
});
