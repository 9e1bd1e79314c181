/** A table as this browser knows it: what the socket told, merged, checked and ready to be shown. */

import type * as wire from "../api/messages";
import type { SeatOut } from "../api/client";
import { connection } from "../connection.svelte";
import { Wire, type Listener } from "./socket";
import { fingerprint, merge, type View } from "./view";

export type Told = wire.Told;
export type Question = wire.Question;
export type Choice = wire.Choice;
export type Explained = wire.Explained;
export type Said = wire.Said;
export interface Result {
  /** One for each seat; automatic opponents follow the seats. */
  scores: number[];
  /** An index into the scores; null for a tie. */
  winner: number | null;
  /** Seats that have won with the winner. */
  allies?: number[];
  by: string;
  rule: string;
  text: string;
}

export type Coached = wire.Coached;

/** What happened just now, for whoever moves cards, shows banners or makes sounds. */
export interface Happening {
  events: Told[];
  before: View | null;
  after: View;
}

type Position = wire.Hello | wire.Update;

/** A question stays the same while others answer theirs: its id and its options do. */
function sameQuestion(one: Question | null, other: Question | null): boolean {
  if (one?.decision !== other?.decision) return false;
  const tokens = (question: Question | null) => question?.options.map((option) => option.token).join("\n");
  return tokens(one) === tokens(other);
}

export class TableState implements Listener {
  game = $state("");
  seat = $state<number | null>(null);
  epoch = $state(0);
  ply = $state(0);
  /** Actions that stand: the ply of this moment in a replay. */
  acts = $state(0);
  view = $state.raw<View | null>(null);
  headline = $state("");
  /** Rules of the present phase, nearest first. */
  rules = $state.raw<string[]>([]);
  events = $state.raw<Told[]>([]);
  question = $state.raw<Question | null>(null);
  waitingFor = $state.raw<number[]>([]);
  clocks = $state.raw<(number | null)[]>([]);
  /** When the clocks were told, by this machine's own clock. */
  clocksAt = $state(0);
  result = $state.raw<Result | null>(null);
  seats = $state.raw<SeatOut[]>([]);
  said = $state.raw<Said[]>([]);
  undoAsked = $state.raw<wire.UndoAsked | null>(null);
  undoRefused = $state(false);
  refused = $state.raw<wire.Refusal | null>(null);
  explained = $state.raw<ReadonlyMap<string, Explained>>(new Map());
  /** What the coach said of a question. */
  advice = $state.raw<Coached | null>(null);
  /** An answer on its way. */
  sent = $state.raw<{ decision: number; token: string } | null>(null);
  connected = $state(false);
  /** The table cannot be reached at all, and why. */
  closed = $state<string | null>(null);

  #wire: Wire;
  #event = 0;
  #known = false;
  #hashes = true;
  #asked = new Set<string>();
  #listeners = new Set<(happening: Happening) => void>();

  constructor(
    readonly id: string,
    make?: (address: string) => WebSocket,
  ) {
    this.#wire = new Wire(id, this, make);
  }

  // Doing ---------------------------------------------------------------------------------------------------------

  /** Choose an option of the present question. Said once, however often it is pressed. */
  act(token: string): void {
    const question = this.question;
    if (!question || this.sent || !question.options.some((option) => option.token === token)) return;
    this.refused = null;
    this.sent = { decision: question.decision, token };
    this.#wire.send({ type: "act", ...this.sent });
  }

  /** What would this option do? The answer comes into `explained`. */
  explain(token: string): void {
    const decision = this.question?.decision;
    if (decision === undefined || this.#asked.has(token) || !this.#wire.open) return;
    this.#asked.add(token);
    this.#wire.send({ type: "explain", decision, token });
  }

  askCoach(): void {
    if (this.question && this.advice?.decision !== this.question.decision) this.#send({ type: "coach" });
  }

  undo(): void {
    this.#send({ type: "undo" });
  }

  answerUndo(agree: boolean): void {
    this.#send({ type: "answer_undo", agree });
    this.undoAsked = null;
  }

  concede(): void {
    this.#send({ type: "concede" });
  }

  standIn(level: string): void {
    this.#send({ type: "stand_in", level });
  }

  say(what: { phrase: string } | { text: string }): void {
    this.#send({ type: "say", phrase: "", text: "", ...what });
  }

  /** Hear what happens from now on, while it happens; returns how to stop. */
  listen(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#wire.stop();
    connection.found();
  }

  #send(message: wire.Incoming): void {
    this.refused = null;
    this.#wire.send(message);
  }

  // Hearing -------------------------------------------------------------------------------------------------------

  resumeFrom(): { epoch: number; event: number; said: number } | null {
    if (!this.#known) return null;
    return { epoch: this.epoch, event: this.#event, said: this.said.at(-1)?.id ?? 0 };
  }

  opened(): void {
    this.connected = true;
    this.closed = null;
    connection.found();
  }

  lost(final: boolean, reason: string): void {
    this.connected = false;
    if (final) this.closed = this.refused?.message ?? reason;
    else connection.lost();
  }

  hear(message: wire.Outgoing): void {
    switch (message.type) {
      case "hello":
        return this.#hello(message);
      case "update":
        return this.#update(message);
      case "seats":
        this.seats = message.seats as unknown as SeatOut[];
        return;
      case "said":
        if (message.id > (this.said.at(-1)?.id ?? 0)) this.said = [...this.said, message];
        return;
      case "explained":
        this.explained = new Map(this.explained).set(message.token, message);
        return;
      case "undo_asked":
        this.undoAsked = message;
        return;
      case "undo_refused":
        this.undoAsked = null;
        this.undoRefused = true;
        return;
      case "coached":
        this.advice = message;
        return;
      case "refused":
        return this.#refusal(message);
    }
  }

  #hello(message: wire.Hello): void {
    const first = message.events[0]?.n ?? message.event;
    const goesOn = this.#known && message.epoch === this.epoch && message.seat === this.seat && first <= this.#event;
    if (!goesOn && first > 0) {
      this.#wire.send({ type: "resume", epoch: -1, event: 0 });
      return;
    }
    this.events = [...(goesOn ? this.events.filter((event) => event.n < first) : []), ...message.events];
    this.game = message.game;
    this.seat = message.seat;
    this.view = message.view as View;
    this.#hashes = fingerprint(this.view) === message.hash;
    this.#known = true;
    this.#take(message);
    this.#sendAgain();
  }

  #update(message: wire.Update): void {
    if (!this.view || message.epoch !== this.epoch) return this.#resync();
    const before = this.view;
    const after = merge(before, message.delta);
    if (this.#hashes && fingerprint(after) !== message.hash) return this.#resync();
    this.view = after;
    const fresh = message.events.filter((event) => event.n >= this.#event);
    if (fresh.length) this.events = [...this.events, ...fresh];
    this.#take(message);
    if (message.live && document.visibilityState !== "hidden") {
      for (const listener of this.#listeners) listener({ events: fresh, before, after });
    }
  }

  /** What hello and update have in common. */
  #take(message: Position): void {
    const another = !sameQuestion(this.question, message.question);
    this.epoch = message.epoch;
    this.ply = message.ply;
    this.acts = message.acts;
    this.#event = message.event;
    this.headline = message.headline;
    this.rules = message.rules;
    this.waitingFor = message.waiting_for;
    this.clocks = message.clocks.left;
    this.clocksAt = performance.now();
    this.result = message.result as unknown as Result | null;
    this.undoAsked = null;
    if (another) this.#newQuestion(message.question);
    else if (message.type === "hello") this.#asked = new Set(this.explained.keys());
  }

  #newQuestion(question: Question | null): void {
    this.question = question;
    this.explained = new Map();
    this.#asked.clear();
    this.undoRefused = false;
    this.sent = null;
    this.refused = null;
  }

  /** An answer that was on its way when the connection broke goes out again if the question still stands. */
  #sendAgain(): void {
    if (this.sent && this.sent.decision === this.question?.decision) this.#wire.send({ type: "act", ...this.sent });
  }

  /** What we have is not what the server has: start again from the beginning. */
  #resync(): void {
    this.#known = false;
    this.#wire.send({ type: "resume", epoch: -1, event: 0 });
  }

  #refusal(message: wire.Refusal): void {
    const moved = message.code === "choice/stale" && this.sent?.decision !== this.question?.decision;
    this.sent = null;
    if (!moved) this.refused = message;
  }
}
