import { beforeAll, describe, expect, it, vi } from "vitest";
import { Deck } from "$lib/faces.svelte";
import { loadGame, say } from "$lib/i18n.svelte";
import type { Question, Told } from "$lib/table/tablestate.svelte";
import type { View } from "$lib/table/view";
import { bookOf } from "../src/games/sport_jockeys/book";
import { planned, sideInUse, stepOf, sum, type AtTable, type Deed, type Facts } from "../src/games/sport_jockeys/position";
import { lineOf } from "../src/games/sport_jockeys/said";
import { lastPlay, links } from "../src/games/sport_jockeys/story";
import definition, { primary } from "../src/games/sport_jockeys/table";
import told from "./fixtures/sport_jockeys.json";

interface Position {
  view: View;
  events: Told[];
  options: Record<string, string>;
  question: Question;
}

const DECK = new Deck("sport_jockeys", told.cards as never);
const BOOK = bookOf(DECK);
const POSITIONS = told.positions as unknown as Record<string, Position>;
const NAMES = Object.keys(POSITIONS);

function at({ view, events, options, question }: Position): AtTable {
  return {
    view, events, options, question, facts: view.facts as unknown as Facts, seat: view.seat, near: view.seat ?? 0, seats: [],
    result: null, headline: "", deck: DECK, considered: null, name: (seat: number) => `Team ${seat + 1}`,
    zone: (name: string, holder = 0) => view.zones[`${name} ${holder}`] ?? { zone: name, holder, count: 0, cards: [] },
  } as unknown as AtTable;
}

const deed = (seat: number, cards: string[] = []): Deed => ({ seat, side: "off", cards, keys: [], struck: [], combo: "", points: [1, 0, 0], gift: 0, kinds: 1 });

beforeAll(async () => {
  vi.spyOn(console, "warn").mockImplementation((line: string) => {
    throw new Error(line);
  });
  await loadGame("sport_jockeys");
});

describe("the exchange", () => {
  it("knows both sides of a card as they are printed", () => {
    expect(BOOK.side("C03", "def")).toMatchObject({ action: "INT", name: "Interception", boxes: "□", worth: 2, attributes: ["P"], classes: ["B", "C", "D"] });
    expect(BOOK.side("C52", "off")).toMatchObject({ action: "SNA", boxes: "", worth: 1 });
    expect(BOOK.side("none", "off").action).toBe("");
  });

  it.each(NAMES)("%s: each hand card shows the side that counts", (name) => {
    const now = at(POSITIONS[name]!);
    const kick = stepOf(now) === "Kick.add";
    for (const card of now.seat === null ? [] : (now.zone("hand", now.seat).cards ?? [])) {
      const may = now.question!.options.some((option) => option.card === card);
      expect(sideInUse(card, now)).toBe(kick ? (may ? "off" : "def") : now.facts.face);
    }
  });

  it.each(NAMES)("%s: told again from the events it is what lies there", (name) => {
    const now = at(POSITIONS[name]!);
    const { exchange } = now.facts;
    if (!exchange.length) return;
    const again = lastPlay(now.events, BOOK);
    expect(again.map(({ seat, cards, points, struck, gift }) => ({ seat, cards, points, struck, gift }))).toEqual(exchange.map(({ seat, cards, points, struck, gift }) => ({ seat, cards, points, struck, gift })));
    const answered = links(exchange, now.events);
    exchange.forEach((one, n) => one.kinds && one.side === "def" && one.cards.length && expect(answered[n]?.answer).toBeTruthy());
  });

  it("says how an action comes to its points", () => {
    expect(lineOf(deed(0))).toBe("Snap");
    expect(lineOf({ ...deed(0, ["C01", "C02"]), combo: "A", points: [2, 1, 2] })).toBe("2 cards, 1 box, combo A +2");
    expect(lineOf({ ...deed(0, ["C01", "C02"]), combo: "simple", points: [2, 0, 0] })).toBe("2 cards, no bonus");
    expect(lineOf({ ...deed(1), side: "down", gift: 3, kinds: 0 })).toBe("Sloppy Tackle, +3 for the others");
  });
});

describe("questions", () => {
  it.each(NAMES)("%s: can be shown with everything around it", (name) => {
    const now = at(POSITIONS[name]!);
    expect(name.endsWith(` ${stepOf(now)}`)).toBe(true);
    expect(say(now.question!.prompt)).not.toContain("sj-");
    for (const option of now.question!.options) expect(say(option.label)).not.toContain("sj-");
    expect(definition.scoreboard(now).period).toBeTruthy();
    definition.strip!(now);
    definition.piles!(now);
    definition.hand(now);
    const gold = primary(now);
    if (gold) expect(now.question!.options.map((option) => option.token)).toContain(gold);
  });

  it.each(NAMES)("%s: cards without an option say why, with a rule", (name) => {
    const now = at(POSITIONS[name]!);
    const offered = new Set(now.question!.options.map((option) => option.card));
    for (const card of Object.keys(now.facts.why ?? {})) {
      const why = definition.why!(card, now);
      if (!offered.has(card)) expect({ card, rule: why?.rule }).toEqual({ card, rule: expect.stringMatching(/^SJ-\d/) });
      expect(why!.short!.length).toBeLessThan(22);
    }
  });

  it("a card that is considered is laid down in advance, with its points", () => {
    const name = NAMES.find((one) => one.endsWith(" Answer.choose"))!;
    const option = POSITIONS[name]!.question.options.find((one) => one.token.startsWith("play "))!;
    const now = { ...at(POSITIONS[name]!), considered: option } as unknown as AtTable;
    const plan = planned(now);
    expect(plan.deeds.map((one) => one.cards)).toEqual([[option.card]]);
    const seat = plan.deeds[0]!.seat;
    expect(plan.points[seat]).toBe(now.facts.points[seat]! + sum(plan.deeds[0]!.points));
  });

  it("cards picked so far lie there while nothing else is considered", () => {
    const name = NAMES.find((one) => one.endsWith(".add") && !one.includes("Kick"))!;
    const now = at(POSITIONS[name]!);
    expect(planned(now).deeds.map((one) => one.cards)).toEqual([now.zone("picked", now.seat!).cards]);
  });
});
