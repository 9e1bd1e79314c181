import { beforeAll, describe, expect, it, vi } from "vitest";
import { Deck } from "$lib/faces.svelte";
import { loadGame, say, speak, type Message } from "$lib/i18n.svelte";
import type { Question, Told } from "$lib/table/tablestate.svelte";
import type { View } from "$lib/table/view";
import type { At } from "$frame/definition";
import { CardBook, type Listed } from "../src/games/highlights_2052/cards";
import { arc, Geometry, labels } from "../src/games/highlights_2052/field";
import { scene, type Lane, type Phase, type Season, type Threat } from "../src/games/highlights_2052/scene";
import definition from "../src/games/highlights_2052/table";
import { AUTOMATON, kit, learnTeams } from "../src/games/highlights_2052/teams";
import { made, moves, stacked } from "../src/games/highlights_2052/trail";
import { Lane as LyingLane } from "../src/games/highlights_2052/lane";
import told from "./fixtures/highlights_2052.json";

interface Position {
  view: View;
  events: Told[];
  options: Record<string, string>;
  question: Question | null;
  over: boolean;
}

const POSITIONS = told.positions as unknown as Record<string, Position>;
const NAMES = Object.keys(POSITIONS);
const BOOK = new CardBook(told.cards as unknown as Listed[]);
const DECK = new Deck("highlights_2052", told.cards.map((card) => ({ ...card, lines: [] })) as never[]);
const position = (name: string): Position => POSITIONS[NAMES.find((key) => key.endsWith(` ${name}`))!]!;
const sceneOf = ({ view, over }: Position) => scene(view, over);

function moment({ view, events, options, question }: Position): At {
  return {
    view, events, options, question, facts: view.facts, seat: view.seat, near: view.seat ?? 0, seats: [], result: null, headline: "",
    deck: DECK, considered: null, name: (seat: number) => `Player ${seat + 1}`, say: (message: Message | null | undefined) => (message == null ? "" : say(message)),
    zone: (name: string, holder = 0) => view.zones[`${name} ${holder}`] ?? { zone: name, holder, count: 0, cards: [] },
  } as unknown as At;
}

beforeAll(async () => {
  vi.spyOn(console, "warn").mockImplementation((line: string) => {
    throw new Error(line);
  });
  await loadGame("highlights_2052");
});

describe("what is on the table", () => {
  const PHASES: Record<string, Phase> = {
    CoinToss: "toss", PickTeams: "teams", Rosters: "teams", PackDraft: "draft", DisplayDraft: "draft", KeepOne: "draft",
    PairDraft: "draft", CutToFifteen: "cut", over: "over",
  };
  it.each(NAMES)("%s is recognised by what lies there", (name) => {
    const question = name.split(" ")[1]!.split(".")[0]!;
    expect(sceneOf(POSITIONS[name]!).phase).toBe(PHASES[question] ?? "arena");
  });

  it("the looker's own side is on the right and drives up", () => {
    const now = sceneOf(position("Defend.answer"));
    expect(now.right.mine).toBe(true);
    expect(now.left.mine).toBe(false);
    expect(now.right.hand.cards).not.toBeNull();
    expect(now.left.hand.cards).toBeNull();
  });

  it("a spectator sees Home on the right", () => {
    const { view } = position("Defend.answer");
    const now = scene({ ...view, seat: null });
    expect([now.mine, now.right.side]).toEqual([null, 1]);
  });

  it("the steps of a play are told apart", () => {
    expect(sceneOf(position("Half.set_audibles")).step).toBe("place");
    expect(sceneOf(position("Defend.answer")).step).toBe("meet");
    expect(sceneOf(position("FieldGoal.decide")).step).toBe("kick");
    expect(sceneOf(position("Touchdown.conversion")).step).toBe("conversion");
  });

  it("every space between the goal line and the Safety space has its number for kicks", () => {
    const { kicks, space, safety } = sceneOf(position("Defend.answer")).rules;
    expect(kicks).toHaveLength(safety / space - 1);
    expect(kicks).toEqual([...kicks].sort((a, b) => a - b));
  });
});

describe("the trail of a ball", () => {
  const PLAYING = NAMES.filter((name) => POSITIONS[name]!.events.length);

  it.each(PLAYING)("%s: it leads to the ball, and the plays match the stack", (name) => {
    const { events } = POSITIONS[name]!;
    const now = sceneOf(POSITIONS[name]!);
    for (const side of now.sides) {
      const plays = stacked(events, side.team, side.stack.length);
      expect(plays.map((play) => play.type || "-").join("")).toBe(side.types);
      const last = moves(events, side.team).at(-1);
      if (last && now.step === "meet" && !name.includes("Penalty")) expect(Math.max(0, last.to)).toBe(side.ball);
    }
  });

  it("every play of the half is told once", () => {
    const { events } = position("Defend.answer");
    for (const side of sceneOf(position("Defend.answer")).sides) expect(made(events, side.team)).toHaveLength(side.made);
  });
});

describe("the cards in play", () => {
  it("the threat is the card of the offence, and its arcs lead from the ball", () => {
    const now = sceneOf(position("Defend.answer"));
    const { threat, defence } = now.meeting!;
    expect([threat.side, threat.card, defence]).toEqual([now.offence, now.sides[now.offence]!.inPlay, null]);
    for (const { to } of threat.arcs) expect(to ?? 0).toBeLessThanOrEqual(now.sides[now.offence]!.ball);
  });

  it("every answer comes with its areas, counted against the threat", () => {
    const { question } = position("Defend.answer");
    for (const option of question!.options.filter((one) => one.token.startsWith("play "))) {
      const { lanes } = option.outcome as { lanes: Lane[] };
      expect(lanes.map(([, helmets]) => helmets)).toEqual(BOOK.card(option.card)!.helmets);
      expect(lanes.some(([, , live]) => live)).toBe(true);
    }
  });

  it("an opening card comes with what it threatens", () => {
    for (const option of position("Half.first_card").question!.options) {
      const { threat } = option.outcome as { threat: Threat };
      expect(threat.card).toBe(option.card);
      expect(say(threat.note)).toMatch(/\S/);
    }
  });
});

describe("the drawn field", () => {
  it("one side drives down, the other up", () => {
    const [falls, rises] = [new Geometry("down", 50), new Geometry("up", 50)];
    expect(falls.y(45)).toBeLessThan(falls.y(5));
    expect(rises.y(45)).toBeGreaterThan(rises.y(5));
    expect(falls.y(80)).toBe(falls.y(50));
    expect(new Geometry("down", 55).spaces).toHaveLength(13);
  });

  it("labels keep clear of each other and of the ball", () => {
    const geometry = new Geometry("down", 50);
    const play = (from: number, to: number) => ({ type: "R", from, to });
    const found = labels([play(45, 30), play(30, 40), play(40, 35)], geometry, geometry.y(35));
    for (const [n, one] of found.entries()) {
      for (const other of found.slice(n + 1)) expect(Math.abs(one.y - other.y)).toBeGreaterThan(18);
    }
    expect(found.map((label) => label.text)).toEqual(["R 15", "R −10", "R 5"]);
  });

  it("lying down one's own drive goes right, theirs left", () => {
    const [own, theirs] = [new LyingLane(true, 50, 5), new LyingLane(false, 50, 5)];
    expect(own.spaces).toEqual([45, 40, 35, 30, 25, 20, 15, 10, 5]);
    expect(own.x(45)).toBeLessThan(own.x(5));
    for (const yards of [50, 45, 20, 0]) expect(theirs.x(yards)).toBeCloseTo(1 - own.x(yards));
    expect(own.x(-5)).toBe(own.x(0));
    expect(own.stretch(30, 45)).toEqual(own.stretch(45, 30));
    expect(new LyingLane(true, 55, 5).spaces).toHaveLength(10);
  });

  it("lying down a label stands only where it has room", () => {
    const play = (from: number, to: number) => ({ type: "R", from, to });
    const lane = new LyingLane(true, 50, 5);
    expect(lane.labels([play(45, 30), play(30, 20)], 20).map((label) => label.text)).toEqual(["R 15", "R 10"]);
    expect(lane.labels([play(45, 35), play(35, 45), play(45, 45)], 45)).toHaveLength(1);
    expect(lane.labels([{ type: "", from: 45, to: 25 }], 25)[0]!.text).toBe("+20");
  });

  it("an arc leaves the ball towards where it lands", () => {
    expect(arc(100, 300)).toMatch(/^M66 116C/);
    expect(arc(300, 100)).toMatch(/^M66 284C/);
  });
});

describe("competitions", () => {
  it("list everybody of a league, the best first", () => {
    const { view } = POSITIONS["league over"]!;
    const { standings, through } = view.facts.season as Season;
    expect(standings.map((row) => row.seat).sort()).toEqual([0, 1, 2, 3]);
    expect(standings.map((row) => row.points)).toEqual(standings.map((row) => row.points).sort((a, b) => b - a));
    expect(through).toBe(4);
  });

  it("fill a bracket from the games played", () => {
    const { rounds } = POSITIONS["tournament over"]!.view.facts.season as Season;
    expect(rounds.map(({ stage, pairs }) => [stage, pairs.length])).toEqual([["first-round", 4], ["semi-final", 2], ["final", 1]]);
    expect(rounds.at(-1)!.pairs[0]!.game).not.toBeNull();
    expect(rounds[0]!.pairs.filter(({ seats }) => seats.includes(-1))).toHaveLength(2);
  });

  it("give the second copy of a team a name of its own", () => {
    learnTeams(["Bays", "Haulers", "Ports", "Lights"].map((name) => ({ id: name, title: name, kind: "star", facts: { team: name, club: ["", name, ""], mark: name[0], colour: "#fff" } })));
    expect([kit(1).nickname, kit(5).nickname, kit(AUTOMATON).nickname]).toEqual(["Haulers", "Haulers II", "Machines"]);
  });
});

describe("words", () => {
  const ASKED = NAMES.filter((name) => POSITIONS[name]!.question);

  it.each(ASKED)("%s: question, options and tags are said in both languages", async (name) => {
    const at = moment(POSITIONS[name]!);
    for (const language of ["en", "de"] as const) {
      await speak(language);
      expect(say(at.question!.prompt)).toMatch(/[.?]$/);
      for (const option of at.question!.options) {
        expect(definition.buttonText!(option, at)).toMatch(/\S/);
        if (option.tag) expect(say(option.tag).length).toBeLessThanOrEqual(24);
      }
    }
    await speak("en");
  });

  it.each(NAMES)("%s: scoreboard, strip, hand and piles can be read", (name) => {
    const at = moment(POSITIONS[name]!);
    expect(definition.scoreboard(at).period).toMatch(/\S/);
    for (const item of definition.strip!(at)) expect(item.kind).toMatch(/\S/);
    definition.hand(at);
    definition.piles!(at);
  });

  it("Enter takes the better-looking button, and kicks only where it looks good", () => {
    const toned = (name: string, tones: Record<string, string>): At => {
      const now = moment(position(name));
      const options = now.question!.options.map((option) => ({ ...option, tone: tones[option.token] ?? "" }));
      return { ...now, question: { ...now.question!, options } };
    };
    const { primary } = definition;
    expect(primary!(toned("FieldGoal.decide", {}))).toBe("no kick");
    expect(primary!(toned("FieldGoal.decide", { kick: "good" }))).toBe("kick");
    expect(primary!(toned("Down.offence_audible", { keep: "bad" }))).toBe("keep");
    expect(primary!(toned("Down.offence_audible", { keep: "bad", "from playbook": "good" }))).toBe("from playbook");
    expect(primary!(toned("PenaltyCheck.answer", { accept: "bad" }))).toBe("decline");
    expect(primary!(moment(position("Defend.answer")))).toBeNull();
    expect(primary!(moment(position("PairDraft.pick")))).toBeNull();
  });
});
