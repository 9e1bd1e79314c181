import { beforeEach, describe, expect, it, vi } from "vitest";
import { http } from "$lib/api/client";
import { Bench, deckText, draftKey } from "../src/decks/bench.svelte";
import { BY_LOW_PRICE, fits, roomOf, Search, suits } from "../src/decks/search.svelte";
import { Supply } from "../src/decks/supply";
import type { Builder, Sheet } from "../src/decks/types";

const value = (id: string) => ({ id, title: `the ${id}`, short: id });
const BUILDER: Builder = {
  groups: [
    { id: "people", title: "People", single: true, priced: true, filters: [{ id: "job", title: "Job", values: [value("cook"), value("clown")] }], figures: [value("wit")], picture: null },
    { id: "tricks", title: "Tricks", single: false, priced: false, filters: [{ id: "with", title: "With", values: [value("hat"), value("fire")] }], figures: [], picture: null },
  ],
  cards: [
    { id: "p1", group: "people", title: "Ada", badge: "C", price: 3, facts: { job: "cook" }, figures: { wit: 2 } },
    { id: "p2", group: "people", title: "Bo", badge: "C", price: 9, facts: { job: "cook" }, figures: { wit: 7 } },
    { id: "p3", group: "people", title: "Cy", badge: "J", price: 1, facts: { job: "clown" }, figures: { wit: 9 } },
    { id: "t1", group: "tricks", title: "Flambé", badge: "T", facts: { with: "hat fire" }, line: "Burns a hat." },
  ],
  starts: [],
  leans: [],
  price: "${price}M",
  chapter: "",
};
const slot = (job: string, card: string | null) => ({ label: job, wanted: { group: "people", job }, card, open: "" });
const SHEET: Sheet = {
  name: "Mine", text: "", code: "", cards: {}, meters: [], problems: [], checks: 3, room: 4, marks: {},
  areas: [{ id: "stage", title: "Stage", group: "people", have: 1, need: 2, rows: [[slot("cook", null), slot("clown", "p3")]], shelf: [], beyond: [] }],
};
const supply = new Supply("toy", BUILDER);
const titles = (search: Search) => search.found(roomOf(SHEET, { p3: 1 })).map(({ title }) => title);

describe("the pool", () => {
  it("writes prices as the game does", () => {
    expect(supply.price(8)).toBe("$8M");
  });

  it("is filtered by fact, price, words and what fits", () => {
    const search = new Search(supply);
    expect(titles(search)).toEqual(["Bo", "Ada", "Cy"]);
    search.set("job", "cook");
    expect(titles(search)).toEqual(["Bo", "Ada"]);
    search.high = 5;
    expect(titles(search)).toEqual(["Ada"]);
    search.clear();
    search.words = "the clown";
    expect(titles(search)).toEqual(["Cy"]);
    search.clear();
    search.fitting = true;
    expect(titles(search)).toEqual(["Ada"]);
  });

  it("is sorted by price, name and figures", () => {
    const search = new Search(supply);
    search.order = BY_LOW_PRICE;
    expect(titles(search)).toEqual(["Cy", "Ada", "Bo"]);
    search.order = "wit";
    expect(titles(search)).toEqual(["Cy", "Bo", "Ada"]);
  });

  it("shows what a broken rule asks for", () => {
    const search = new Search(supply);
    search.words = "ada";
    search.show({ group: "tricks", with: "fire" });
    expect(titles(search)).toEqual(["Flambé"]);
    search.show({ group: "people", job: "clown" });
    expect(titles(search)).toEqual(["Cy"]);
  });

  it("knows cards with several values of a fact", () => {
    expect(suits(supply.card("t1"), { with: "hat" })).toBe(true);
    expect(suits(supply.card("t1"), { with: "ha" })).toBe(false);
  });

  it("has room for further copies only where a card may be in twice", () => {
    const room = roomOf(SHEET, { t1: 1, p1: 1 });
    expect(fits(supply.card("p1"), BUILDER.groups[0]!, roomOf({ ...SHEET, areas: [] }, {}))).toBe(true);
    expect(fits(supply.card("t1"), BUILDER.groups[1]!, room)).toBe(true);
    expect(fits(supply.card("p1"), BUILDER.groups[0]!, room)).toBe(false);
  });
});

describe("the bench", () => {
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    localStorage.clear();
    vi.spyOn(http, "POST").mockImplementation(((_: string, { body }: { body: { text: string } }) => {
      asked.push(body.text);
      return Promise.resolve({ data: SHEET, response: new Response() });
    }) as never);
  });

  it("writes a deck as the command line does", () => {
    expect(deckText("Mine", { p1: 1, t1: 2 })).toBe("deck: Mine\np1\n2 x t1\n");
    expect(deckText("Mine", { p1: 1, t1: 2 }, { t1: "listed", p3: "listed" })).toBe("deck: Mine\np1\nlisted 2 x t1\n");
  });

  it("asks one question at a time, and the last one last", async () => {
    const bench = new Bench(supply);
    bench.name = "Mine";
    for (const card of ["p1", "p2", "p3"]) bench.change(card, 1);
    await vi.waitFor(() => expect(asked.at(-1)).toBe("deck: Mine\np1\np2\np3\n"));
    expect(asked.length).toBeLessThan(3);
  });

  it("takes back step by step and keeps a draft", () => {
    const bench = new Bench(supply);
    bench.change("p1", 1);
    bench.change("t1", 1);
    bench.change("t1", 1);
    expect(bench.counts).toEqual({ p1: 1, t1: 2 });
    expect(localStorage.getItem(draftKey("toy"))).toContain("2 x t1");
    bench.undo();
    expect(bench.counts).toEqual({ p1: 1, t1: 1 });
    bench.change("p1", -1);
    expect(bench.counts).toEqual({ t1: 1 });
    bench.change("p1", -1);
    expect(bench.counts).toEqual({ t1: 1 });
  });
});
