import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Told } from "$lib/table/tablestate.svelte";
import type { View } from "$lib/table/view";
import { Deck } from "$lib/faces.svelte";
import { has, loadGame } from "$lib/i18n.svelte";
import type { At } from "$frame/definition";
import { buttonText, primary } from "../src/games/highlights_2052/answers";
import { CardBook, type Listed } from "../src/games/highlights_2052/cards";
import { drives } from "../src/games/highlights_2052/drives";
import { arc, Geometry, labels } from "../src/games/highlights_2052/field";
import { playsMade } from "../src/games/highlights_2052/plays";
import { down, fieldCount, list, scene, type Phase } from "../src/games/highlights_2052/scene";
import { bracket, fixtures, seasonLength, standings } from "../src/games/highlights_2052/season";
import { kit } from "../src/games/highlights_2052/teams";
import { arcs, kickOdds, landing, lanes, meeting, unseen } from "../src/games/highlights_2052/threat";
import told from "./fixtures/highlights_2052.json";

interface Position {
  view: View;
  events: Told[];
  options: Record<string, string>;
  tokens: string[];
  over: boolean;
  downs: number[];
  standings: [number, number][];
}

const POSITIONS = told.positions as unknown as Record<string, Position>;
const BOOK = new CardBook(told.cards as unknown as Listed[]);
const typeOf = (card: number, play: number): string => BOOK.card(BOOK.id(card))?.plays[play]?.type ?? "";
const at = (name: string): Position => POSITIONS[Object.keys(POSITIONS).find((key) => key.endsWith(` ${name}`))!]!;
const sceneOf = ({ view, options, over }: Position) => scene(view, options, over);

describe("what is on the table", () => {
  const PHASES: Record<string, Phase> = {
    CoinToss: "toss", PickTeams: "teams", Rosters: "teams", PackDraft: "draft", DisplayDraft: "draft", KeepOne: "draft",
    PairDraft: "draft", CutToFifteen: "cut", over: "over",
  };
  it.each(Object.keys(POSITIONS))("%s is recognised by what lies there", (name) => {
    const question = name.split(" ")[1]!.split(".")[0]!;
    expect(sceneOf(POSITIONS[name]!).phase).toBe(PHASES[question] ?? "arena");
  });

  it.each(Object.keys(POSITIONS))("%s: downs are counted as the rules count them", (name) => {
    expect(sceneOf(POSITIONS[name]!).sides.map(down)).toEqual(POSITIONS[name]!.downs);
  });

  it("the looker's own side is on the right and drives up", () => {
    const now = sceneOf(at("Defend.answer"));
    expect(now.right.mine).toBe(true);
    expect(now.left.mine).toBe(false);
    expect(now.right.hand.cards).not.toBeNull();
    expect(now.left.hand.cards).toBeNull();
  });

  it("a spectator sees Home on the right", () => {
    const { view, options } = at("Defend.answer");
    const now = scene({ ...view, seat: null }, options);
    expect([now.mine, now.right.side]).toEqual([null, 1]);
  });

  it("the steps of a play are told apart", () => {
    expect(sceneOf(at("Half.set_audibles")).step).toBe("place");
    expect(sceneOf(at("Defend.answer")).step).toBe("meet");
    expect(sceneOf(at("FieldGoal.decide")).step).toBe("kick");
    expect(sceneOf(at("Touchdown.conversion")).step).toBe("conversion");
  });

  it("counts rise by one for each space, the nearest two being equal", () => {
    expect([5, 10, 15, 20, 25, 30, 35, 40, 45].map(fieldCount)).toEqual([3, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe("drives", () => {
  const PLAYING = Object.keys(POSITIONS).filter((name) => POSITIONS[name]!.events.length);

  it.each(PLAYING)("%s: the moves lead to the ball and the plays match the stack", (name) => {
    const { view, events } = POSITIONS[name]!;
    const now = sceneOf(POSITIONS[name]!);
    const found = drives(events, list<number>(view, "teams"), now.sides.map((side) => side.stack.length), typeOf);
    for (const side of now.sides) {
      const drive = found[side.side]!;
      expect(drive.plays).toHaveLength(side.stack.length);
      expect(drive.plays.map((play) => play.type || "-").join("")).toBe(side.types);
      const last = drive.moves.at(-1);
      if (last && now.step === "meet" && !name.includes("Penalty")) expect(Math.max(0, last.to)).toBe(side.ball);
    }
  });

  it("every play of the half is told once", () => {
    const { events } = at("Defend.answer");
    const now = sceneOf(at("Defend.answer"));
    for (const side of now.sides) expect(playsMade(events, side.side, typeOf)).toHaveLength(side.made);
  });
});

describe("the two cards", () => {
  it("a pass beyond the End Zone is overthrown, the machines' is not", () => {
    const pass = { type: "P" as const, area: 0, footballs: 1, yards: 30, other_yards: null, text: "" };
    expect(landing(pass, 20, false)).toBeNull();
    expect(landing(pass, 20, true)).toBe(-10);
    expect(landing(pass, 25, false)).toBe(-5);
    expect(landing({ ...pass, type: "R" }, 20, false)).toBe(-10);
  });

  it("areas are compared with their own helmets alone", () => {
    const attack = BOOK.card("hb02")!;
    const defence = BOOK.card("hb07")!;
    const now = sceneOf(at("Defend.answer"));
    const strip = lanes({ attack, defence, attacker: now.left, defender: now.right, activated: -1 });
    attack.plays.forEach((play) => expect(strip[play.area]).toMatchObject({ footballs: play.footballs, helmets: defence.helmets[play.area], live: true }));
    expect(strip.filter((lane) => lane.live)).toHaveLength(new Set(attack.plays.map((play) => play.area)).size);
  });

  it("the cards in play are those of the position, and the threat starts at the ball", () => {
    const now = sceneOf(at("Defend.answer"));
    const met = meeting(now, BOOK);
    expect(met.attack?.id).toBe(now.sides[now.offence]!.inPlay);
    expect(met.defence).toBeNull();
    for (const one of arcs(met.attack!, met.attacker, -1)) expect(one.to).toBeLessThanOrEqual(met.attacker.ball);
  });

  it("a kick counts the Action cards that nobody has seen", () => {
    const now = sceneOf(at("FieldGoal.decide"));
    const side = now.sides[now.offence]!;
    const odds = kickOdds(now, BOOK, BOOK.card(side.inPlay)!, side);
    expect(odds.of).toBe(now.actionDeck || 30);
    expect(unseen({ ...now, actionDeck: 0 }, BOOK)).toHaveLength(30);
    expect(odds.good).toBeLessThanOrEqual(odds.of);
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
    const play = (from: number, to: number) => ({ kind: "play" as const, type: "R", from, to });
    const found = labels([play(45, 30), play(30, 40), play(40, 35)], geometry, geometry.y(35));
    for (const [n, one] of found.entries()) {
      for (const other of found.slice(n + 1)) expect(Math.abs(one.y - other.y)).toBeGreaterThan(18);
    }
    expect(found.map((label) => label.text)).toEqual(["R 15", "R −10", "R 5"]);
  });

  it("an arc leaves the ball towards where it lands", () => {
    expect(arc(100, 300)).toMatch(/^M66 116C/);
    expect(arc(300, 100)).toMatch(/^M66 284C/);
  });
});

describe("competitions", () => {
  it("rank a league as the rules do", () => {
    const { view, standings: ranked } = POSITIONS["league over"]!;
    const order = list<number>(view, "order");
    const rows = standings(fixtures(view).slice(0, seasonLength(order.length)), order);
    expect(rows.map((row) => [row.seat, row.points])).toEqual(ranked);
    expect(rows.reduce((sum, row) => sum + row.won, 0)).toBe(rows.reduce((sum, row) => sum + row.lost, 0));
  });

  it("fill a bracket from the games played", () => {
    const { view } = POSITIONS["tournament over"]!;
    const rounds = bracket(list<number>(view, "order"), fixtures(view));
    expect(rounds.map((pairs) => pairs.length)).toEqual([4, 2, 1]);
    expect(rounds.at(-1)![0]!.game?.winner).toBe(fixtures(view).at(-1)!.winner);
    expect(rounds[0]!.filter((pair) => pair.lower === -1 || pair.upper === -1)).toHaveLength(2);
  });

  it("give the second copy of a team a name of its own", () => {
    expect([kit(1).nickname, kit(5).nickname, kit(8).nickname]).toEqual(["Haulers", "Haulers II", "Machines"]);
  });
});

describe("answers", () => {
  beforeAll(() => loadGame("highlights_2052"));
  const deck = new Deck("highlights_2052", told.cards.map((card) => ({ ...card, lines: [] })) as never[]);
  const moment = ({ view, options, tokens }: Position): At => {
    const choices = tokens.map((token) => ({ token, label: token, card: /^(?:play|place|take|cut|discard) (\w+)$/.exec(token)?.[1] ?? null, tag: "", tone: "" }));
    const question = { decision: 1, turn: 0, prompt: "", options: choices };
    const zone = (name: string, holder = 0) => view.zones[`${name} ${holder}`] ?? { zone: name, holder, count: 0, cards: [] };
    return { view, facts: view.facts, options, seat: view.seat, deck, question, zone, result: null } as unknown as At;
  };

  it.each(Object.keys(POSITIONS).filter((name) => POSITIONS[name]!.tokens.length))("%s: every option has its words", (name) => {
    const warned = vi.spyOn(console, "warn");
    const at = moment(POSITIONS[name]!);
    for (const option of at.question!.options) {
      const text = buttonText(option, at);
      if (option.token.startsWith("team ")) expect(text).toBeNull();
      else expect(text).toMatch(/\S/);
    }
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it("Enter takes the better-looking button, and kicks only where it looks good", () => {
    const kick = moment(at("FieldGoal.decide"));
    expect(primary(kick)).toBe("no kick");
    kick.question!.options[0]!.tone = "good";
    expect(primary(kick)).toBe("kick");
    const audible = moment(at("Down.offence_audible"));
    for (const option of audible.question!.options) option.tone = option.token === "keep" ? "bad" : undefined;
    expect(primary(audible)).toBe("keep");
    audible.question!.options.find((option) => option.token === "from playbook")!.tone = "good";
    expect(primary(audible)).toBe("from playbook");
    const penalty = moment(at("PenaltyCheck.answer"));
    penalty.question!.options[0]!.tone = "bad";
    expect(primary(penalty)).toBe("decline");
    expect(primary(moment(at("Defend.answer")))).toBeNull();
    expect(primary(moment(at("PairDraft.pick")))).toBeNull();
  });

  it("messages that are put together are there", () => {
    for (const kind of ["touchdown", "field_goal", "safety", "interception", "fumble", "end_drive"]) expect(has(`fh-banner-${kind}`)).toBe(true);
    for (const card of BOOK.actions) expect([has(`fh-foul-${card.penalty}`), has(`fh-injury-${card.injury}`)]).toEqual([true, true]);
    for (const kind of ["open", "pass", "keep", "league"]) expect([has(`fh-draft-${kind}`), has(`fh-draft-${kind}-text`)]).toEqual([true, true]);
  });
});
