/** A table that is being set up: mode and options, seats, clock. */

import { ask, http, sentence } from "$lib/api/client";
import type { Detail } from "./shelf";
import { FIRST_BOT, openTable } from "./starting";

export type Option = Detail["options"][number];
const OWN_MODE = "";

/** Whatever has options to set. */
export interface Settable {
  game: { id: string };
  value(option: Option): string;
  set(option: Option, value: string): void;
}

export class TableSetup implements Settable {
  /** Only what differs from the defaults. */
  settings = $state<Record<string, string>>({});
  seats = $state<string[]>(["me", FIRST_BOT]);
  clock = $state("");
  onTimeout = $state<"stand_in" | "concede">("stand_in");
  rated = $state(false);
  listed = $state(false);
  freeChat = $state(true);
  /** What is wrong with the options, in a sentence. */
  problem = $state("");
  #asked = 0;

  /** `settings` may begin with some, as an address names them. */
  constructor(
    readonly game: Detail,
    settings: URLSearchParams = new URLSearchParams(),
  ) {
    const named = [...settings].filter(([name]) => game.options.some((option) => option.name === name));
    if (!named.length) return;
    this.settings = Object.fromEntries(named);
    void this.fit();
  }

  /** The mode that the settings are, or nothing where they are one's own. */
  get mode(): string {
    const plain = JSON.stringify(sorted(this.settings));
    return this.game.modes.find((mode) => JSON.stringify(sorted(mode.options)) === plain)?.id ?? OWN_MODE;
  }

  choose(mode: string): void {
    this.settings = { ...this.game.modes.find(({ id }) => id === mode)?.options };
    void this.fit();
  }

  value(option: Option): string {
    return this.settings[option.name] ?? option.default;
  }

  set(option: Option, value: string): void {
    if (value === option.default) delete this.settings[option.name];
    else this.settings[option.name] = value;
    void this.fit();
  }

  get bots(): boolean {
    return this.seats.some((seat) => seat !== "me" && seat !== "open");
  }

  /** Whether a person may still come. */
  get open(): boolean {
    return this.seats.includes("open");
  }

  /** As many seats as the options need; refused options say why. */
  async fit(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const path = { game: this.game.id };
      const { seats } = await ask(http.POST("/api/games/{game}/seats", { params: { path }, body: { options: $state.snapshot(this.settings) } }));
      if (asked !== this.#asked) return;
      this.problem = "";
      this.seats = Array.from({ length: seats }, (_, seat) => this.seats[seat] ?? FIRST_BOT);
    } catch (reason) {
      if (asked === this.#asked) this.problem = sentence(reason);
    }
  }

  /** Open it; answers the address of the table. */
  async start(): Promise<string> {
    const { table } = await openTable({
      game: this.game.id,
      options: $state.snapshot(this.settings),
      seats: $state.snapshot(this.seats),
      clock: this.clock,
      on_timeout: this.onTimeout,
      rated: this.rated && !this.bots,
      listed: this.listed && this.open,
      free_chat: this.freeChat,
    });
    return `/t/${table.id}`;
  }
}

function sorted(settings: Record<string, string>): [string, string][] {
  return Object.entries(settings).toSorted(([a], [b]) => a.localeCompare(b));
}
