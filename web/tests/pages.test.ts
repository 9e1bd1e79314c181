import { describe, expect, it } from "vitest";
import type { CardOut } from "$lib/api/client";
import { chosenIn, counts, fits, holds, ordered, toggled, type Chosen, type Gallery } from "../src/shell/gallery/gallery";
import { beatsOf } from "../src/frame/ending/story";
import { blocks } from "../src/shell/markdown";
import { current, SECTIONS } from "../src/shell/navigation";
import { Film } from "../src/shell/replay/film";
import { keptApart, nearSide, periodsOf, playAt, playsOf, turnAt, type Report } from "../src/shell/report/report";
import { plainName } from "../src/shell/texts";

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

describe("a gallery", () => {
  const card = (id: string): CardOut => ({ id, title: id, kind: "play", lines: ["Gains 10."], facts: {} });
  const cards = ["a", "b", "c"].map(card);
  const values = (...ids: string[]) => ids.map((id) => ({ id, title: id, icon: "" }));
  const share = (share: number) => ({ share, low: 0, high: 1, games: 200 });
  const gallery: Gallery = {
    facets: [{ id: "team", title: "Team", values: values("red", "blue") }, { id: "type", title: "Type", values: values("R", "P") }],
    cards: { a: { facets: { team: ["red"], type: ["R"] }, rules: [], table: {} }, b: { facets: { team: ["red"], type: ["R", "P"] }, rules: [], table: {} }, c: { facets: { team: ["blue"] }, rules: [], table: {} } },
    rules: {},
    figures: { games: 9, bot: "starter", seed: 0, current: true, median_drawn: 0.5, median_played: 0.5, cards: { b: { drawn: share(0.6), played: null, used: 0 } } },
  };
  const at = (query: string) => chosenIn(new URLSearchParams(query), gallery.facets);
  const ids = (chosen: Chosen) => cards.filter(({ id }) => fits(gallery, id, chosen)).map(({ id }) => id);

  it("finds cards by the values of its facets: any of one facet, all of several", () => {
    expect(ids(at(""))).toEqual(["a", "b", "c"]);
    expect(ids(at("team=red"))).toEqual(["a", "b"]);
    expect(ids(at("team=red,blue"))).toEqual(["a", "b", "c"]);
    expect(ids(at("team=red&type=P"))).toEqual(["b"]);
    expect(ids(at("team=nobody&shoes=7"))).toEqual(["a", "b", "c"]);
  });

  it("counts by what is chosen in the other facets", () => {
    expect(Object.fromEntries(counts(gallery, cards, at("team=red&type=P"), "team"))).toEqual({ red: 1 });
    expect(Object.fromEntries(counts(gallery, cards, at("team=red&type=P"), "type"))).toEqual({ R: 2, P: 1 });
  });

  it("puts choices into the address, and takes them out", () => {
    expect(toggled(at("team=red"), "team", "blue")).toBe("red,blue");
    expect(toggled(at("team=red"), "team", "red")).toBeNull();
  });

  it("orders cards by name or by what they do, and those that nobody knows last", () => {
    expect(ordered(cards, "drawn", gallery).map(({ id }) => id)).toEqual(["b", "a", "c"]);
    expect(ordered(cards.toReversed(), "title", gallery).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  it("and all words of a search must be on the card", () => {
    expect(holds(cards[0]!, "gains a")).toBe(true);
    expect(holds(cards[0]!, "gains zebra")).toBe(false);
  });
});

describe("the navigation", () => {
  it("has each page in one section at most, and says where one is", () => {
    const pages = SECTIONS.flatMap(({ pages }) => pages);
    expect(new Set(pages).size).toBe(pages.length);
    const cards = SECTIONS.find(({ href }) => href === "/cards")!;
    expect([current(cards, "shelf", "/cards"), current(cards, "decks", "/games/x/decks"), current(cards, "home", "/")]).toEqual(["page", "true", undefined]);
  });
});

describe("a report", () => {
  const point = (ply: number, label: string, values: number[], period = "") => ({ ply, label, values, period });
  const report = {
    sides: [{ name: "A", mark: "A", colour: "", seat: 1 }, { name: "B", mark: "B", colour: "", seat: 0 }],
    score: [point(0, "Kick-off", [0, 0]), point(9, "1st half, play 1, A", [7, 0], "1st half"), point(14, "2nd half, play 2, B", [7, 0], "2nd half")],
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

  it("marks what is close together side by side", () => {
    expect(keptApart([50, 60, 65, 200], 30, 200)).toEqual([50, 80, 110, 200]);
    expect(keptApart([0, 5], 30, 200)).toEqual([0, 30]);
    expect(keptApart([0, 0], 30, 0)).toEqual([0, 0]);
  });

  it("is a story of three beats, none of them told twice", () => {
    const turn = (ply: number, title: string, who = "") => ({ ply, label: "x", title, who, text: "", side: 0, before: 0.5, after: 0.6 });
    const moment = (ply: number, text: string) => ({ ply, text, weight: 2, side: 0 });
    const beats = (turns: object[], moments: object[]) => beatsOf({ report: { ...report, turning_points: turns, moments } as Report, near: 0, plays: playsOf(report, 0) }).map(({ what }) => what);
    expect(beats([turn(9, "Punt"), turn(12, "Stopped", "Oake"), turn(5, "Punt"), turn(3, "Stopped", "Rudd")], [])).toEqual(["Stopped: Rudd", "Punt", "Stopped"]);
    expect(beats([turn(12, "Touchdown"), turn(13, "Touchdown")], [])).toEqual(["Touchdown: 7 : 0", "Touchdown"]);
    expect(beats([], [moment(2, "Over the line."), moment(3, "Over the line."), moment(99, "Over.")])).toEqual(["Over the line.", "Touchdown"]);
  });

  it("knows the plays that came of one choice apart", () => {
    const plays = [{ ply: 0, label: "Kick-off" }, { ply: 26, label: "0'" }, { ply: 26, label: "15'" }, { ply: 33, label: "45'" }];
    expect([turnAt(plays, { ply: 26, label: "15'" }), turnAt(plays, { ply: 27, label: "?" })]).toEqual([2, 3]);
  });
});

describe("a film", () => {
  const ply = (n: number, delta: object, ...weights: number[]) => ({ ply: n, seat: 0, token: null, label: null, headline: "", delta, where: "", events: weights.map((weight) => ({ n, kind: "", facts: {}, text: "x", rules: [], weight, side: null, sum: false })) });
  const film = new Film({ game: "g", edition: "g", title: "", options: {}, seats: [], eyes: "all", total: 4, warning: null, result: null });
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
