/** A deck on the bench: cards go in and out, the server says after each what the deck is like. */

import { ask, http, sentence } from "$lib/api/client";
import { sayAll, t } from "$lib/i18n.svelte";
import { me } from "$lib/me.svelte";
import { checked, type Supply } from "./supply";
import type { SavedDeck, Sheet } from "./types";

export type Counts = Readonly<Record<string, number>>;
export const NAME_LENGTH = 40;
const MOST_STEPS = 100;

/** A deck as the game reads it. */
export function deckText(name: string, counts: Counts, marks: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries(counts).map(([id, copies]) => [marks[id], copies > 1 ? `${copies} x` : "", id].filter(Boolean).join(" "));
  return [`deck: ${name}`, ...lines, ""].join("\n");
}

export const NEW = "new";
export const draftKey = (game: string, deck = NEW) => `playcall.deck.${game}.${deck}`;

/** The cards of a deck in their order, to be compared. */
const contents = (name: string, counts: Counts) => `${name}\n${Object.entries(counts).map(([id, copies]) => `${id} ${copies}`).sort().join("\n")}`;

export class Bench {
  name = $state("");
  /** The rules it is built for, where they are not the usual ones. */
  options = $state.raw<Readonly<Record<string, string>>>({});
  counts = $state.raw<Counts>({});
  sheet = $state.raw<Sheet | null>(null);
  /** The deck as it is kept on the server, once it is. */
  saved = $state.raw<SavedDeck | null>(null);
  /** What went wrong, in a sentence. */
  problem = $state("");
  /** What was done last, for those who listen. */
  said = $state("");
  #kept = $state("");
  #past = $state.raw<Counts[]>([]);
  #looking = false;
  #again = false;

  /** Whether only the cards one owns count. */
  owned = $state(false);

  /** `place` tells drafts apart that are kept nowhere yet; `collection` is what one owns, where cards are collected. */
  constructor(
    readonly supply: Supply,
    readonly place = NEW,
    readonly collection: Counts | null = null,
  ) {}

  get game(): string {
    return this.supply.game;
  }

  get text(): string {
    return deckText(this.name, this.counts, this.sheet?.marks);
  }

  get dirty(): boolean {
    return contents(this.name, this.counts) !== this.#kept;
  }

  get legal(): boolean {
    return this.sheet !== null && this.sheet.problems.length === 0;
  }

  get undoable(): boolean {
    return this.#past.length > 0;
  }

  /** Put a whole deck on the bench. */
  take(sheet: Sheet, name = sheet.name): void {
    this.#past = Object.keys(this.counts).length ? [...this.#past, this.counts].slice(-MOST_STEPS) : this.#past;
    this.name = name.slice(0, NAME_LENGTH);
    this.counts = sheet.cards;
    this.sheet = sheet;
    this.keepDraft();
  }

  /** Look at somebody's deck; it becomes one's own when it is changed or saved. */
  show(sheet: Sheet, name: string): void {
    [this.name, this.counts, this.sheet] = [name, sheet.cards, sheet];
  }

  /** A deck that is kept on the server, with what was changed since. */
  async open(deck: SavedDeck): Promise<void> {
    const sheet = await checked(this.game, deck.text, this.options, this.owned);
    this.saved = deck;
    [this.name, this.counts, this.sheet] = [deck.name, sheet.cards, sheet];
    this.#kept = contents(this.name, this.counts);
    await this.restoreDraft();
  }

  /** What lay unsaved on this device. */
  async restoreDraft(): Promise<boolean> {
    const draft = localStorage.getItem(draftKey(this.game, this.saved?.id ?? this.place));
    if (draft === null) return false;
    const sheet = await checked(this.game, draft, this.options, this.owned);
    [this.name, this.counts, this.sheet] = [sheet.name.slice(0, NAME_LENGTH), sheet.cards, sheet];
    if (this.dirty && this.saved) this.said = t("decks-draft-back");
    return true;
  }

  count(id: string): number {
    return this.counts[id] ?? 0;
  }

  /** The cards that may be used: those one owns, or all. */
  get own(): Counts | null {
    return this.owned ? this.collection : null;
  }

  /** Whether there is a copy left that may go into the deck. */
  spare(id: string): boolean {
    return !this.own || this.count(id) < (this.own[id] ?? 0);
  }

  /** Build with one's own cards alone, or with all. */
  limit(owned: boolean): void {
    this.owned = owned;
    void this.look();
  }

  change(id: string, by: number): void {
    const copies = this.count(id) + by;
    if (copies < 0) return;
    const { [id]: _, ...others } = this.counts;
    const { title } = this.supply.card(id);
    this.said = t(by > 0 ? "decks-added" : "decks-removed", { card: title });
    this.#set(copies ? (id in this.counts ? { ...this.counts, [id]: copies } : { ...others, [id]: copies }) : others);
  }

  empty(): void {
    this.said = t("decks-emptied");
    this.#set({});
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.counts = before;
    this.said = t("decks-undone");
    this.keepDraft();
    void this.look();
  }

  rename(name: string): void {
    this.name = name;
    this.keepDraft();
    void this.look();
  }

  #set(counts: Counts): void {
    this.#past = [...this.#past, this.counts].slice(-MOST_STEPS);
    this.counts = counts;
    this.keepDraft();
    void this.look();
  }

  /** Ask what the deck is like; while an answer is on its way, the next question waits. */
  async look(): Promise<void> {
    if (this.#looking) {
      this.#again = true;
      return;
    }
    this.#looking = true;
    do {
      this.#again = false;
      try {
        this.sheet = await checked(this.game, this.text, this.options, this.owned);
        this.problem = "";
      } catch (reason) {
        this.problem = sentence(reason);
      }
    } while (this.#again);
    this.#looking = false;
  }

  /** Keep it on the server; a deck without a name gets one. */
  async save(): Promise<void> {
    await me.be();
    const body = { game: this.game, name: this.name.trim() || t("decks-nameless"), text: this.text };
    const key = draftKey(this.game, this.saved?.id ?? this.place);
    const saved = this.saved
      ? await ask(http.PUT("/api/decks/{deck}", { params: { path: { deck: this.saved.id } }, body }))
      : await ask(http.POST("/api/decks", { body }));
    this.saved = sayAll(saved);
    this.name = saved.name;
    this.#kept = contents(this.name, this.counts);
    localStorage.removeItem(key);
    this.said = t("decks-saved", { name: this.name });
  }

  /** Make it readable by link; answers the secret. */
  async share(): Promise<string> {
    if (!this.saved || this.dirty) await this.save();
    const shared = await ask(http.POST("/api/decks/{deck}/share", { params: { path: { deck: this.saved!.id } } }));
    this.saved = sayAll(shared);
    return shared.share!;
  }

  /** What is not saved survives a closed tab. */
  keepDraft(): void {
    const key = draftKey(this.game, this.saved?.id ?? this.place);
    try {
      if (this.dirty) localStorage.setItem(key, this.text);
      else localStorage.removeItem(key);
    } catch {
      // A browser that keeps nothing still builds decks.
    }
  }
}
