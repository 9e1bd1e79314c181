import { beforeAll, describe, expect, it } from "vitest";
import type { PlaceOut, RuleOut, SeatOut } from "$lib/api/client";
import { loadBoxes } from "$lib/i18n.svelte";
import { aloneAt, apart, coachAt, placesOf } from "$lib/names";
import type { TableState, Told } from "$lib/table/tablestate.svelte";
import type { View } from "$lib/table/view";
import { named } from "$frame/at";
import type { At } from "$frame/definition";
import { chronicle, inTwo } from "$frame/chronicle";
import { clockText } from "$frame/clocktext";
import { brief } from "$frame/fitting";
import { byChapter, current, inline, search } from "$frame/rulebook";
import { arrivals } from "$frame/travel";
import { waiting } from "$frame/turn";

function told(n: number, text: string | null, weight = 0, side: number | null = null): Told {
  return { n, kind: "Thing", facts: {}, text, rules: [], weight, side };
}

beforeAll(loadBoxes);

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
  it("several sentences are the first and the rest", () => {
    const message = { id: "join-space", args: { items: ["Kick a field goal?", "Ball on the 45.", "10 needed."] } };
    expect(inTwo(message)).toEqual({ first: "Kick a field goal?", rest: "Ball on the 45. 10 needed." });
    expect(inTwo("Choose")).toEqual({ first: "Choose", rest: "" });
  });

  it("a hint has as many whole sentences as fit", () => {
    expect(brief(["One.", "Two, which is long.", "Six."], 12)).toBe("One.");
    expect(brief(["One.", "Two."], 9)).toBe("One. Two.");
    expect(brief(["Too long for it."], 5)).toBe("");
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
  it("stand for numbers", () => {
    const name = (seat: number) => apart(["Robin", "Starter bot", "Starter bot"])[seat]!;
    const player = (number: number) => ({ id: "player", args: { number } });
    expect(named({ id: "join-and", args: { items: [player(1), player(2)] } }, { name })).toMatch(/^Robin.*Starter bot 1$/);
    expect(named("Player 1", { name })).toBe("Player 1");
    expect(named(null, { name })).toBe("");
  });
  it("that are alike are told apart by numbers", () => {
    expect(apart(["Ann", "Pro bot", "Ann", "Pro bot", "Rookie bot", "Pro bot"])).toEqual(["Ann 1", "Pro bot 1", "Ann 2", "Pro bot 2", "Rookie bot", "Pro bot 3"]);
  });
});

describe("two coaches of a seat", () => {
  const place = (seat: number, name: string, bot: string | null = null): PlaceOut => ({ seat, bot, stand_in: null, people: bot ? [] : [{ id: name, name }], open: false, connected: true });
  const seats: SeatOut[] = [
    { ...place(0, "Ann"), coaches: [place(0, "Ann"), place(100, "Ben")] },
    { ...place(1, "", "starter"), coaches: [] },
  ];
  const at = { seats, name: (seat: number) => `Seat ${seat}` } as unknown as At;
  const told = (seat: number | null, own: number | null, chooser: number) => waiting({ table: { seat, place: own, choosers: [chooser], waitingFor: [0] } as unknown as TableState, at });

  it("have places of their own", () => {
    expect(placesOf(seats).map(({ seat }) => seat)).toEqual([0, 100, 1]);
    expect([0, 100, 1].map((one) => coachAt(seats, one)?.unit)).toEqual(["offence", "defence", undefined]);
    expect([aloneAt(seats, 0), aloneAt([{ ...seats[0]!, coaches: [place(0, "Ann"), place(100, "", "pro")] }, seats[1]!], 0)]).toEqual([false, true]);
  });

  it("are told whose choice it is", () => {
    expect(told(0, 0, 100)).toBe("Your defensive coach Ben chooses");
    expect(told(0, 100, 0)).toBe("Your offensive coach Ann chooses");
    expect(told(null, null, 100)).toBe("Ben chooses");
    expect(told(0, 0, 1)).toBe("Seat 1 is thinking");
  });
});
