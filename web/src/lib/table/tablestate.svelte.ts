/** A table as this browser knows it: what the socket told, merged, checked and ready to be shown. */

import type * as wire from "../api/messages";
import type { SeatOut } from "../api/client";
import { connection } from "../connection.svelte";
import { loadRefusals, refusal, type Message } from "../i18n.svelte";
import { Wire, type Listener } from "./socket";
import { fingerprint, merge, type View } from "./view";

export type Told = wire.Told;
export type Question = wire.Question;
export type Choice = wire.Choice;
export type Explained = wire.Explained;
export type Said = wire.Said;
export type Proposed = wire.Proposed;
export interface Result {
  /** One for each seat; automatic opponents follow the seats. */
  scores: number[];
  /** An index into the scores; null for a tie. */
  winner: number | null;
  /** Seats that have won with the winner. */
  allies?: number[];
  by: string;
  rule: string;
  text: Message;
}

export type Coached = wire.Coached;

/** What happened just now, for whoever moves cards, shows banners or makes sounds. */
export interface Happening {
  events: Told[];
  before: View | null;
  after: View;
}

/** Whoever shows what is about to happen first; null where there is nothing to show. */
export type Gate = (coming: Happening) => Promise<void> | null;

type Position = wire.Hello | wire.Update;

/** How many of the changes that nobody saw are shown as if they happened now. */
const REPEATED = 3;

/** A question stays the same while others answer theirs: its id and its options do. */
function sameQuestion(one: Question | null, other: Question | null): boolean {
  if (one?.decision !== other?.decision) return false;
  const tokens = (question: Question | null) => question?.options.map((option) => option.token).join("\n");
  return tokens(one) === tokens(other);
}

export class TableState implements Listener {
  game = $state("");
  seat = $state<number | null>(null);
  /** The seat itself, or the place of its defensive coach. */
  place = $state<number | null>(null);
  epoch = $state(0);
  ply = $state(0);
  /** Actions that stand: the ply of this moment in a replay. */
  acts = $state(0);
  view = $state.raw<View | null>(null);
  headline = $state.raw<Message>("");
  /** Rules of the present phase, nearest first. */
  rules = $state.raw<string[]>([]);
  events = $state.raw<Told[]>([]);
  question = $state.raw<Question | null>(null);
  waitingFor = $state.raw<number[]>([]);
  /** The places that those seats wait for. */
  choosers = $state.raw<number[]>([]);
  /** A joint choice that the two coaches of one's seat talk about. */
  proposal = $state.raw<Proposed | null>(null);
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
  /** Who plays on this device, and whom the table waits for; null where everybody has one of their own. */
  device = $state.raw<wire.Device | null>(null);
  /** What happens is kept for later. */
  paused = $state(false);
  /** Something is being shown before the table goes on. */
  showing = $state(false);
  /** An answer on its way. */
  sent = $state.raw<{ decision: number; token: string } | null>(null);
  connected = $state(false);
  #closed = $state<string | null>(null);

  #wire: Wire;
  #event = 0;
  #known = false;
  #hashes = true;
  #asked = new Set<string>();
  #listeners = new Set<(happening: Happening) => void>();
  #gates = new Set<Gate>();
  /** Updates that wait for what is being shown, or until somebody looks again; null while none need to. */
  #held: wire.Update[] | null = null;
  /** Takes an answer that is not to be sent yet. */
  keep: ((answer: { decision: number; token: string }) => void) | null = null;

  constructor(
    readonly id: string,
    make?: (address: string) => WebSocket,
    /** The place that the device is held for, where several people share it. */
    readonly hold: number | null = null,
  ) {
    this.#wire = new Wire(id, this, make);
  }

  /** What was refused, in a sentence. */
  get refusal(): string | null {
    return this.refused && refusal(this.refused);
  }

  /** The table cannot be reached at all, and why. */
  get closed(): string | null {
    return this.#closed === null ? null : (this.refusal ?? this.#closed);
  }

  // Doing ---------------------------------------------------------------------------------------------------------

  /** Choose an option of the present question. Said once, however often it is pressed. */
  act(token: string): void {
    const question = this.question;
    if (!question || this.sent || !question.options.some((option) => option.token === token)) return;
    this.refused = null;
    this.sent = { decision: question.decision, token };
    if (this.keep) this.keep(this.sent);
    else this.#wire.send({ type: "act", ...this.sent });
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

  /** Whether a choice of one's fellow coach waits for a yes or no. */
  get looking(): boolean {
    return this.proposal !== null && !this.proposal.objected && this.place !== null && this.choosers.includes(this.place);
  }

  answerProposal(agree: boolean): void {
    if (this.proposal) this.#send({ type: "answer_proposal", decision: this.proposal.decision, agree });
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

  /** Show what is about to happen before it is known: board, question and play-by-play wait until the promise is kept. */
  before(gate: Gate): () => void {
    this.#gates.add(gate);
    return () => this.#gates.delete(gate);
  }

  /** Keep what happens for later: nobody looks at this for a while. */
  pause(): void {
    this.paused = true;
    this.#held ??= [];
  }

  /** Show what was kept: the last of it as if it happened now. */
  goOn(): void {
    const held = this.#held ?? [];
    this.paused = false;
    if (!this.showing) this.#drain(held.map((update, n) => (n < held.length - REPEATED ? { ...update, live: false } : update)));
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
    this.#closed = null;
    connection.found();
  }

  lost(final: boolean, reason: string): void {
    this.connected = false;
    if (final) this.#closed = reason;
    else connection.lost();
  }

  hear(message: wire.Outgoing): void {
    switch (message.type) {
      case "hello":
        return this.#hello(message);
      case "update":
        if (this.#held) this.#held.push(message);
        else this.#update(message);
        return;
      case "device":
        this.device = message;
        return;
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
    this.#held = this.paused ? [] : null;
    this.showing = false;
    const first = message.events[0]?.n ?? message.event;
    const goesOn = this.#known && message.epoch === this.epoch && message.seat === this.seat && first <= this.#event;
    if (!goesOn && first > 0) {
      this.#wire.send({ type: "resume", epoch: -1, event: 0 });
      return;
    }
    this.events = [...(goesOn ? this.events.filter((event) => event.n < first) : []), ...message.events];
    this.game = message.game;
    this.seat = message.seat;
    this.place = message.place;
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
    const happening = { events: message.events.filter((event) => event.n >= this.#event), before, after };
    const seen = message.live === true && document.visibilityState !== "hidden";
    const shown = seen ? [...this.#gates].map((gate) => gate(happening)).filter((one) => one !== null) : [];
    if (shown.length) this.#hold(Promise.all(shown), () => this.#happen(message, happening, seen));
    else this.#happen(message, happening, seen);
  }

  #happen(message: wire.Update, happening: Happening, seen: boolean): void {
    this.view = happening.after;
    if (happening.events.length) this.events = [...this.events, ...happening.events];
    this.#take(message);
    if (seen) for (const listener of this.#listeners) listener(happening);
  }

  /** Nothing goes on until what is being shown has been; a greeting in between has told everything anew. */
  #hold(shown: Promise<unknown>, goOn: () => void): void {
    const held: wire.Update[] = (this.#held = []);
    this.showing = true;
    void shown.then(() => {
      if (this.#held !== held) return;
      this.showing = false;
      goOn();
      if (!this.paused) this.#drain(held);
    });
  }

  #drain(held: wire.Update[]): void {
    this.#held = null;
    while (held.length && this.#held === null) this.#update(held.shift()!);
    (this.#held as wire.Update[] | null)?.push(...held);
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
    this.choosers = message.choosers;
    this.proposal = message.proposal;
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
    if (moved) return;
    void loadRefusals();
    this.refused = message;
  }
}
