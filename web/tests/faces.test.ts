import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CardOut } from "$lib/api/client";
import { Deck, type Faces } from "$lib/faces.svelte";

const card = (id: string): CardOut => ({ id, title: id, kind: "", lines: [], facts: {} });
const many = Array.from({ length: 500 }, (_, n) => card(`c${n}`));
const faces = (cards: Record<string, string> = {}): Faces => ({ defs: "<svg/>", size: [240, 336], backs: {}, cards });

describe("faces of a large set", () => {
  const asked: string[][] = [];

  beforeEach(() => {
    asked.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal("fetch", (address: string) => {
      const ids = new URL(address, "http://here").searchParams.get("cards")!.split(",");
      asked.push(ids);
      const lines = Object.fromEntries(ids.map((id) => [id, [`What ${id} says`]]));
      return Promise.resolve(new Response(JSON.stringify({ lines, ...faces(Object.fromEntries(ids.filter((id) => id !== "c7").map((id) => [id, `<svg id="${id}"/>`]))) })));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("come together when they are first shown, each once", async () => {
    const deck = new Deck("any", many, faces());
    expect([deck.face("c1"), deck.face("c2*3"), deck.face("c1")]).toEqual([null, null, null]);
    await vi.runAllTimersAsync();
    expect(asked).toEqual([["c1", "c2"]]);
    expect([deck.face("c1"), deck.face("c2*2"), deck.face("c2b")]).toEqual(['<svg id="c1"/>', '<svg id="c2"/>', '<svg id="c2"/>']);
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(1);
  });

  it("bring what stands on the cards", async () => {
    const deck = new Deck("any", many.slice(0, 9), faces(), true);
    deck.want(["c3"]);
    await vi.runAllTimersAsync();
    expect([deck.sentence("c3*2"), deck.sentence("c4")]).toEqual(["c3. What c3 says", "c4"]);
  });

  it("come in several parts where they are many, and cards that there are not are never asked for", async () => {
    const deck = new Deck("any", many, faces());
    deck.want([...many.slice(0, 300).map(({ id }) => id), "nothing"]);
    await vi.runAllTimersAsync();
    expect(asked.map((part) => part.length)).toEqual([120, 120, 60]);
  });

  it("are asked for again when one did not come", async () => {
    const deck = new Deck("any", many, faces());
    deck.want(["c7"]);
    await vi.runAllTimersAsync();
    expect(deck.face("c7")).toBeNull();
    await vi.runAllTimersAsync();
    expect(asked).toEqual([["c7"], ["c7"]]);
  });

  it("are all there from the beginning in a small set", async () => {
    const deck = new Deck("any", many.slice(0, 9), faces({ c1: "<svg/>" }));
    expect([deck.inParts, deck.face("c1"), deck.face("c2")]).toEqual([false, "<svg/>", null]);
    await vi.runAllTimersAsync();
    expect(asked).toEqual([]);
  });
});
