import { describe, expect, it } from "vitest";
import type { Told } from "$lib/table/tablestate.svelte";
import { Book } from "../src/games/masters_football/cards";
import { scenes } from "../src/games/masters_football/film";
import { club, nearLeague, phaseOf, played, shownMatch, type Facts, type Match, type MfAt } from "../src/games/masters_football/scene";

const card = (id: string, kind: string, name: string) => ({ id, title: name, kind, lines: [], facts: { id, name } as Record<string, unknown> });
const book = new Book([card("S02", "player", "Cultured Left Foot"), card("EV04", "action", "Peak Form"), card("M08", "manager", "Master Tactician")]);

describe("the book of cards", () => {
  it("knows every card by its id, and action cards by the numbers of events", () => {
    expect([book.name("S02"), book.name("EV04"), book.name("M08"), book.name("X99")]).toEqual(["Cultured Left Foot", "Peak Form", "Master Tactician", "X99"]);
    expect(book.actions[0]!.id).toBe("EV04");
  });
});

const told = (kind: string, facts: object): Told => ({ kind, facts }) as unknown as Told;
const MATCH = [
  told("MatchBegins", { home: 0, away: 2 }),
  told("TurnBegins", { turn: 1, minute: "0'", club: 0 }),
  told("CardPlayed", { seat: 0, club: 0, card: 0 }),
  told("DiceRolled", { attacker: 0, defender: 2, levels: [2, 1], dice: ["1", "1", "1", "1"], bonus: 0 }),
  told("DiceRerolled", { club: 0, rolled: [0], old: ["1"], dice: ["5", "1", "1", "1"] }),
  told("Settled", { attacker: 0, goal: true, why: "higher", attack: [5, 1, 0], defence: [1, 1], clubs: [0, 2], scores: [1, 0] }),
  told("GoalNullified", { club: 0, clubs: [0, 2], scores: [0, 0] }),
  told("TurnBegins", { turn: 2, minute: "15'", club: 2 }),
  told("Settled", { attacker: 2, goal: true, why: "genius", attack: [0, 2, 0], defence: [4, 1], clubs: [0, 2], scores: [0, 1] }),
  told("FinalWhistle", { clubs: [0, 2], scores: [0, 1] }),
];

describe("the broadcast of a match", () => {
  it("is told scene by scene, with the dice as they were after all re-rolls", () => {
    const own = scenes(MATCH, new Set([0]), book, null);
    expect(own.map((scene) => scene.why ?? scene.kind)).toEqual(["card", "higher", "nullified", "genius", "final"]);
    expect(own[0]).toMatchObject({ card: "Peak Form", by: 0 });
    expect(own[1]).toMatchObject({ minute: "0'", score: [1, 0], was: [0, 0], dice: ["5", "1", "1", "1"], totals: [6, 2], scored: true });
  });

  it("shows the dice that a question was about before it tells what came of them", () => {
    const [scene] = scenes([MATCH[5]!], new Set([0]), book, { clubs: [0, 2], score: [0, 0], minute: "0'" }, { levels: [2, 1], dice: ["5", "1", "1", "1"] });
    expect(scene).toMatchObject({ dice: ["5", "1", "1", "1"], levels: [2, 1], why: "higher" });
  });

  it("shows the matches of others in haste", () => {
    const [own, others] = [new Set([0]), new Set([1])].map((clubs) => scenes(MATCH, clubs, book, null));
    expect(others![0]!.stay).toBeLessThan(own![0]!.stay);
  });
});

const LARKMOOR = { name: "Larkmoor", mark: "LAR", colour: "#7fa6f0" };
const match = (slot: number, seats: [number, number], window = ""): Match => ({ slot, seats, clubs: seats, window }) as unknown as Match;

function table(facts: Partial<Facts>, more: Partial<MfAt> = {}): MfAt {
  const whole = { clubs: [LARKMOOR], seat_clubs: [0, 1], matches: [], league: [], results: [], stage: "season", ...facts } as unknown as Facts;
  return { facts: whole, seat: 0, near: 0, question: null, result: null, zone: () => ({ zone: "", holder: 0, count: 0, cards: [] }), ...more } as unknown as MfAt;
}

describe("the scene", () => {
  it("names clubs as the server does", () => {
    expect(club(table({}), 0)).toEqual(LARKMOOR);
    expect(club(table({}), -1).name).toBe("–");
  });

  it("shows the match that is asked about, else one's own", () => {
    const two = table({ matches: [match(0, [2, 3], "BT"), match(1, [0, 1])] });
    expect(shownMatch(two)!.slot).toBe(1);
    expect(shownMatch(two, 0)!.slot).toBe(0);
    expect(shownMatch({ ...two, question: { options: [] } } as unknown as MfAt)!.slot).toBe(0);
  });

  it("reads results five numbers at a time", () => {
    const over = played(table({ results: [1, 0, 2, 1, 3] }));
    expect(over).toEqual([{ matchday: 1, home: 0, away: 2, homeGoals: 1, awayGoals: 3 }]);
  });

  it("finds the own championship, and the phase", () => {
    const row = (one: number) => ({ club: one }) as Facts["league"][number][number];
    expect(nearLeague(table({ league: [[row(4), row(5)], [row(0), row(1)]] }))).toBe(1);
    expect(phaseOf(table({ matches: [match(0, [0, 1])] }))).toBe("match");
    expect(phaseOf(table({ stage: "academy" }))).toBe("academy");
    expect(phaseOf(table({ stage: "setup" }))).toBe("hire");
  });
});
