import { beforeAll, describe, expect, it, vi } from "vitest";
import { Deck } from "$lib/faces.svelte";
import { has, loadGame } from "$lib/i18n.svelte";
import type { Told } from "$lib/table/tablestate.svelte";
import type { View } from "$lib/table/view";
import { buttonText, primary } from "../src/games/sport_jockeys/answers";
import { bookOf } from "../src/games/sport_jockeys/book";
import { flags } from "../src/games/sport_jockeys/flags";
import { afterTally, landings } from "../src/games/sport_jockeys/grid";
import { place } from "../src/games/sport_jockeys/layout";
import { planned } from "../src/games/sport_jockeys/plan";
import { doubles, playPoints, stepOf, unitName, type AtTable, type Deed, type Facts } from "../src/games/sport_jockeys/position";
import { actionOf, comboOf } from "../src/games/sport_jockeys/reckoning";
import { keyCodes, lastPlay, links } from "../src/games/sport_jockeys/story";
import { why } from "../src/games/sport_jockeys/why";
import told from "./fixtures/sport_jockeys.json";

interface Played {
  seat: number;
  face: "off" | "def";
  cards: string[];
  combo: string;
  points: number[];
  before: { deeds: Deed[]; turnovers: number; bonuses: boolean };
}
interface Position {
  view: View;
  events: Told[];
  options: Record<string, string>;
  tokens: string[];
  reasons: Record<string, string>;
  landings: Record<string, [number, number]>;
}

const DECK = new Deck("sport_jockeys", told.cards as never);
const BOOK = bookOf(DECK);
const PLAYED = told.played as unknown as Played[];
const POSITIONS = told.positions as unknown as Record<string, Position>;
const NAMES = Object.keys(POSITIONS);

function at({ view, events, options, tokens }: Position): AtTable {
  return {
    view, events, options, facts: view.facts as unknown as Facts, seat: view.seat, near: view.seat ?? 0, seats: [], question: { options: tokens.map((token) => ({ token, label: token, card: /C\d\d$/.exec(token)?.[0] ?? null })) },
    result: null, headline: "", deck: DECK, considered: null, name: (seat: number) => `Team ${seat + 1}`,
    zone: (name: string, holder = 0) => view.zones[`${name} ${holder}`] ?? { zone: name, holder, count: 0, cards: [] },
  } as unknown as AtTable;
}

beforeAll(async () => {
  vi.spyOn(console, "warn").mockImplementation((line: string) => {
    throw new Error(line);
  });
  await loadGame("sport_jockeys");
});

describe("what some cards are worth as an action", () => {
  it("agrees with the rules for every action of some games", () => {
    for (const { seat, face, cards, combo, points, before } of PLAYED) {
      const deed = actionOf(BOOK, before, seat, face, cards);
      expect({ cards, combo: deed.combo, points: deed.points }).toEqual({ cards, combo, points });
    }
    expect(new Set(PLAYED.map((one) => one.combo))).toEqual(new Set(["", "simple", "A", "B", "C", "D"]));
  });

  it("knows no combo of cards that share nothing", () => {
    expect(comboOf(BOOK, ["C33", "C31"], "off")).toBe("");
    expect(comboOf(BOOK, ["C36", "C40", "C16"], "off")).toBe("B");
  });
});

describe("the Offense Card", () => {
  it.each(NAMES)("%s: the cube goes where the rules send it", (name) => {
    const { view, options } = POSITIONS[name]!;
    const facts = view.facts as unknown as Facts;
    for (const [margin, [row, column]] of Object.entries(POSITIONS[name]!.landings)) {
      expect(afterTally(facts, Number(margin), doubles(options))).toEqual({ row, column });
    }
  });

  it("joins outcomes that lead to the same square", () => {
    expect(landings({ row: 5, column: 1 }, true).map((one) => one.outcomes)).toEqual([["win"], ["tie", "loss"], ["win10"]]);
    expect(landings({ row: 3, column: 4 }, false).map((one) => one.square.row)).toEqual([2, 3, 4]);
  });
});

describe("the exchange", () => {
  const deed = (seat: number, cards: string[] = []): Deed => ({ seat, side: "off", cards, keys: [], struck: [], combo: "", points: [1, 0, 0], gift: 0, kinds: 1 });

  it("puts each action a half step after the one before it, two of a team side by side", () => {
    const { placed, tracks } = place([deed(0), deed(1), deed(1), deed(0)], 1);
    expect(placed.map(({ row, track }) => [row, track])).toEqual([[0, 1], [1, 2], [1, 4], [0, 5]]);
    expect(tracks.length).toBe(6);
  });

  it("gives a combo more room", () => {
    const { tracks } = place([deed(0), deed(1, ["C01", "C02", "C03"])], 1);
    expect(tracks[1]).toBeGreaterThan(tracks[0]!);
  });

  it.each(NAMES)("%s: told again from the events it is what lies there", (name) => {
    const now = at(POSITIONS[name]!);
    const { exchange } = now.facts;
    if (!exchange.length) return;
    const again = lastPlay(now.events, BOOK);
    expect(again.map(({ seat, cards, points, struck }) => ({ seat, cards, points, struck }))).toEqual(exchange.map(({ seat, cards, points, struck }) => ({ seat, cards, points, struck })));
    expect(playPoints(again)).toEqual(playPoints(exchange));
    const answered = links(exchange, now.events);
    exchange.forEach((one, n) => one.kinds && one.side === "def" && one.cards.length && expect(answered[n]?.answer).toBeTruthy());
  });

  it("names the key cards", () => {
    const tackle: Deed = { ...deed(1, ["C20", "C15"]), side: "def", keys: ["C20"] };
    expect(keyCodes(tackle, BOOK)).toEqual(["TAC"]);
    expect(keyCodes(deed(0), BOOK)).toEqual(["SNA"]);
    expect(keyCodes({ ...deed(0), side: "kick" }, BOOK)).toEqual(["KIC"]);
  });

  it("shows a flag only where it would change a total", () => {
    const flag: Deed = { ...deed(1, ["C22"]), side: "def", points: [0, 0, 0] };
    expect(flags([deed(0), flag], BOOK)).toEqual([]);
    expect(flags([deed(0), flag, deed(0, ["C01"])], BOOK)).toEqual([{ place: 1, seat: 1, points: [1, 0] }]);
  });
});

describe("questions", () => {
  it.each(NAMES)("%s: every option has a short text", (name) => {
    const now = at(POSITIONS[name]!);
    expect(name.endsWith(` ${stepOf(now)}`)).toBe(true);
    for (const option of now.question!.options) expect(buttonText(option, now)).toBeTruthy();
    const gold = primary(now);
    if (gold) expect(POSITIONS[name]!.tokens).toContain(gold);
  });

  it.each(NAMES)("%s: cards that cannot be played say why, with the rule that the engine names", (name) => {
    const now = at(POSITIONS[name]!);
    for (const [card, rule] of Object.entries(POSITIONS[name]!.reasons)) {
      expect({ card, rule: why(card, now)?.rule }).toEqual({ card, rule });
    }
  });

  it("a card that is considered is laid down in advance", () => {
    const name = NAMES.find((one) => one.endsWith(" Answer.choose"))!;
    const token = POSITIONS[name]!.tokens.find((one) => one.startsWith("play "))!;
    const plan = planned({ ...at(POSITIONS[name]!), considered: { token } } as unknown as AtTable);
    expect(plan.deeds.map((one) => one.cards)).toEqual([[token.slice(5)]]);
  });

  it("the parts of the game have names", () => {
    expect(unitName({})).toBe("quarter");
    expect(unitName({ mode: "quick" })).toBe("game");
    for (const what of ["touchdown", "touchdown-with-extra-point", "touchdown-with-2-point-conversion", "field-goal", "safety"]) expect(has(`sj-banner-${what}`)).toBe(true);
  });
});
