import { beforeAll, describe, expect, it } from "vitest";
import type { CardOut } from "$lib/api/client";
import { Deck } from "$lib/faces.svelte";
import { loadGame, speak } from "$lib/i18n.svelte";
import type { Choice, Told } from "$lib/table/tablestate.svelte";
import type { View } from "$lib/table/view";
import { at as moment } from "$frame/at";
import type { At } from "$frame/definition";
import { alertsHeld, flagStep } from "../src/games/gridiron_fantasy/fouls";
import { primary, trayCards, why } from "../src/games/gridiron_fantasy/hand";
import { sceneOf, verbOf, type Facts } from "../src/games/gridiron_fantasy/scene";
import { driveTrail, drives, goalOf, kickSpot, quickOf } from "../src/games/gridiron_fantasy/story";
import { across, afterName, situation, spotName } from "../src/games/gridiron_fantasy/words";

function card(id: string, title: string, facts: object): CardOut {
  return { id, title, kind: "", lines: [], copies: 1, facts: { id, name: title, ...facts } } as unknown as CardOut;
}

const SKILL2 = [0, 0, 2, 0, 0];
const CARDS = [
  card("OP-01", "Slant", { type: "OP", kind: "pass", symbols: SKILL2, objective: 6 }),
  card("DP-01", "Greased Pigskin", { type: "DP", kind: "run", symbols: [2, 0, 1, 0, 0], objective: -1, penalty: { risk: 3, yards: 5, foul: "Holding" } }),
  card("OA-01", "Soft Hands", { type: "OA", mode: "challenge", symbols: SKILL2, alert: 1 }),
  card("OA-02", "Wild Guess", { type: "OA", mode: "challenge", symbols: [0, 0, 0, 0, 1], limit: "once_per_half" }),
  card("OA-03", "Lead Boots", { type: "OA", mode: "challenge", symbols: [2, 0, 0, 0, 0], penalty: { risk: 2, yards: 10, foul: "Shoving" } }),
  card("OA-04", "Mind Games", { type: "OA", mode: "action", symbols: [0, 0, 0, 0, 0], alert: 2 }),
  card("TM-41", "Bayou Verde Snapjaws", { type: "TM", subtype: "franchise", plaque: "copper" }),
];
const DECK = new Deck("gridiron_fantasy", CARDS);

const FACTS: Facts = {
  off: 0, dfn: 1, home: 0, away: 1, drive: 1, last_drive: 4, overtime: false, half: 1, down: 1, los: 20, mark: 30, context: "play", advantage: -1, dominant: -1, tie: -1, winner: -1,
  declared: -1, drive_over: "", scorer: -1, fixture: 0, scores: [0, 0], names: ["Bayou Verde Snapjaws", "Anvil Bay Foundrymen"], shown: [-1, -1], totals: [0, 0, 0, 0, 0, 0, 0, 0],
  outs: [], habits: [], active: [[], []], stints: [], coaches: [[0, 0], [1, 1]], parts: [], leader: -1, stakes: [null, null], prizes: [], foul: null, flag: null,
};

interface More {
  where?: string;
  about?: Record<string, unknown>;
  zones?: Record<string, string[]>;
  options?: Record<string, string>;
  question?: Choice[];
  prompt?: string;
  events?: Told[];
  seat?: number;
}

function table(facts: Partial<Facts>, more: More = {}): At {
  const zones = Object.fromEntries(Object.entries(more.zones ?? {}).map(([name, cards]) => [name, { zone: name.split(" ")[0]!, holder: Number(name.split(" ")[1]), count: cards.length, cards }]));
  const view: View = { seat: more.seat ?? 0, where: more.where ?? "", path: [], about: Object.entries(more.about ?? {}), zones, facts: { ...FACTS, ...facts }, legal: [], waiting_for: [0] };
  const question = more.question ? { decision: 1, turn: 0, prompt: more.prompt ?? "", options: more.question } : null;
  const seats = [0, 1].map((seat) => ({ seat, bot: null, people: [] })) as unknown as At["seats"];
  return moment({ view, seat: more.seat ?? 0, seats, options: more.options ?? {}, events: more.events ?? [], deck: DECK, question });
}

const option = (token: string, tag = "", id?: string): Choice => ({ token, label: token, tag, ...(id ? { card: id } : {}) });
const told = (kind: string, facts: object): Told => ({ n: 0, kind, facts, text: kind, rules: [] }) as unknown as Told;

beforeAll(() => loadGame("gridiron_fantasy"));

describe("a scene", () => {
  it("knows the seats that coach offence and defence", () => {
    const scene = sceneOf(table({ coaches: [[0, 1], [2, 3]] }, { seat: 1 }));
    expect([scene.near.team, scene.near.seats, scene.far.seats]).toEqual([0, [0, 1], [2, 3]]);
  });

  it("puts the own team near, whoever has the ball", () => {
    for (const [off, dfn] of [[0, 1], [1, 0]] as const) {
      const scene = sceneOf(table({ off, dfn }, { seat: 1 }));
      expect([scene.near.team, scene.far.team, scene.near.role]).toEqual([1, 0, off === 1 ? 0 : 1]);
      expect(scene.roles.map(({ role }) => role)).toEqual([0, 1]);
      expect(across(scene, 20)).toBe(off === 1 ? 20 : 80);
      expect(spotName(scene, 20)).toBe(off === 1 ? "own 20" : "opponent’s 20");
    }
    expect(spotName(sceneOf(table({})), 50)).toBe("midfield");
  });

  it("takes verbs of two words apart", () => {
    expect(["take out OP-01", "field goal", "go for two", "lay OA-01", "ready"].map(verbOf)).toEqual(["take out", "field goal", "go for two", "lay", "ready"]);
  });
});

describe("where the ball lies", () => {
  it("is said from one's own side", () => {
    const after = { end: "", down: 1, to_go: 10, los: 62 };
    expect(afterName(sceneOf(table({})), after)).toBe("1st and 10, their 38");
    expect(afterName(sceneOf(table({ off: 1, dfn: 0 })), after)).toBe("1st and 10, your 38");
    expect(situation(sceneOf(table({})), { down: 2, los: 94, mark: 100 })).toBe("2nd and goal, their 6");
  });

  it("is the end of the drive where there is one", () => {
    expect(["touchdown", "two points", "downs"].map((end) => afterName(sceneOf(table({})), { end }))).toEqual(["touchdown", "two points", "turnover on downs"]);
  });

  it("is said in German too", async () => {
    await speak("de");
    try {
      expect(afterName(sceneOf(table({})), { end: "", down: 3, to_go: 4, los: 35 })).toContain("35");
      expect(afterName(sceneOf(table({})), { end: "touchdown" })).toBe("Touchdown");
    } finally {
      await speak("en");
    }
  });
});

describe("kicks", () => {
  it("tell where the ball lies and how a field goal went", () => {
    const begins = told("KickBegins", { team: "A", other: "B", context: "punt", spot: 40 });
    expect(kickSpot([begins])).toEqual({ team: "A", los: 40 });
    expect(kickSpot([begins, told("BallPlaced", { team: "B", los: 20 })])).toEqual({ team: "B", los: 20 });
    expect(kickSpot([told("KickBegins", { team: "A", spot: 0 })])).toBeNull();
    expect(kickSpot([begins, told("DriveBegins", {})])).toBeNull();
    const tried = told("FieldGoalTried", { distance: 26, needed: 24, good: true });
    expect([goalOf([begins, tried])?.good, goalOf([tried, begins])]).toEqual([true, null]);
    expect(quickOf([begins, told("QuickRevealed", { difference: 3 })])?.difference).toBe(3);
  });
});

describe("the referee", () => {
  it("has three moments", () => {
    expect(flagStep(table({}, { question: [option("complain DP-01"), option("decline")] }))).toBe("complain");
    expect(flagStep(table({}, { question: [option("alert OA-01")] }))).toBe("alert");
    expect(flagStep(table({}, { where: "Flags.decide", question: [option("accept"), option("decline")] }))).toBe("decide");
    expect(flagStep(table({}))).toBe("");
  });

  it("is shown the alerts that one holds", () => {
    expect(alertsHeld(sceneOf(table({}, { zones: { "oa_hand 0": ["OA-01", "OA-04", "OA-03"] } })))).toEqual([1, 2]);
  });
});

describe("a drive", () => {
  it("leaves its trail and its row", () => {
    const events = [told("DriveBegins", { team: "A", drive: 1, los: 20 }), told("DownMarked", { los: 20 }), told("PlaysRevealed", {}), told("DownMarked", { los: 27 }), told("DriveOver", { how: "punt" })];
    expect(driveTrail(events)).toEqual([{ from: 20, to: 20 }, { from: 20, to: 27 }]);
    expect(drives(events)).toEqual([{ team: "A", number: 1, plays: 1, how: "punt" }]);
  });
});

describe("options", () => {
  it("by Enter are what most people do, and spend nothing", () => {
    const gold = (...tokens: string[]): string | null => primary(table({}, { question: tokens.map((token) => option(token)) }));
    expect(gold("commit none", "commit 1")).toBe("commit none");
    expect(gold("punt", "play", "field goal")).toBe("play");
    expect(gold("lay OA-01", "pass")).toBeNull();
    expect(gold("action OA-04", "decline")).toBe("decline");
    expect(gold("deck A", "deck B")).toBe("deck A");
    expect(gold("accept", "decline"), "A penalty is taken or left by choice alone.").toBe("");
  });

  it("lie on a tray where they are in no hand and on no plaque", () => {
    const zones = { "op_book 0": ["OP-01"], "oa_hand 0": ["OA-01"], "tm_team 0": ["TM-41"] };
    const question = [option("put in OA-03", "", "OA-03"), option("lay OA-01", "", "OA-01"), option("switch TM-41", "", "TM-41"), option("complain DP-01", "", "DP-01")];
    expect(trayCards(table({}, { zones, question }))).toEqual(["OA-03"]);
  });

  it("that are closed say why, as the rules do", () => {
    const at = table({ idle: { "OA-04": { text: { id: "gf-table-idle-window" }, rule: "GF-7.23" } } });
    expect(why("OA-04", at)).toEqual({ text: "Not at this time", short: "Not at this time", rule: "GF-7.23" });
    expect(why("OA-01", at)).toEqual({ text: "Not now", short: "Not now" });
  });
});
