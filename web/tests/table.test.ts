import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Hello, Outgoing, Question, Told, Update } from "$lib/api/messages";
import { connection } from "$lib/connection.svelte";
import { TableState, type Happening } from "$lib/table/tablestate.svelte";
import { fingerprint, merge, type View } from "$lib/table/view";
import samples from "./fingerprints.json";

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1000, reason = ""): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code, reason });
  }
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  tell(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const VIEW = samples[0]!.view as unknown as View;

function told(n: number): Told {
  return { n, kind: "Thing", facts: {}, text: `event ${n}`, rules: [] };
}

function asked(decision: number): Question {
  return { decision, turn: decision, prompt: "What?", options: [{ token: "a", label: "A" }, { token: "b", label: "B" }] };
}

function hello(changes: Partial<Hello> = {}): Hello {
  const view = (changes.view ?? VIEW) as View;
  return {
    type: "hello", table: "t", game: "g", seat: 0, place: 0, epoch: 0, ply: 0, acts: 0, event: 2, view, hash: fingerprint(view),
    headline: "", rules: [], events: [told(0), told(1)], question: asked(1), waiting_for: [0], choosers: [0], proposal: null, clocks: { left: [] },
    result: null, live: false, ...changes,
  };
}

function update(changes: Partial<Update> = {}, from: View = VIEW): Update {
  const delta = changes.delta ?? { facts: { score: [7, 0] } };
  return {
    type: "update", epoch: 0, ply: 1, acts: 1, event: 3, delta, hash: fingerprint(merge(from, delta)), headline: "",
    rules: [], events: [told(2)], question: asked(2), waiting_for: [0], choosers: [0], proposal: null, clocks: { left: [] }, result: null, live: true,
    ...changes,
  };
}

let table: TableState;
const socket = () => FakeSocket.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody there")));
  FakeSocket.made = [];
  table = new TableState("t", (address) => new FakeSocket(address) as unknown as WebSocket);
  socket().open();
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("views", () => {
  it.each(samples)("are hashed as the server hashes them", ({ view, hash }) => {
    expect(fingerprint(view as unknown as View)).toBe(hash);
  });

  it("merge two levels deep and replace the rest", () => {
    const after = merge(VIEW, { zones: { "hand 1": { zone: "hand", holder: 1, count: 2, cards: null } }, legal: [] });
    expect(after.zones["hand 0"]).toBe(VIEW.zones["hand 0"]);
    expect(after.zones["hand 1"]!.count).toBe(2);
    expect(after.legal).toEqual([]);
    expect(VIEW.legal).toEqual(["play hb07"]);
    expect(merge(VIEW, { facts: { flags: { c: 1 } } }).facts.flags).toEqual({ c: 1 });
  });
});

describe("a table", () => {
  it("takes over the hello and every update", () => {
    socket().tell(hello());
    socket().tell(update());
    expect(table.events.map((event) => event.n)).toEqual([0, 1, 2]);
    expect(table.view?.facts.score).toEqual([7, 0]);
    expect(table.view?.facts.note).toBe(VIEW.facts.note);
    expect(table.question?.decision).toBe(2);
  });

  it("asks for everything when its view is not the server's", () => {
    socket().tell(hello());
    socket().tell(update({ hash: "0000000000000000" }));
    expect(socket().sent.at(-1)).toEqual({ type: "resume", epoch: -1, event: 0 });
    socket().tell(hello({ event: 3, events: [told(0), told(1), told(2)] }));
    expect(table.events.length).toBe(3);
  });

  it("trusts a server whose hashes it cannot make, rather than asking for ever", () => {
    socket().tell(hello({ hash: "0000000000000000" }));
    socket().tell(update({ hash: "1111111111111111" }));
    expect(socket().sent).toEqual([]);
    expect(table.events.length).toBe(3);
  });

  it("goes on after a lost connection from what it knows", () => {
    socket().tell(hello());
    socket().close(1006);
    expect(table.connected).toBe(false);
    expect(connection.since).not.toBeNull();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made.length).toBe(2);
    expect(socket().address).toMatch(/\?epoch=0&event=2&said=0$/);
    socket().open();
    expect(connection.since).toBeNull();
    socket().tell(hello({ event: 4, events: [told(2), told(3)] }));
    expect(table.events.map((event) => event.n)).toEqual([0, 1, 2, 3]);
  });

  it("waits longer from try to try", () => {
    const pauses: number[] = [];
    for (let n = 0; n < 5; n++) {
      const made = FakeSocket.made.length;
      socket().close(1006);
      let waited = 0;
      while (FakeSocket.made.length === made && waited < 60_000) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      pauses.push(waited);
    }
    expect(pauses.at(-1)!).toBeGreaterThan(pauses[0]! * 4);
    expect(pauses.at(-1)!).toBeLessThan(60_000);
  });

  it("starts again when something was taken back", () => {
    socket().tell(hello());
    socket().tell(update());
    socket().tell(hello({ epoch: 1, event: 1, events: [told(0)] }));
    expect(table.events.map((event) => event.n)).toEqual([0]);
    expect(table.epoch).toBe(1);
  });

  it("sees with the eyes of its new seat from the start", () => {
    socket().tell(hello({ seat: null }));
    socket().tell(hello({ seat: 1, event: 3, events: [told(0), told(1), told(2)] }));
    expect(table.seat).toBe(1);
    expect(table.events.length).toBe(3);
  });

  it("animates what happens live and nothing it missed", () => {
    const heard: Happening[] = [];
    table.listen((happening) => heard.push(happening));
    socket().tell(hello());
    socket().tell(update({ live: false }));
    expect(heard).toEqual([]);
    const now = table.view!;
    socket().tell(update({ event: 4, events: [told(3)], delta: { facts: { score: [8, 0] } } }, now));
    expect(heard.length).toBe(1);
    expect(heard[0]!.events.map((event) => event.n)).toEqual([3]);
    expect(heard[0]!.before).toBe(now);
  });

  it("shows what is about to happen before anything of it is known", async () => {
    let done = (): void => undefined;
    table.before(({ events }) => (events.some((event) => event.n === 2) ? new Promise((go) => (done = go)) : null));
    socket().tell(hello());
    const { question, view } = table;
    socket().tell(update());
    socket().tell({ type: "seats", seats: [] });
    expect(table.events.length).toBe(2);
    expect([table.question, table.view]).toEqual([question, view]);
    done();
    await Promise.resolve();
    await vi.waitFor(() => expect(table.events.length).toBe(3));
    expect(table.view).not.toBe(view);
  });

  it("gives up when the server says so, with its reason", () => {
    socket().tell({ type: "refused", code: "table/unknown", message: "There is no such table." });
    socket().close(1008, "table/unknown");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.length).toBe(1);
    expect(table.closed).toBe("There is no such table.");
  });

  it("notices a connection that died silently", () => {
    socket().tell(hello());
    vi.advanceTimersByTime(20_000);
    expect(socket().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(10_500);
    expect(FakeSocket.made.length).toBe(2);
  });
});

describe("two coaches", () => {
  const proposal = { decision: 1, choice: { token: "a", label: "A" }, objected: false };

  it("let the one look at the other's joint choice, and answer it", () => {
    socket().tell(hello({ place: 100, question: null, choosers: [100], proposal }));
    expect([table.seat, table.place, table.looking]).toEqual([0, 100, true]);
    table.answerProposal(false);
    expect(socket().sent).toEqual([{ type: "answer_proposal", decision: 1, agree: false }]);
    socket().tell(update({ question: null, choosers: [0], proposal: { ...proposal, objected: true } }));
    expect(table.looking).toBe(false);
  });

  it("let the one wait while the other looks, and choose anew after an objection", () => {
    socket().tell(hello({ choosers: [0] }));
    table.act("a");
    socket().tell(update({ question: null, choosers: [100], proposal }));
    expect([table.looking, table.sent]).toEqual([false, null]);
    socket().tell(update({ event: 4, question: asked(3), proposal: { ...proposal, objected: true } }, table.view!));
    expect(table.question?.decision).toBe(3);
  });
});

describe("choosing", () => {
  it("sends an answer once, with its decision", () => {
    socket().tell(hello());
    table.act("a");
    table.act("b");
    expect(socket().sent).toEqual([{ type: "act", decision: 1, token: "a" }]);
    socket().tell(update());
    expect(table.sent).toBeNull();
  });

  it("may answer again under the same decision when other options are offered", () => {
    socket().tell(hello());
    table.act("a");
    const next = { ...asked(1), options: [{ token: "c", label: "C" }] };
    socket().tell(update({ question: next }));
    table.act("c");
    expect(socket().sent.at(-1)).toEqual({ type: "act", decision: 1, token: "c" });
  });

  it("keeps what is considered while somebody else answers the same decision", () => {
    socket().tell(hello());
    const before = table.question;
    table.act("a");
    socket().tell(update({ question: asked(1) }));
    expect(table.question).toBe(before);
    expect(table.sent).toEqual({ decision: 1, token: "a" });
  });

  it("keeps what is considered while the line is lost, and asks again what was not explained", () => {
    socket().tell(hello());
    table.explain("a");
    socket().tell({ type: "explained", token: "a", title: "This.", steps: [] });
    table.explain("b");
    const before = table.question;
    socket().close(1006);
    vi.advanceTimersByTime(400);
    socket().open();
    socket().tell(hello({ events: [] }));
    expect(table.question).toBe(before);
    expect(table.explained.get("a")?.title).toBe("This.");
    table.explain("a");
    table.explain("b");
    expect(socket().sent).toEqual([{ type: "explain", decision: 1, token: "b" }]);
  });

  it("sends nothing that is not offered", () => {
    socket().tell(hello());
    table.act("c");
    expect(socket().sent).toEqual([]);
  });

  it("sends an answer again that was lost with the connection, if the question still stands", () => {
    socket().tell(hello());
    table.act("a");
    socket().close(1006);
    vi.advanceTimersByTime(400);
    socket().open();
    socket().tell(hello({ events: [] }));
    expect(socket().sent).toEqual([{ type: "act", decision: 1, token: "a" }]);
  });

  it("does not send it again when it had arrived", () => {
    socket().tell(hello());
    table.act("a");
    socket().close(1006);
    vi.advanceTimersByTime(400);
    socket().open();
    socket().tell(hello({ event: 3, events: [told(2)], question: asked(2) }));
    expect(socket().sent).toEqual([]);
    expect(table.sent).toBeNull();
  });

  it("says what was refused, but not that another tab was quicker", () => {
    socket().tell(hello());
    table.act("a");
    socket().tell(update());
    socket().tell({ type: "refused", code: "choice/stale", message: "Too late." });
    expect(table.refused).toBeNull();
    table.act("b");
    socket().tell({ type: "refused", code: "choice/illegal", message: "Not now." });
    expect(table.refused?.message).toBe("Not now.");
    expect(table.sent).toBeNull();
  });

  it("asks once what an option would do, and forgets it with the question", () => {
    socket().tell(hello());
    table.explain("a");
    table.explain("a");
    expect(socket().sent.length).toBe(1);
    socket().tell({ type: "explained", token: "a", title: "This.", steps: [] });
    expect(table.explained.get("a")?.title).toBe("This.");
    socket().tell(update());
    expect(table.explained.size).toBe(0);
  });

  it("takes chat lines once each", () => {
    socket().tell(hello());
    const line = { type: "said" as const, id: 4, person: "p", name: "P", phrase: "hello", text: "", at: 0 };
    socket().tell(line);
    socket().tell(line);
    expect(table.said.length).toBe(1);
  });
});
