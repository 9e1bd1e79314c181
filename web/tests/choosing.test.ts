import { describe, expect, it, vi } from "vitest";
import type { Choice, TableState } from "$lib/table/tablestate.svelte";
import { Choosing } from "$frame/choosing.svelte";
import type { At, TableDefinition } from "$frame/definition";

function choosing(options: Choice[], hand: string[], definition: Partial<TableDefinition> = {}) {
  const table = { question: { decision: 1, turn: 0, prompt: "?", options }, act: vi.fn(), explain: vi.fn() };
  const made = new Choosing(table as unknown as TableState, definition as TableDefinition, () => ({}) as At, () => [{ id: "hand", cards: hand }]);
  made.follow();
  return { table, choosing: made };
}

const PLAY: Choice[] = [
  { token: "play b", label: "B · big", card: "b" },
  { token: "play a", label: "A", card: "a" },
  { token: "audible", label: "Call an Audible" },
  { token: "all", label: "All in" },
];

describe("choosing", () => {
  it("gives cards their numbers in the order of the hand, and buttons beside them letters", () => {
    const { choosing: one } = choosing(PLAY, ["x", "a", "b"]);
    expect([...one.offers.values()].map((offer) => [offer.card, offer.key])).toEqual([["a", "1"], ["b", "2"]]);
    expect(one.buttons.map(({ option, key }) => [option.token, key])).toEqual([["audible", "a"], ["all", "i"]]);
  });

  it("gives buttons alone numbers, and Enter the first", () => {
    const { choosing: one, table } = choosing(PLAY.slice(2), []);
    expect(one.buttons.map(({ key }) => key)).toEqual(["1", "2"]);
    one.confirm();
    expect(table.act).toHaveBeenCalledWith("audible");
  });

  it("considers a card the first time and plays it the second", () => {
    const { choosing: one, table } = choosing(PLAY, ["a", "b"]);
    expect(one.primary).toBeNull();
    expect(one.press("2")).toBe(true);
    expect(one.primary?.token).toBe("play b");
    expect(table.explain).toHaveBeenCalledWith("play b");
    expect(table.act).not.toHaveBeenCalled();
    one.press("2");
    expect(table.act).toHaveBeenCalledWith("play b");
  });

  it("presses the button whose key it is, and nothing for other keys", () => {
    const { choosing: one, table } = choosing(PLAY, ["a", "b"]);
    expect(one.press("a")).toBe(true);
    expect(table.act).toHaveBeenCalledWith("audible");
    expect(one.press("9")).toBe(false);
  });

  it("offers the ways to use a card that has several", () => {
    const { choosing: one } = choosing([{ token: "a left", label: "L", card: "a" }, { token: "a right", label: "R", card: "a" }], ["a"]);
    one.touch("a");
    expect(one.uses.map((use) => use.token)).toEqual(["a left", "a right"]);
  });

  it("selects one of equal cards, the one that was touched", () => {
    const { choosing: one, table } = choosing(PLAY, ["a", "a", "b"]);
    one.touch("a", 1);
    expect([one.isPicked("a", 0), one.isPicked("a", 1), one.isPicked("a")]).toEqual([false, true, true]);
    one.touch("a", 0);
    expect([one.isPicked("a", 0), one.isPicked("a", 1)]).toEqual([true, false]);
    expect(table.act).not.toHaveBeenCalled();
    one.press("1");
    expect(table.act).toHaveBeenCalledWith("play a");
  });

  it("puts two cards together, exchanges either, and shows what each would do with the other", () => {
    const pairs: Choice[] = ["a", "b"].flatMap((card) => ["x", "y"].map((partner) => ({ token: `${card}${partner}`, label: "", card, partner })));
    const { choosing: one, table } = choosing([...pairs.slice(0, 3), { token: "ax again", label: "", card: "a", partner: "x" }], ["a", "b", "x", "y"]);
    one.press("1");
    expect([one.card, one.partner, one.primary]).toEqual(["a", null, null]);
    expect(one.offers.get("y")!.options.map(({ token }) => token)).toEqual(["ay"]);
    one.press("3");
    expect(one.primary?.token).toBe("ax");
    expect(one.uses.map(({ token }) => token)).toEqual(["ax", "ax again"]);
    one.press("2");
    expect(one.primary?.token).toBe("bx");
    expect(one.isPicked("a")).toBe(false);
    one.press("4");
    expect([one.card, one.partner, one.token]).toEqual(["y", null, null]);
    one.press("4");
    expect(one.card).toBeNull();
    one.pick(pairs[1]!);
    one.press("4");
    expect(table.act).toHaveBeenCalledWith("ay");
  });

  it("leaves to the field what the field shows", () => {
    const { choosing: one } = choosing(PLAY, ["a", "b"], { onField: (option) => option.token === "all" });
    expect(one.buttons.map(({ option }) => option.token)).toEqual(["audible"]);
  });

  it("takes the game's own first choice for Enter", () => {
    const { choosing: one } = choosing(PLAY, ["a"], { primary: () => "all" });
    expect(one.primary?.token).toBe("all");
  });

  it("forgets with the question", () => {
    const { choosing: one, table } = choosing(PLAY, ["a", "b"]);
    one.touch("a");
    one.follow();
    expect(one.card).toBe("a");
    table.question = { ...table.question, decision: 2 };
    one.follow();
    expect(one.card).toBeNull();
    expect(one.token).toBeNull();
  });
});
