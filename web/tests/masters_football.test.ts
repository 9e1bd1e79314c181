import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Told } from "$lib/table/tablestate.svelte";
import { Book, type Action, type Player } from "../src/games/masters_football/cards";
import { CLUBS } from "../src/games/masters_football/clubs";
import { ATTACK, chance, DEFENCE, GENIUS, isGoal, levelOf, LEVELS, ROLLS, shifted, type Attack } from "../src/games/masters_football/dice";
import { scenes } from "../src/games/masters_football/film";
import { pad, type MfAt } from "../src/games/masters_football/scene";
import { bestTrio, columns, fielded, isLegalTrio, type InPlay } from "../src/games/masters_football/strength";
import { turns } from "../src/games/masters_football/timeline";

const PACKAGE = join(import.meta.dirname, "../../src/playcall/games/masters_football");
const plain = { bonus: 0, inspired: false, denying: false };

describe("dice", () => {
  const text = readFileSync(join(PACKAGE, "cards/dice.toml"), "utf8");
  const rows = (name: string) => JSON.parse(text.match(new RegExp(`^${name} = (\\[[^=]*\\])$`, "m"))![1]!.replace(/,\s*\]/g, "]"));

  it("have the faces of the game", () => {
    expect(rows("levels")).toEqual(LEVELS);
    expect(rows("attack")).toEqual(ATTACK);
    expect(rows("defence")).toEqual(DEFENCE);
    expect(rows("genius").map(String)).toEqual(GENIUS);
  });

  it("score as often as the rules say (W5)", () => {
    expect(chance({ attack: 5, defence: 0, ...plain }) * ROLLS).toBe(900);
    expect(chance({ attack: 2, defence: 4, ...plain }) * ROLLS).toBe(162);
  });

  it("know genius and its denial (W7, W8)", () => {
    const inspired: Attack = { attack: 2, defence: 4, ...plain, inspired: true };
    expect(isGoal([0, 5, 2, 3], inspired)).toBe(true);
    expect(isGoal([0, 5, 2, 3], { ...inspired, inspired: false })).toBe(false);
    expect(isGoal([5, 5, 0, 5], { ...inspired, denying: true })).toBe(false);
  });

  it("make levels of values, and shift them where they are equal (W2, W3, W4)", () => {
    expect([-1, 2, 3, 4, 5, 7, 9, 11, 20].map(levelOf)).toEqual([0, 0, 1, 1, 2, 3, 4, 5, 5]);
    expect(shifted([5, 6], 0)).toEqual([2, 1]);
    expect(shifted([9, 10], 1)).toEqual([3, 4]);
    expect(shifted([1, 2], 0)).toEqual([1, 0]);
    expect(shifted([1, 2], 0, true)).toEqual([2, 0]);
    expect(shifted([9, 7], 0)).toEqual([4, 3]);
  });
});

describe("clubs", () => {
  it("are called as the game's words call them", () => {
    const told = [...readFileSync(join(PACKAGE, "clubs.py"), "utf8").matchAll(/Club\("(.+?)", "(.+?)", "(.+?)"\)/g)];
    expect(told.map(([, name, mark, colour]) => ({ name, mark, colour }))).toEqual(CLUBS);
  });
});

const player = (id: string, pos: Player["pos"], attack: number[], defence: number[], tac = 1): Player => ({ id, name: id, level: "silver", pos, cost: 3, attack, defence, tac, genius: "" });
const ONE = player("S02", "D", [2, 1, 0, 1], [5, 3, 2, 4], 3);
const TWO = player("S08", "M", [2, 3, 4, 1], [2, 3, 3, 3], 2);
const THREE = player("S14", "F", [5, 3, 2, 2], [2, 1, 1, 2], 3);
const PEAK: Action = { id: "EV04", name: "Peak Form", type: "EVOLUTION", windows: ["SW"], cost: 1, tactics: ["Po", "Di", "Ph", "De"], effects: [{ effect: "player_mod", att: 2, def: 1 }], uses: 1, text: "" };
const card = (id: string, kind: string, facts: object) => ({ id, title: id, kind, lines: [], facts: facts as Record<string, unknown> });
const book = new Book([ONE, TWO, THREE].map((one) => card(one.id, "player", one)).concat(card("EV04", "action", PEAK)));
const laid = (place: number): InPlay => ({ id: "EV04", card: PEAK, owner: 0, side: 0, place, uses: 0, effective: true });

describe("strength", () => {
  it("adds up columns (W12)", () => {
    expect(columns([ONE, TWO, THREE])[0]).toEqual({ attack: 9, defence: 9 });
    expect(columns([ONE, TWO, THREE])[1]).toEqual({ attack: 7, defence: 7 });
  });

  it("adds modifiers first and limits last (W18)", () => {
    const [, , third] = fielded(book, ["S02", "S08", "S14"], 0, [laid(2), laid(2)]);
    expect([third!.attack, third!.defence, third!.changed]).toEqual([7, 4, true]);
    expect(fielded(book, ["S02"], 0, [laid(2)])[0]!.changed).toBe(false);
  });

  it("finds the best legal trio", () => {
    expect(bestTrio([ONE, TWO, THREE])).toMatchObject({ tactic: 0, attack: 9, defence: 9 });
    expect(isLegalTrio([ONE, ONE, ONE])).toBe(false);
    expect(bestTrio([ONE, TWO])).toBeNull();
  });
});

const told = (kind: string, facts: object): Told => ({ kind, facts }) as unknown as Told;
const MATCH = [
  told("MatchBegins", { home: 0, away: 2 }),
  told("TurnBegins", { turn: 1, club: 0 }),
  told("DiceRolled", { attacker: 0, defender: 2, levels: [2, 1], faces: [5, 0, 0, 0], bonus: 0 }),
  told("Settled", { attacker: 0, goal: true, why: "higher", attack: [5, 1, 0], defence: [1, 1], clubs: [0, 2], scores: [1, 0] }),
  told("GoalNullified", { club: 0, clubs: [0, 2], scores: [0, 0] }),
  told("TurnBegins", { turn: 2, club: 2 }),
  told("Settled", { attacker: 2, goal: true, why: "genius", attack: [0, 2, 0], defence: [4, 1], clubs: [0, 2], scores: [0, 1] }),
  told("FinalWhistle", { clubs: [0, 2], scores: [0, 1] }),
];

describe("the course of a match", () => {
  it("puts goals into their turns, and takes back those that do not count", () => {
    const all = turns(MATCH, { clubs: [0, 2], ha: 0 });
    expect(all).toHaveLength(12);
    expect([all[0]!.goals, all[1]!.goals]).toEqual([[], [1]]);
    expect(all.map((turn) => turn.attacker)).toEqual([0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0]);
  });

  it("is told scene by scene, the matches of others in haste", () => {
    const own = scenes(MATCH, new Set([0]), book, null);
    expect(own.map((scene) => scene.outcome ?? scene.kind)).toEqual(["goal", "nullified", "genius", "final"]);
    expect(own[0]).toMatchObject({ turn: 1, score: [1, 0], faces: [5, "1", 1, "1"], totals: [6, 2] });
    const others = scenes(MATCH, new Set([1]), book, null);
    expect(others[0]!.stay).toBeLessThan(own[0]!.stay);
  });
});

describe("the results pad", () => {
  it("adds up points after each matchday", () => {
    const at = { facts: { results: [1, 0, 2, 1, 3, 1, 1, 3, 1, 1, 2, 3, 0, 2, 0] } } as unknown as MfAt;
    expect(pad(at, 0)).toEqual([[0, 1, 3, 1], [0, 1, 3, 4]]);
  });
});
