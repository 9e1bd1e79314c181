import { beforeAll, describe, expect, it } from "vitest";
import type { CardOut } from "$lib/api/client";
import { Deck } from "$lib/faces.svelte";
import { loadGame, speak } from "$lib/i18n.svelte";
import type { Choice, Told } from "$lib/table/tablestate.svelte";
import type { View } from "$lib/table/view";
import { at as moment } from "$frame/at";
import type { At } from "$frame/definition";
import { buttonText, primary } from "../src/games/gridiron_fantasy/answers";
import { ask } from "../src/games/gridiron_fantasy/asked";
import { alertsHeld, flagStep, worstFoul } from "../src/games/gridiron_fantasy/fouls";
import { trayCards } from "../src/games/gridiron_fantasy/hand";
import { committed, counts, fitting, offeredAs, tokenOf, total } from "../src/games/gridiron_fantasy/kick";
import { across, coachesOf, sceneOf, stepOf, verbOf, type Facts } from "../src/games/gridiron_fantasy/scene";
import { driveTrail, drives, goalOf, kickSpot, quickOf } from "../src/games/gridiron_fantasy/story";
import { tagText } from "../src/games/gridiron_fantasy/tags";
import { contributions } from "../src/games/gridiron_fantasy/totals";
import { outcomeName, spotName } from "../src/games/gridiron_fantasy/words";

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
/** The number that a team's card has at the table. */
const number = (id: string, team: number): number => CARDS.findIndex((one) => one.id === id) + CARDS.length * 10 * team;

const FACTS: Facts = {
  off: 0, dfn: 1, home: 0, away: 1, drive: 1, last_drive: 4, overtime: false, half: 1, down: 1, los: 20, mark: 30, context: "play", advantage: -1, dominant: -1, tie: -1, winner: -1,
  declared: -1, drive_over: "", scorer: -1, onside: -1, fixture: 0, scores: [0, 0], names: ["Bayou Verde Snapjaws", "Anvil Bay Foundrymen"], shown: [-1, -1], totals: [0, 0, 0, 0, 0, 0, 0, 0],
  last: [-1, -1], laid: [], used: [], running: [], outs: [], spent: [], habits: [], active: [[], []], stints: [],
};

interface More {
  where?: string;
  zones?: Record<string, string[]>;
  options?: Record<string, string>;
  question?: Choice[];
  prompt?: string;
  events?: Told[];
  seat?: number;
}

function table(facts: Partial<Facts>, more: More = {}): At {
  const zones = Object.fromEntries(Object.entries(more.zones ?? {}).map(([name, cards]) => [name, { zone: name.split(" ")[0]!, holder: Number(name.split(" ")[1]), count: cards.length, cards }]));
  const view: View = { seat: more.seat ?? 0, where: more.where ?? "", zones, facts: { ...FACTS, ...facts }, legal: [], waiting_for: [0] };
  const question = more.question ? { decision: 1, turn: 0, prompt: more.prompt ?? "", options: more.question } : null;
  const seats = [0, 1].map((seat) => ({ seat, bot: null, people: [] })) as unknown as At["seats"];
  return moment({ view, seat: more.seat ?? 0, seats, options: more.options ?? {}, events: more.events ?? [], deck: DECK, question });
}

const option = (token: string, tag = "", id?: string): Choice => ({ token, label: token, tag, ...(id ? { card: id } : {}) });
const told = (kind: string, facts: object): Told => ({ n: 0, kind, facts, text: kind, rules: [] }) as unknown as Told;

beforeAll(() => loadGame("gridiron_fantasy"));

describe("a scene", () => {
  it("reads the step that asks and its values", () => {
    expect(stepOf("Game > Drive > Flags.decide(fouling=1, card=-1, alerts=())")).toEqual(["Flags.decide", { fouling: "1", card: "-1" }]);
    expect(stepOf("")).toEqual(["", {}]);
  });

  it("knows who coaches offence and defence", () => {
    expect(coachesOf("single", 2)).toEqual([[0, 0], [1, 1]]);
    expect(coachesOf("shared", 3)).toEqual([[0, 1], [2, 2]]);
    expect(coachesOf("shared", 4)).toEqual([[0, 1], [2, 3]]);
    expect(coachesOf("bracket", 5)).toEqual([[0, 0], [1, 1], [2, 3], [4, 4]]);
    expect(coachesOf("tag", 6)).toHaveLength(6);
  });

  it("puts the own team near, whoever has the ball", () => {
    for (const [off, dfn] of [[0, 1], [1, 0]] as const) {
      const scene = sceneOf(table({ off, dfn }, { seat: 1 }));
      expect([scene.near.team, scene.far.team, scene.near.role]).toEqual([1, 0, off === 1 ? 0 : 1]);
      expect(scene.roles.map(({ role }) => role)).toEqual([0, 1]);
      expect(across(scene, 20)).toBe(off === 1 ? 20 : 80);
      expect(spotName(scene, 20)).toBe(off === 1 ? "own 20" : "their 20");
    }
    expect(spotName(sceneOf(table({})), 50)).toBe("midfield");
  });

  it("takes verbs of two words apart", () => {
    expect(["take out OP-01", "field goal", "go for two", "lay OA-01", "ready"].map(verbOf)).toEqual(["take out", "field goal", "go for two", "lay", "ready"]);
  });
});

describe("what a Play would mean", () => {
  it.each([
    [{ los: 20 }, 6, "2nd and 4 at own 26"], [{ los: 20 }, 10, "First down at own 30"], [{ los: 95, mark: 100 }, 5, "Touchdown"], [{ los: 3, mark: 13 }, -3, "Safety"],
    [{ los: 20, down: 4 }, 3, "Over on downs at own 23"], [{ los: 98, mark: 100, context: "try" }, 2, "Two points"], [{ los: 98, mark: 100, context: "try" }, 1, "No points"], [{ los: 40 }, "TD", "Touchdown"],
  ] as const)("%o and %s yards: %s", (facts, yards, words) => {
    expect(outcomeName(sceneOf(table(facts)), yards)).toBe(words);
  });
});

describe("Quick Challenges", () => {
  const hand = ["OA-01", "OA-02", "OA-03", "OA-04", "OA-01*2"];
  const kick = (facts: Partial<Facts> = {}, more: More = {}): At => table({ context: "kickoff", declared: 2, ...facts }, { zones: { "oa_hand 0": hand }, ...more });

  it("count the declared ability and Wild", () => {
    expect(hand.map((id) => counts(kick(), id))).toEqual([2, 1, 0, 0, 2]);
    expect(counts(kick({ declared: 0 }), "OA-03")).toBe(2);
  });

  it("take Challenge cards that count and are not set aside", () => {
    expect(fitting(kick())).toEqual(["OA-01", "OA-02", "OA-01*2"]);
    expect(fitting(kick({ aside: ["OA-01"] }))).toEqual(["OA-02", "OA-01*2"]);
  });

  it("leave out what a limit has closed", () => {
    const spent = [[0, CARDS.findIndex(({ id }) => id === "OA-02"), 1]];
    expect(fitting(kick({ spent }))).not.toContain("OA-02");
    expect(fitting(kick({ spent: [[1, spent[0]![1]!, 1]] }))).toContain("OA-02");
    expect(fitting(kick({ spent, half: 2 }))).not.toContain("OA-02");
    expect(fitting(kick({ spent, half: 2 }, { options: { length: "full" } }))).toContain("OA-02");
  });

  it("name what is committed by places, whichever copy is pressed", () => {
    expect([committed("commit 1 3"), committed("commit none")]).toEqual([[1, 3], []]);
    expect([tokenOf([3, 1]), tokenOf([])]).toEqual(["commit 1 3", "commit none"]);
    const question = [option("commit none", "1"), option("commit 1", "3"), option("commit 2", "2"), option("commit 1 2", "4"), option("commit 1 3", "5"), option("commit 1 2 3", "6")];
    const at = kick({}, { question });
    expect([offeredAs(at, [3]), offeredAs(at, [2, 3]), offeredAs(at, [2])]).toEqual(["commit 1", "commit 1 2", "commit 2"]);
    expect([total(at, []), total(at, [1, 3]), total(kick(), [1])]).toEqual([1, 5, null]);
  });

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

describe("Totals", () => {
  const reveal = [told("PlaysRevealed", {}), told("TotalsCounted", { parts: [[0, "OP-01", 2, 2], [1, "DP-01", 2, 1], [0, "TM-41", 2, 1]] })];

  it("are made up of what was counted first and what was laid since", () => {
    const facts = { dominant: 2, laid: [[0, number("OA-01", 0), 0, 0, 2, 0]], totals: [0, 0, 5, 0, 0, 0, 1, 0] };
    const at = table(facts, { events: reveal });
    expect(contributions(at, sceneOf(at), 0, 2)).toEqual([{ name: "Slant", number: 2 }, { name: "Bayou Verde Snapjaws", number: 1 }, { name: "Soft Hands", number: 2 }]);
    expect(contributions(at, sceneOf(at), 1, 2)).toEqual([{ name: "Greased Pigskin", number: 1 }]);
  });

  it("name the rest where effects have changed them", () => {
    const at = table({ dominant: 2, totals: [0, 0, 1, 0, 0, 0, 1, 0] }, { events: reveal });
    expect(contributions(at, sceneOf(at), 0, 2).at(-1)).toEqual({ name: "other effects", number: -2 });
  });
});

describe("the referee", () => {
  it("sees the lowest risk of what a team has used, and the alerts that one holds", () => {
    const scene = sceneOf(table({ shown: [number("OP-01", 0), number("DP-01", 1)], used: [number("OA-03", 0)] }, { zones: { "oa_hand 0": ["OA-01", "OA-04", "OA-03"] } }));
    expect([worstFoul(scene, scene.near)?.name, worstFoul(scene, scene.far)?.name]).toEqual(["Lead Boots", "Greased Pigskin"]);
    expect(alertsHeld(scene)).toEqual([1, 2]);
  });

  it("has three moments", () => {
    expect(flagStep(table({}, { question: [option("complain DP-01"), option("decline")] }))).toBe("complain");
    expect(flagStep(table({}, { question: [option("alert OA-01")] }))).toBe("alert");
    expect(flagStep(table({}, { where: "Flags.decide(fouling=1)", question: [option("accept"), option("decline")] }))).toBe("decide");
    expect(flagStep(table({}))).toBe("");
  });

  it("says where either answer leaves the ball, from one's own side", () => {
    const answers = [option("accept", "1st and 10, opp. 38"), option("decline", "3rd and goal, own 5"), option("decline", "touchdown")];
    const say = (at: At): (string | null)[] => answers.map((one) => tagText(one, at));
    expect(say(table({}))).toEqual(["1st and 10 at their 38", "3rd and goal at own 5", "Touchdown"]);
    expect(say(table({ off: 1, dfn: 0 }))).toEqual(["1st and 10 at own 38", "3rd and goal at their 5", "Touchdown"]);
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
  it("go on as most do without a card, and spend nothing", () => {
    const gold = (...tokens: string[]): string | null => primary(table({}, { question: tokens.map((token) => option(token)) }));
    expect(gold("commit none", "commit 1")).toBe("commit none");
    expect(gold("punt", "play", "field goal")).toBe("play");
    expect(gold("lay OA-01", "pass")).toBeNull();
    expect(gold("action OA-04", "decline")).toBe("decline");
    expect(gold("deck A", "deck B")).toBe("deck A");
  });

  it("are short on buttons", () => {
    const at = table({}, { where: "Flags.decide(fouling=1)" });
    expect([option("accept", "1st and 10, opp. 38"), option("commit 1 2"), option("declare speed"), option("lay OA-01", "4–3 leads", "OA-01")].map((one) => buttonText(one, at))).toEqual(["Accept", "Commit 2 cards", "Speed", "Soft Hands 4–3"]);
  });

  it("lie on a tray where they are in no hand and on no plaque", () => {
    const zones = { "op_book 0": ["OP-01"], "oa_hand 0": ["OA-01"], "tm_team 0": ["TM-41"] };
    const question = [option("put in OA-03", "", "OA-03"), option("lay OA-01", "", "OA-01"), option("switch TM-41", "", "TM-41"), option("complain DP-01", "", "DP-01")];
    expect(trayCards(table({}, { zones, question }))).toEqual(["OA-03"]);
  });
});

describe("questions", () => {
  const turn = { dominant: 2, totals: [0, 0, 2, 0, 0, 0, 2, 0] };

  it("say how it stands", () => {
    expect(ask(table({ ...turn, tie: 1 }, { where: "Challenge.turn(role=0, primary=True)" }))?.question).toBe("Skill 2 – 2: you trail");
    expect(ask(table({ ...turn, tie: 0 }, { where: "Challenge.turn(role=0, primary=True)" }))?.question).toBe("Skill 2 – 2: you lead");
    expect(ask(table(turn, { where: "Challenge.turn(role=0, primary=False)" }))).toBeNull();
    expect(ask(table({}, { where: "Down.declare()" }))?.question).toBe("1st and 10 at own 20: a Play, a punt, or a field goal?");
    expect(ask(table({ context: "try" }, { where: "Scrimmage.call()" }))?.question).toBe("Two-point try: call your Play");
  });

  it("say what cards for a kick are worth, to either side", () => {
    const commit = (facts: Partial<Facts>): string | undefined => ask(table({ declared: 2, ...facts }, { where: "QuickChallenge.commit()" }))?.more;
    expect(commit({ context: "kickoff", off: 1, dfn: 0 })).toContain("worth 5 yards, each one fewer costs 2");
    expect(commit({ context: "kickoff" })).toContain("costs them 2 yards");
    expect(commit({ context: "interception", off: 1, dfn: 0 })).toContain("never goes back");
    expect(commit({ context: "field_goal", los: 76 })).toContain("needs 24");
    expect(ask(table({ context: "kickoff", declared: 2, onside: 4 }, { where: "QuickChallenge.commit()" }))).toBeNull();
  });

  it("take their numbers from the server's words", () => {
    expect(ask(table({}, { where: "Flags.show_alerts()", question: [option("alert OA-01")], prompt: "Show a Referee Alert: 1 of 3 so far." }))?.question).toBe("Show Referee Alerts: 1 of 3 so far");
    expect(ask(table({}, { question: [option("complain DP-01")], prompt: "Anvil Bay Foundrymen fouled with risk 2. Complain?" }))?.question).toBe("Foul by Foundrymen, risk 2");
    expect(ask(table({}, { where: "Injury.choose_victim()", question: [option("victim TM-41")], prompt: "Who is hit? The injury: Hurt (2)." }))?.more).toBe("The injury: hurt.");
  });

  it("are asked in German too, with tags and buttons", async () => {
    await speak("de");
    try {
      expect(ask(table({}, { where: "Down.declare()" }))?.question).toBe("1. & 10, eigene 20: Spielzug, Punt oder Field Goal?");
      expect(ask(table({}, { question: [option("action OA-04"), option("decline")] }))?.question).toContain("ablehnen");
      const at = table({});
      const tags = [option("call OP-01", "Pass +6"), option("lay OA-01", "4–3 leads"), option("lay OA-01", "Speed 4–3"), option("punt", "to their 34"), option("accept", "1st and 10, opp. 38")];
      expect(tags.map((one) => tagText(one, at))).toEqual(["Pass +6", "4–3 führt", "Tempo 4–3", "bis zu ihrer 34", "1. & 10, gegnerische 38"]);
    } finally {
      await speak("en");
    }
  });
});
