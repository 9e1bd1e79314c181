/** The wire of a table: connects, keeps alive, and connects again with growing pauses until it is told to stop. */

import type { Incoming, Outgoing } from "../api/messages";

const PAUSES = [250, 500, 1000, 2000, 4000, 8000, 15000];
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
/** Close codes after which trying again is of no use. */
const FINAL = new Set([1008]);

export interface Listener {
  /** The place that somebody on a shared device holds it for; null for whoever is looked after by the session itself. */
  readonly hold: number | null;
  /** Where to go on: what is known so far. */
  resumeFrom(): { epoch: number; event: number; said: number } | null;
  hear(message: Outgoing): void;
  opened(): void;
  /** `final` when it will not try again, with the reason the server gave. */
  lost(final: boolean, reason: string): void;
}

export class Wire {
  #socket: WebSocket | null = null;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
    readonly make: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Whether it went out; what does not is the caller's to keep. */
  send(message: Incoming): boolean {
    if (!this.open) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  /** Connect anew, from nothing known. */
  restart(): void {
    this.#socket?.close(4000);
  }

  stop(): void {
    this.#stopped = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#quiet();
    this.#socket?.close(1000);
  }

  #address(): string {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const { hold } = this.listener;
    const asked = { ...this.listener.resumeFrom(), ...(hold === null ? {} : { hold }) };
    const query = new URLSearchParams(Object.entries(asked).map(([name, n]) => [name, String(n)])).toString();
    return `${scheme}//${location.host}/api/tables/${encodeURIComponent(this.table)}/socket${query && `?${query}`}`;
  }

  #connect(): void {
    const socket = this.make(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#ping = setInterval(() => this.#knock(), PING_EVERY);
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#pong);
      this.#pong = undefined;
      const message = JSON.parse(event.data) as Outgoing;
      if (message.type !== "pong") this.listener.hear(message);
    };
    socket.onclose = (event) => this.#closed(socket, event);
  }

  #closed(socket: WebSocket, event: CloseEvent): void {
    if (socket !== this.#socket || this.#stopped) return;
    this.#quiet();
    const final = FINAL.has(event.code);
    this.listener.lost(final, event.reason);
    if (final) return;
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 15000;
    this.#tries += 1;
    this.#again = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #knock(): void {
    if (!this.send({ type: "ping" })) return;
    this.#pong ??= setTimeout(() => this.#socket?.close(4001), PONG_WITHIN);
  }

  /** The machine woke up, or the network is back: do not wait for the next try. */
  #hurry = (): void => {
    if (this.#stopped || document.visibilityState === "hidden") return;
    if (this.open) return this.#knock();
    if (this.#again === undefined) return;
    clearTimeout(this.#again);
    this.#again = undefined;
    this.#tries = 0;
    this.#connect();
  };

  #quiet(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    clearTimeout(this.#again);
    this.#pong = this.#again = undefined;
  }
}
