import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { http, type SeatOut } from "$lib/api/client";
import type { Device, Hello, Outgoing } from "$lib/api/messages";
import { TableState } from "$lib/table/tablestate.svelte";
import { fingerprint, type View } from "$lib/table/view";
import { nextToHold, Sofa } from "../src/sofa/sofa.svelte";
import samples from "./fingerprints.json";

class FakeSocket {
  static made: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
  }
  tell(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
}

const view = samples[0]!.view as unknown as View;
const asking = { decision: 1, turn: 0, prompt: "What?", options: [{ token: "a", label: "A" }, { token: "b", label: "B" }] };

function hello(place: number | null, question: Hello["question"] = null): Hello {
  return {
    type: "hello", table: "t", game: "g", seat: place, place, epoch: 0, ply: 0, acts: 0, event: 0, view, hash: fingerprint(view), headline: "", rules: [],
    events: [], question, waiting_for: [], choosers: [], proposal: null, clocks: { left: [] }, result: null, live: false,
  };
}

const device = (asked: number[], more: Partial<Device> = {}): Device => ({ type: "device", ply: 0, places: [0, 1, 2], asked, hiding: asked, secret: [], ...more });
const hand = () => FakeSocket.made.at(-1)!;
let sofa: Sofa;

function begin(seats: number): FakeSocket {
  const open = new TableState("t");
  sofa = new Sofa(open, () => Array.from({ length: seats }, () => ({}) as SeatOut));
  hand().tell(hello(null));
  return hand();
}

beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  sofa.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a device that goes from hand to hand", () => {
  it("goes round the table and stays with whoever is asked again", () => {
    sofa = new Sofa(new TableState("t"), () => []);
    expect(nextToHold([0, 1, 3], 1)).toBe(1);
    expect(nextToHold([0, 2, 3], 1)).toBe(2);
    expect(nextToHold([0, 1], 3)).toBe(0);
    expect(nextToHold([], null)).toBe(null);
  });

  it("is held by one, and put away as soon as another is asked", () => {
    const open = begin(2);
    open.tell(device([1], { places: [0, 1] }));
    expect([sofa.next, sofa.hides]).toEqual([1, true]);
    sofa.take(1);
    expect(hand().address).toContain("hold=1");
    hand().tell(hello(1, asking));
    open.tell(device([], { places: [0, 1], ply: 1 }));
    expect(sofa.holder).toBe(1);
    open.tell(device([0], { places: [0, 1], ply: 2 }));
    expect([sofa.holder, sofa.next]).toEqual([null, 0]);
    expect(hand().readyState).toBe(3);
  });

  it("goes once round all where somebody is asked in secret, and sends what was chosen afterwards", async () => {
    const sent = vi.spyOn(http, "POST").mockResolvedValue({ data: { ply: 0 }, response: new Response() } as never);
    const open = begin(3);
    open.tell(device([1], { secret: [1] }));
    const order: [number | null, boolean][] = [];
    for (let n = 0; n < 3; n++) {
      const next = sofa.next!;
      sofa.take(next);
      hand().tell(hello(next, next === 1 ? asking : null));
      order.push([next, sofa.passing]);
      expect(sent).not.toHaveBeenCalled();
      if (sofa.passing) sofa.pass();
      else sofa.hand!.act("b");
      flushSync();
    }
    expect(order).toEqual([[0, true], [1, false], [2, true]]);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]![1]).toMatchObject({ params: { query: { hold: 1 } }, body: { token: "b" } });
    expect(sofa.next).toBe(null);
    open.tell(device([2], { ply: 1 }));
    await vi.waitFor(() => expect(sofa.next).toBe(2));
    expect(sofa.secretly).toBe(false);
  });

  it("keeps nothing of a hand that has nothing to hide once it has chosen", () => {
    vi.spyOn(http, "POST").mockReturnValue(new Promise(() => undefined) as never);
    const open = begin(2);
    open.tell(device([0], { places: [0, 1], hiding: [] }));
    expect(sofa.hides).toBe(false);
    sofa.take(0);
    hand().tell(hello(0, asking));
    sofa.hand!.act("a");
    expect([sofa.hand, sofa.next]).toEqual([null, null]);
  });
});
