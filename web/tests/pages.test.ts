import { describe, expect, it } from "vitest";
import type { CardOut } from "$lib/api/client";
import { facetsOf, factsOf, holds, inWords } from "../src/shell/facets";
import { blocks } from "../src/shell/markdown";
import { Film } from "../src/shell/replay/film";
import { nearSide, periodsOf, playAt, playsOf, type Report } from "../src/shell/report/report";
import { plainName, scoreline } from "../src/shell/texts";

describe("a headline", () => {
  it("is taken apart into a board and the rest", () => {
    expect(scoreline("Tidebreakers 7 – 10 Haulers · 2nd half · ball on the 25")).toEqual({
      sides: [{ name: "Tidebreakers", score: "7" }, { name: "Haulers", score: "10" }],
      rest: "2nd half · ball on the 25",
    });
    expect(scoreline("league, game 3 · Final: A B 7 – 10 C")?.sides).toEqual([{ name: "A B", score: "7" }, { name: "C", score: "10" }]);
  });

  it("without a score stays a line", () => expect(scoreline("Football Highlights 2052 · before the game")).toBeNull());
});

it("an option without a better name is read from its own", () => expect(plainName("two_point")).toBe("Two point"));

describe("the rulebook's Markdown", () => {
  it("becomes headings, rules, lists and tables", () => {
    const text = "# Title\n\nA line.\n\n## FH-1 Parts\n\n- **FH-1.1** One.\n- **FH-1.2** Two.\n\n1. first\n2. second\n\n| A | B |\n|---|---|\n| x | y \\| z |\n";
    expect(blocks(text)).toEqual([
      { kind: "heading", level: 1, text: "Title", id: "title" },
      { kind: "text", text: "A line." },
      { kind: "heading", level: 2, text: "FH-1 Parts", id: "FH-1" },
      { kind: "rules", rules: [{ id: "FH-1.1", text: "One." }, { id: "FH-1.2", text: "Two." }] },
      { kind: "list", ordered: true, items: ["first", "second"] },
      { kind: "table", head: ["A", "B"], rows: [["x", "y | z"]] },
    ]);
  });
});

describe("facets of cards", () => {
  const card = (id: string, facts: Record<string, unknown>, kind = "play"): CardOut => ({ id, title: id, kind, lines: ["Gains 10."], facts });
  const cards = [
    card("a", { team: "red", star: true, number: 1, plays: [{ type: "R", area: 0 }] }),
    card("b", { team: "red", star: false, number: 2, plays: [{ type: "P", area: 0 }, { type: "R", area: 1 }] }),
    card("c", { team: "blue", star: true, number: 3, plays: [] }, "solo"),
  ];
  const facets = facetsOf(cards.map(factsOf));

  it("are the facts that several cards share, with counts", () => {
    expect([...factsOf({ id: "x", title: "X", kind: "", lines: [], facts: { uses: ["RED", "PAS"], helmets: [1, 0], does: [["n", "6"]] } }).keys()]).toEqual(["kind", "uses"]);
    expect(facets.map(({ name }) => name).sort()).toEqual(["kind", "plays.area", "plays.type", "star", "team"]);
    expect(facets.find(({ name }) => name === "team")?.values).toEqual([{ value: "red", count: 2 }, { value: "blue", count: 1 }]);
    expect(facets.find(({ name }) => name === "plays.type")?.values).toEqual([{ value: "R", count: 2 }, { value: "P", count: 1 }]);
  });

  it("in words come apart from numbers and marks", () => {
    expect(facets.filter(inWords).map(({ name }) => name).sort()).toEqual(["kind", "plays.type", "team"]);
  });

  it("and all words of a search must be on the card", () => {
    expect(holds(cards[0]!, "gains a")).toBe(true);
    expect(holds(cards[0]!, "gains zebra")).toBe(false);
  });
});

describe("a report", () => {
  const point = (ply: number, label: string, values: number[]) => ({ ply, label, values });
  const report = {
    sides: [{ name: "A", mark: "A", colour: "", seat: 1 }, { name: "B", mark: "B", colour: "", seat: 0 }],
    score: [point(0, "Kick-off", [0, 0]), point(9, "1st half, play 1, A", [7, 0]), point(14, "2nd half, play 2, B", [7, 0])],
    chances: [point(0, "Kick-off", [0.5, 0.5]), point(9, "", [0.7, 0.3])],
    drives: [{ side: 0, first: 1, last: 1, short: "TD", points: 7, plays: [{ number: 1, title: "Touchdown", text: "Over the line." }] }],
  } as unknown as Report;

  it("is told from one's own side", () => {
    expect(nearSide(report, 0)).toBe(1);
    expect(nearSide(report, null)).toBe(0);
    const plays = playsOf(report, 1);
    expect(plays.map(({ chance, scored, title }) => [chance, scored, title])).toEqual([[0.5, false, ""], [0.3, true, "Touchdown"], [null, false, ""]]);
    expect(periodsOf(plays)).toEqual([{ at: 1, name: "2nd half" }]);
    expect([playAt(plays, 9), playAt(plays, 10), playAt(plays, 99)]).toEqual([1, 2, 2]);
  });
});

describe("a film", () => {
  const ply = (n: number, delta: object, ...weights: number[]) => ({ ply: n, seat: 0, token: null, label: null, headline: "", delta, where: "", events: weights.map((weight) => ({ n, kind: "", facts: {}, text: "x", rules: [], weight, side: null, sum: false })) });
  const film = new Film({ game: "g", title: "", options: {}, seats: [], eyes: "all", total: 4, warning: null, result: null });
  film.add([ply(0, { facts: { a: 1, b: 2 } }), ply(1, { facts: { a: 5 } }, 0), ply(2, {}, 2)] as never);
  film.add([ply(3, { facts: { a: 9 } }), ply(4, { facts: { b: 0 } }, 1)] as never);

  it("adds changes up, and begins anew where an answer does", () => {
    expect(film.views.map(({ facts }) => facts)).toEqual([{ a: 1, b: 2 }, { a: 5, b: 2 }, { a: 5, b: 2 }, { a: 9 }, { a: 9, b: 0 }]);
    expect(film.eventsAt(2)).toHaveLength(2);
  });

  it("finds plies and moments", () => {
    expect(film.place(2)).toBe(2);
    expect(film.place(77)).toBe(4);
    expect(film.seek(0, 1, 1)).toBe(2);
    expect(film.seek(3, -1, 1)).toBe(2);
    expect(film.seek(2, 1, 1)).toBe(4);
    expect(film.seek(2, -1, 1)).toBe(0);
  });
});
