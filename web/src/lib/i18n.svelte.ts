/**
 * All text a person reads is messages (Fluent). `locales/` has those of the client itself: `en.ftl` for the table and what
 * all pages share, `shell.en.ftl` for the pages around it. Those of a game come from the server, which says the same in
 * the terminal: `GET /api/games/{game}/messages/{language}`.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "$locales/en.ftl?raw";
import englishShell from "$locales/shell.en.ftl?raw";
import type { Language } from "./settings.svelte";

/** What is said, before it is said in a language; a string is a name, the same in every language. */
export type Message = string | { id: string; args?: Record<string, unknown> };

/** What the people at a table are called, by seat. */
export type Names = (seat: number) => string;

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
  await Promise.all([...loaded].map((part) => add(part, language)));
}

/** Load messages of the client that only some pages need, in English and in the language spoken. */
export async function loadPart(part: string): Promise<void> {
  loaded.add(part);
  await Promise.all([add(part, "en"), add(part, now.language)]);
}

/** Load what all games say, and the line on each box. */
export const loadBoxes = (): Promise<void> => loadPart("/");

/** Load what leagues and cups say: the server's part, and that of the pages. */
export const loadLeagues = (): Promise<unknown> => Promise.all([loadPart("/leagues"), loadPart("leagues")]);

/** Load the messages of a game likewise. */
export const loadGame = (game: string): Promise<void> => loadPart(`/${game}`);

/** Load what refusals say; in English they come as sentences. */
export const loadRefusals = (): Promise<void> => (now.language === "en" ? Promise.resolve() : loadPart("/refusals"));

const added = new Map<string, Promise<void>>();

/** Whoever asks second waits as long as whoever asked first. */
function add(part: string, language: Language): Promise<void> {
  const name = `${part}.${language}`;
  const adding = added.get(name) ?? fetchMessages(part, language).catch(() => void added.delete(name));
  added.set(name, adding);
  return adding;
}

async function fetchMessages(part: string, language: Language): Promise<void> {
  const text = part.startsWith("/") ? await catalogue(part.slice(1), language) : await load(`${part}.${language}`);
  if (text === undefined) return;
  bundles.get(language)?.addResource(new FluentResource(text));
  now.version += 1;
}

const ADDRESSES: Record<string, string> = { "": "/api/messages", leagues: "/api/leagues/messages", refusals: "/api/refusals" };

async function catalogue(name: string, language: Language): Promise<string> {
  const address = `${ADDRESSES[name] ?? `/api/games/${name}/messages`}/${language}`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`There is nothing at ${address}.`);
  return answer.text();
}

/** A message in the language spoken. Where it names people by their number at the table, `names` knows what they are called. */
export function say(message: Message, names?: Names): string {
  if (typeof message === "string") return message;
  const { id, args = {} } = message;
  if (id === "player" && names) return names(Number(args.number) - 1);
  if (id.startsWith("join-")) return joined(id, args.items as unknown[], names);
  const said = Object.entries(args).map(([name, value]) => [name, argument(value, names)] as const);
  return t(id, Object.fromEntries(said));
}

/** Something that the server refuses: the sentence in English, and as a message where it has one. */
export interface Refused { message: string; text?: Message | null }

/** The sentence of a refusal, in the language spoken if all of it can be said in it. */
export const refusal = ({ message, text }: Refused): string => (text && canSay(text) ? say(text) : message);

function canSay(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(canSay);
  if (typeof value !== "object" || value === null) return true;
  const { id, args = {} } = value as Exclude<Message, string>;
  void now.version;
  return (id.startsWith("join-") || !!bundles.get(now.language)?.hasMessage(id)) && Object.values(args).every(canSay);
}

/** An argument as Fluent takes it: a list is said as "A, B and C". */
function argument(value: unknown, names?: Names): FluentVariable {
  if (Array.isArray(value)) return joined("join-and", value, names);
  if (typeof value === "object" && value !== null) return say(value as Message, names);
  return typeof value === "number" ? value : String(value);
}

/** Several things as one: taken pairwise, the last pair by `-last`. */
function joined(id: string, items: readonly unknown[], names?: Names): string {
  const said = items.map((item) => (typeof item === "number" ? String(item) : String(argument(item, names))));
  return said.reduce((a, b, n) => (n === 0 ? b : t(n === said.length - 1 ? `${id}-last` : id, { a, b })), "");
}

/** What data looks like when everything in it has been said. */
export type Spoken<T> = unknown extends T
  ? T
  : T extends string
    ? T
    : T extends { id: string; args?: unknown }
      ? [Exclude<keyof T, "id" | "args">] extends [never]
        ? string
        : { [K in keyof T]: Spoken<T[K]> }
      : T extends object
        ? { [K in keyof T]: Spoken<T[K]> }
        : T;

/** Data with every message in it said. */
export function sayAll<T>(data: T, names?: Names): Spoken<T> {
  const said = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(said);
    if (typeof value !== "object" || value === null) return value;
    if (isMessage(value)) return say(value, names);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, said(part)]));
  };
  return said(data) as Spoken<T>;
}

function isMessage(value: object): value is Exclude<Message, string> {
  return "id" in value && typeof value.id === "string" && Object.keys(value).every((key) => key === "id" || key === "args");
}

/** Changes whenever a message may be said otherwise than before. */
export function edition(): string {
  return `${now.language} ${now.version}`;
}

/** A message by its id. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  void now.version;
  for (const language of [now.language, "en"] as const) {
    const spoken = bundles.get(language);
    const message = spoken?.getMessage(id);
    if (spoken && message?.value) return format(spoken, id, message.value, args);
  }
  console.warn(`There is no message '${id}'.`);
  return id;
}

function format(bundle: FluentBundle, id: string, value: Parameters<FluentBundle["formatPattern"]>[0], args?: Record<string, FluentVariable>): string {
  const problems: Error[] = [];
  const text = bundle.formatPattern(value, args ?? null, problems);
  for (const problem of problems) console.warn(`The message '${id}' cannot be said: ${problem.message}`);
  return text;
}

export function has(id: string): boolean {
  void now.version;
  return [now.language, "en" as const].some((language) => bundles.get(language)?.hasMessage(id));
}

/** What a message is in, where that is not the language spoken: names are in none. */
export function tongue(message: Message | null | undefined): Language | undefined {
  if (message == null || now.language === "en" || typeof message === "string") return undefined;
  return message.id.startsWith("join-") || bundles.get(now.language)?.hasMessage(message.id) ? undefined : "en";
}

export function spoken(): Language {
  return now.language;
}
