import { describe, expect, it } from "vitest";
import type { RuleOut } from "$lib/api/client";
import { apart } from "$lib/apart";
import type { Told } from "$lib/table/tablestate.svelte";
import type { View } from "$lib/table/view";
import { named } from "$frame/at";
import { chronicle, shortLabel, shout, splitPrompt } from "$frame/chronicle";
import { clockText } from "$frame/clocktext";
import { byChapter, current, inline, search } from "$frame/rulebook";
import { arrivals } from "$frame/travel";

function told(n: number, text: string | null, weight = 0, side: number | null = null): Told {
  return { n, kind: "Thing", facts: {}, text, rules: [], weight, side };
}

describe("the play-by-play", () => {
  it("gathers details under their headings, newest first", () => {
    const entries = chronicle([told(0, "First half", 1), told(1, "a"), told(2, null), told(3, "b"), told(4, "Touchdown", 2, 1), told(5, "c")]);
    expect(entries.map((entry) => entry.title.text)).toEqual(["Touchdown", "First half"]);
    expect(entries.map((entry) => entry.steps.map((step) => step.text))).toEqual([["c"], ["a", "b"]]);
    expect(entries[0]!.side).toBe(1);
  });

  it("shows every line of a game that knows no headings", () => {
    expect(chronicle([told(0, "a"), told(1, "b")]).map((entry) => entry.title.text)).toEqual(["b", "a"]);
  });
});

describe("texts", () => {
  it.each([
    ["TOUCHDOWN, Haulers, over the line! +7", "TOUCHDOWN", "Haulers, over the line! +7"],
    ["INTERCEPTED! Osei Tarrant picks it off.", "INTERCEPTED", "Osei Tarrant picks it off."],
    ["It is over.", "It is over", ""],
    ["A line without any stop that goes on for longer than a banner has room", "A line without any stop that goes on for longer than a banner has room", ""],
  ])("a moment is shouted: %s", (text, title, rest) => {
    expect(shout(text)).toEqual({ title, text: rest });
  });

  it.each([
    ["Kick a field goal? Ball on the 45: 10 needed.", "Kick a field goal?", "Ball on the 45: 10 needed."],
    ["Answer the threat: Run Center 10 (ball on the 45).", "Answer the threat: Run Center 10 (ball on the 45)", ""],
    ["Choose", "Choose", ""],
  ])("a prompt is a question and a hint: %s", (prompt, question, more) => {
    expect(splitPrompt(prompt)).toEqual({ question, more });
  });

  it("a button says less than a label", () => {
    expect(shortLabel("Emeka Draught · defends Run · kick 3")).toBe("Emeka Draught");
  });

  it.each([
    [9.2, "0:10"], [59, "0:59"], [600, "10:00"], [3661, "1:01:01"], [259_200, "3 d"], [0, "0:00"],
  ])("%d seconds are %s", (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

describe("rules", () => {
  const rule = (id: string, chapter: string, text: string): RuleOut => ({ id, chapter, text });
  const rules = [
    rule("X-1.1", "X-1 Start", "Shuffle."), rule("X-2.1", "X-2 Play", "Lay a card."), rule("X-2.2", "X-2 Play", "Draw a **card**."), rule("X-12.1", "X-12 End", "Count."),
  ];

  it("of the phase come first: those named, then the nearest chapter", () => {
    expect(current(rules, ["X-2.2", "X-2", "X-1"]).map((one) => one.id)).toEqual(["X-2.2", "X-2.1"]);
    expect(current(rules, []).length).toBe(0);
  });

  it("are found by all words, ids first", () => {
    expect(search(rules, "card  DRAW").map((one) => one.id)).toEqual(["X-2.2"]);
    expect(search(rules, "x-12").map((one) => one.id)).toEqual(["X-12.1"]);
    expect(search(rules, "nothing")).toEqual([]);
  });

  it("stand under their chapters", () => {
    expect(byChapter(rules).map((chapter) => [chapter.title, chapter.rules.length])).toEqual([["X-1 Start", 1], ["X-2 Play", 2], ["X-12 End", 1]]);
  });

  it("keep their marks", () => {
    expect(inline("a **b** `c` *(d)* e")).toEqual([
      { kind: "", text: "a " }, { kind: "b", text: "b" }, { kind: "", text: " " }, { kind: "code", text: "c" }, { kind: "", text: " " },
      { kind: "em", text: "(d)" }, { kind: "", text: " e" },
    ]);
  });
});

describe("travelling cards", () => {
  const view = (zones: Record<string, [number, string[] | null]>) =>
    ({ zones: Object.fromEntries(Object.entries(zones).map(([id, [count, cards]]) => [id, { zone: id.split(" ")[0], holder: Number(id.split(" ")[1]), count, cards }])) }) as unknown as View;

  it("come from where they were seen, or from the hidden pile of their owner", () => {
    const before = view({ "hand 0": [2, ["a", "b"]], "hand 1": [3, null], "deck 0": [9, null], "table 0": [0, []], "table 1": [0, []] });
    const after = view({ "hand 0": [2, ["b", "d"]], "hand 1": [2, null], "deck 0": [8, null], "table 0": [1, ["a"]], "table 1": [1, ["c"]] });
    expect(Object.fromEntries(arrivals(before, after))).toEqual({ a: "hand 0", c: "hand 1", d: "deck 0" });
  });
});

describe("names", () => {
  const seats = [{ seat: 0 }, { seat: 1 }, { seat: 2 }] as never[];
  it("stand for numbers", () => {
    const at = { seats, name: (seat: number) => apart(["Robin", "Starter bot", "Starter bot"])[seat]! };
    expect(named("Player 1 meets Player 2; Player 9 waits.", at)).toBe("Robin meets Starter bot 1; Player 9 waits.");
  });
  it("that are alike are told apart by numbers", () => {
    expect(apart(["Ann", "Pro bot", "Ann", "Pro bot", "Rookie bot", "Pro bot"])).toEqual(["Ann 1", "Pro bot 1", "Ann 2", "Pro bot 2", "Rookie bot", "Pro bot 3"]);
  });
});
