/**
 * All text a person reads: messages in `locales/` (Fluent). `en.ftl` is for the table and what all pages share,
 * `shell.en.ftl` for the pages around the table, `<game>.en.ftl` for a game; each language has the same files.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "$locales/en.ftl?raw";
import englishShell from "$locales/shell.en.ftl?raw";
import type { Language } from "./settings.svelte";

const FILES = import.meta.glob<string>(["../../locales/*.ftl", "!../../locales/en.ftl", "!../../locales/shell.en.ftl"], { query: "?raw", import: "default" });

const bundles = new Map<Language, FluentBundle>([["en", bundle("en", english, englishShell)]]);
const loaded = new Set<string>();
const now = $state<{ language: Language; version: number }>({ language: "en", version: 0 });

function bundle(language: Language, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

async function load(name: string): Promise<string | undefined> {
  return FILES[`../../locales/${name}.ftl`]?.();
}

/** Speak another language; messages it lacks stay English. */
export async function speak(language: Language): Promise<void> {
  if (!bundles.has(language)) {
    const texts = await Promise.all([load(language), load(`shell.${language}`)]);
    bundles.set(language, bundle(language, ...texts.map((text) => text ?? "")));
  }
  now.language = language;
  document.documentElement.lang = language;
  await Promise.all([...loaded].map((game) => add(game, language)));
}

/** Load the messages of a game, in English and in the language spoken. */
export async function loadGame(game: string): Promise<void> {
  loaded.add(game);
  await Promise.all([add(game, "en"), add(game, now.language)]);
}

const added = new Map<string, Promise<void>>();

/** Whoever asks second waits as long as whoever asked first. */
function add(game: string, language: Language): Promise<void> {
  const name = `${game}.${language}`;
  const adding = added.get(name) ?? fetchMessages(name, language);
  added.set(name, adding);
  return adding;
}

async function fetchMessages(name: string, language: Language): Promise<void> {
  const text = await load(name);
  if (text === undefined) return;
  bundles.get(language)?.addResource(new FluentResource(text));
  now.version += 1;
}

/** A message in the language spoken. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  void now.version;
  for (const language of [now.language, "en"] as const) {
    const spoken = bundles.get(language);
    const message = spoken?.getMessage(id);
    if (spoken && message?.value) return spoken.formatPattern(message.value, args ?? null);
  }
  console.warn(`There is no message '${id}'.`);
  return id;
}

export function has(id: string): boolean {
  return [now.language, "en" as const].some((language) => bundles.get(language)?.hasMessage(id));
}

export function spoken(): Language {
  return now.language;
}
