/** Several people on one device: who has it in hand, who takes it next, and what all may see meanwhile. */

import { tick } from "svelte";
import { http, ask, type SeatOut } from "$lib/api/client";
import type { Device } from "$lib/api/messages";
import { TableState } from "$lib/table/tablestate.svelte";

interface Answer {
  decision: number;
  token: string;
}

/** Who takes the device: whoever has it while asked, else the next round the table. */
export function nextToHold(asked: readonly number[], last: number | null): number | null {
  if (last === null || asked.includes(last)) return last ?? asked[0] ?? null;
  return asked.find((place) => place > last) ?? asked[0] ?? null;
}

const NOBODY: Device = { type: "device", ply: 0, places: [], asked: [], hiding: [], secret: [] };

export class Sofa {
  /** The table of whoever has the device in hand; null while it is for all to see. */
  hand = $state.raw<TableState | null>(null);
  /** Whoever had it last. */
  last = $state<number | null>(null);
  /**
   * Where somebody is asked in secret, the device goes once round all, whoever it is; those still to come. What is chosen is
   * sent when it is back, so that nobody can tell who had something to choose.
   */
  #round = $state.raw<number[] | null>(null);
  #answers = new Map<number, Answer>();
  /** The last choice that was sent when the hand was put away: until the table has gone past it, nobody is asked anew. */
  #sent = $state(-1);
  #sending = $state(false);
  /** Whether whoever has it in hand has nothing to hide: the device may lie open to all. */
  #openly = false;
  #stop: () => void;

  constructor(
    /** What all may see. */
    readonly open: TableState,
    readonly seats: () => readonly SeatOut[],
  ) {
    this.#stop = $effect.root(() => {
      $effect(() => this.#follow());
      $effect(() => {
        if (this.hand?.result || this.hand?.closed) this.handOver();
      });
    });
    document.addEventListener("visibilitychange", this.#away);
  }

  get device(): Device {
    return this.open.device ?? NOBODY;
  }

  get places(): readonly number[] {
    return this.device.places;
  }

  /** The place of whoever has the device in hand. */
  get holder(): number | null {
    return this.hand?.hold ?? null;
  }

  /** Whoever is to take it; null while the table waits for others, or for nobody. */
  next: number | null = $derived.by(() => {
    if (this.#sending || this.device.ply <= this.#sent) return null;
    if (this.#round) return this.#round[0] ?? null;
    return this.device.asked.length ? nextToHold(this.device.asked, this.last) : null;
  });

  /** Whether the next one has something to hide from the others here. */
  get hides(): boolean {
    const { places, hiding } = this.device;
    return places.length > 1 && (this.#round !== null || (this.next !== null && hiding.includes(this.next)));
  }

  /** Whether the device goes round because somebody is asked in secret. */
  get secretly(): boolean {
    return this.#round !== null;
  }

  /** Whoever has it in hand is not asked, and hands it on as if there had been a question. */
  get passing(): boolean {
    return this.#round !== null && this.hand?.view != null && this.hand.question === null;
  }

  /** Somebody has the device in hand, and nobody else looks, unless there is nothing to hide. */
  take(place: number): void {
    const openly = !this.hides;
    this.open.pause();
    this.last = place;
    this.hand = new TableState(this.open.id, undefined, place);
    this.#openly = openly && this.places.length > 1;
    if (this.#round) this.hand.keep = (answer) => this.#keep(place, answer);
    else if (this.#openly) this.hand.keep = (answer) => this.#chooseOpenly(place, answer);
  }

  /** The hand is put away before anything else is shown. */
  handOver(): void {
    this.hand?.close();
    this.hand = null;
    this.#openly = false;
    void tick().then(() => this.hand ?? this.open.goOn());
  }

  /** On to the next of the round. */
  pass(): void {
    const [, ...rest] = this.#round ?? [];
    this.#round = rest;
    if (rest.length) return this.handOver();
    void this.#send();
  }

  close(): void {
    this.#stop();
    document.removeEventListener("visibilitychange", this.#away);
    this.hand?.close();
  }

  /** The table moved: perhaps it waits for somebody else here now. */
  #follow(): void {
    const { ply, asked, hiding, secret, places } = this.device;
    if (this.#sending || ply <= this.#sent) return;
    const covered = secret.length > 0 && places.length > 1 && this.seats().length > 2;
    if (covered && !this.#round) this.#begin(places);
    if (!covered && this.#round?.length) this.#round = null;
    const held = this.holder;
    if (held === null || this.#round) return;
    if ((asked.length && !asked.includes(held)) || (this.#openly && hiding.includes(held))) this.handOver();
  }

  /** Round the table once, from whoever has it. */
  #begin(places: readonly number[]): void {
    const from = nextToHold(places, this.last);
    const at = places.indexOf(from ?? -1);
    this.#answers.clear();
    this.#round = [...places.slice(at), ...places.slice(0, at)];
    const { hand, holder } = this;
    if (hand && holder !== null) hand.keep = (answer) => this.#keep(holder, answer);
  }

  /** Whatever comes of it, the hand is gone before it comes: it may be something to hide. */
  async #chooseOpenly(hold: number, answer: Answer): Promise<void> {
    this.handOver();
    await this.#act(hold, answer);
  }

  /** Sends a choice. Whoever is refused is asked again. */
  async #act(hold: number, body: Answer): Promise<void> {
    this.#sending = true;
    const params = { path: { table: this.open.id }, query: { hold } };
    this.#sent = await ask(http.POST("/api/tables/{table}/act", { params, body })).then(({ ply }) => ply, () => -1);
    this.#sending = false;
  }

  #keep(place: number, answer: Answer): void {
    this.#answers.set(place, answer);
    this.pass();
  }

  /** The round is over: what was chosen in it is sent. */
  async #send(): Promise<void> {
    this.handOver();
    for (const [hold, answer] of this.#answers) await this.#act(hold, answer);
    this.#round = null;
  }

  /** A screen that went dark is not lit again with somebody's cards on it. */
  #away = (): void => {
    if (document.visibilityState === "hidden" && this.hand && this.places.length > 1) this.handOver();
  };
}
