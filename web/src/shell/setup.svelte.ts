/** A table that is being set up: mode and options, seats, clock. */

import { ask, http, sentence, type SetOut } from "$lib/api/client";
import { t } from "$lib/i18n.svelte";
import type { Detail } from "./library.svelte";
import { FIRST_BOT, openTable } from "./starting";

export type Option = Detail["options"][number];
const OWN_MODE = "";
/** Somebody at this device; the name stands beside it. */
export const HERE = "here";
const PEOPLE = new Set(["me", "open", HERE]);
const KEPT = "playcall.sofa";

/** Each on a device of their own, all at this one, or round this one with phones as hands. */
export type Way = "own" | "here" | "screen";
const SITTER: Record<Way, string> = { own: "me", here: HERE, screen: "open" };

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
  way = $state<Way>("own");
  /** Of those at this device, by seat and unit. */
  names = $state<Record<string, string>>({});
  clock = $state("");
  onTimeout = $state<"stand_in" | "concede">("stand_in");
  rated = $state(false);
  listed = $state(false);
  freeChat = $state(true);
  /** Card sets of one's own to play with. */
  sets = $state.raw<readonly SetOut[]>([]);
  /** How many choices late spectators see the table. */
  delay = $state(0);
  /** What is wrong with the options, in a sentence. */
  problem = $state("");
  #asked = 0;

  /** `settings` may begin with some, as an address names them. */
  constructor(
    readonly game: Detail,
    settings: URLSearchParams = new URLSearchParams(),
  ) {
    const way = settings.get("way");
    if (way === "here" || way === "screen") this.gather(way);
    const named = [...settings].filter(([name]) => game.options.some((option) => option.name === name));
    if (!named.length) return;
    this.settings = Object.fromEntries(named);
    void this.fit();
  }

  /** The mode that the settings are, or nothing where they are one's own. */
  get mode(): string {
    return this.#modeOf(this.settings);
  }

  /** The mode that the game recommends for a first game. */
  get first(): string {
    return this.#modeOf(this.game.recommended);
  }

  #modeOf(settings: Record<string, string>): string {
    const plain = JSON.stringify(sorted(settings));
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

  /** Who sits at the table, the two coaches of a seat one after the other. */
  get sitters(): string[] {
    return this.seats.flatMap((seat) => seat.split("/"));
  }

  get bots(): boolean {
    return this.sitters.some((who) => !PEOPLE.has(who));
  }

  /** How many people play. */
  get people(): number {
    return this.sitters.length - this.sitters.filter((who) => !PEOPLE.has(who)).length;
  }

  /** Whether somebody plays at this device beside others. */
  get shared(): boolean {
    return this.sitters.includes(HERE);
  }

  /** As few can sit together. */
  get fewest(): number {
    return Math.min(2, this.seats.length);
  }

  /** So many people on the first seats, bots on the others; on devices of their own one of them is known. */
  gather(way: Way, count = way === "own" ? 1 : this.fewest): void {
    this.way = way;
    this.seats = this.seats.map((who, seat) => (seat < count ? SITTER[way] : PEOPLE.has(who.split("/")[0]!) ? FIRST_BOT : who));
  }

  /** What somebody at this device is called unless they say otherwise: as the last time, or by the number of the seat. */
  usual(seat: number, unit: number): string {
    return kept()[seat + unit * this.seats.length] ?? t("seat-number", { number: seat + unit * this.seats.length + 1 });
  }

  #nameOf(seat: number, unit: number): string {
    return this.names[`${seat}/${unit}`]?.trim() || this.usual(seat, unit);
  }

  /** The seats as the server reads them. */
  get words(): string[] {
    return this.seats.map((side, seat) => side.split("/").map((who, unit) => (who === HERE ? `here:${this.#nameOf(seat, unit)}` : who)).join("/"));
  }

  /** Give a seat two coaches, or one player again; its own person stays. */
  coach(seat: number, two: boolean): void {
    const [first = "open", second] = this.seats[seat]!.split("/");
    const person = first === HERE || second === HERE ? HERE : first === "me" || second === "me" ? "me" : "open";
    this.seats[seat] = two ? `${person}/${person === HERE ? HERE : "open"}` : person;
  }

  /** Who coaches the offence (0) or the defence (1) of a seat. */
  setCoach(seat: number, unit: number, who: string): void {
    this.seats[seat] = this.seats[seat]!.split("/").with(unit, who).join("/");
  }

  /** Whether a person may still come. */
  get open(): boolean {
    return this.sitters.includes("open");
  }

  /** The address of the game with the chosen card sets. */
  get edition(): string {
    return [this.game.id, ...this.sets.map(({ set, version, hash }) => `${set}@${version}~${hash}`).sort()].join("+");
  }

  play(sets: readonly SetOut[]): void {
    this.sets = sets;
    void this.fit();
  }

  /** As many seats as the options need; refused options say why. */
  async fit(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const path = { game: this.edition };
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
      sets: this.sets.map(({ hash }) => hash),
      seats: this.words,
      clock: this.clock,
      on_timeout: this.onTimeout,
      rated: this.rated && !this.bots && !this.shared && !this.sets.length,
      listed: this.listed && this.open,
      free_chat: this.freeChat,
      delay: this.delay,
    });
    if (this.shared) keep(this.words.flatMap((word) => word.split("/")).flatMap((who) => (who.startsWith("here:") ? [who.slice(5)] : [])));
    return `/t/${table.id}`;
  }
}

/** Who played at this device the last time. */
function kept(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

function keep(names: string[]): void {
  localStorage.setItem(KEPT, JSON.stringify(names));
}

function sorted(settings: Record<string, string>): [string, string][] {
  return Object.entries(settings).toSorted(([a], [b]) => a.localeCompare(b));
}
