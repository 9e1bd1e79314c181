import { beforeAll, describe, expect, it } from "vitest";
import type { CardOut } from "$lib/api/client";
import { Deck } from "$lib/faces.svelte";
import { loadGame } from "$lib/i18n.svelte";
import type { Choice, Told } from "$lib/table/tablestate.svelte";
import type { View } from "$lib/table/view";
import { at as moment } from "$frame/at";
import type { At } from "$frame/definition";
import { buttonText, leading, primary } from "../src/games/masters_gridiron/answers";
import { Book, bookOf, seatOfBook, seatOfPlayer, surname } from "../src/games/masters_gridiron/cards";
import { kitOf, TEAMS } from "../src/games/masters_gridiron/kits";
import { standing, type Call } from "../src/games/masters_gridiron/reckoning";
import { sceneOf } from "../src/games/masters_gridiron/scene";
import { points, spreadOf, stockOf } from "../src/games/masters_gridiron/spread";
import told from "./fixtures/masters_gridiron.json";

interface Case {
  player: string;
  play: string;
  defender: string;
  punting: boolean;
  carry: number;
  calls: string[];
  offences: boolean[];
  amounts: number[];
  cancelled: number[];
  result: string;
  stops: string[];
  offence: { total: number; terms: [string, number][] };
  defence: { total: number; terms: [string, number][] };
  settle: number;
  held: boolean;
  returns: boolean;
  margin: number | null;
}

const CASES = told.cases as unknown as Case[];
const CARDS = (told.cards as unknown as CardOut[]).map((card) => ({ ...card, lines: [] }));
const BOOK = new Book(new Deck("masters_gridiron", CARDS));

beforeAll(() => loadGame("masters_gridiron"));

function laid(one: Case) {
  const calls = one.calls.map((id, place): Call => ({ card: BOOK.audible(id)!, offence: one.offences[place]!, amount: one.amounts[place]!, cancelled: one.cancelled.includes(place) }));
  return { player: BOOK.player(one.player), play: BOOK.play(one.play), defender: BOOK.player(one.defender), punting: one.punting, carry: one.carry, calls };
}

describe("the sums of an attempt", () => {
  it.each(CASES.map((one, n) => [n, one] as const))("case %i is what the rules say", (_, one) => {
    const now = standing(laid(one))!;
    expect(now.offence).toEqual(one.offence);
    expect(now.defence).toEqual(one.defence);
    expect({ result: now.result, stops: now.stops, settle: now.settle, held: now.held }).toEqual({ result: one.result, stops: one.stops, settle: one.settle, held: one.held });
    expect(now.returning !== null).toBe(one.returns);
    expect(now.returning?.margin ?? null).toBe(one.margin);
  });

  it("has no sums where no play lies, and none for who has not laid", () => {
    const one = laid(CASES[0]!);
    expect(standing({ ...one, play: null })).toBeNull();
    expect(standing({ ...one, defender: null })!.defence).toBeNull();
  });
});

describe("numbers of cards", () => {
  it("are told apart by seat and copy", () => {
    const all = Array.from({ length: 1072 }, (_, n): CardOut => ({ id: n < 832 ? String(n + 1).padStart(3, "0") : `B${n}`, title: "", kind: "", lines: [], facts: {} }));
    const book = bookOf(new Deck("masters_gridiron", all));
    expect([book.playerId(0), book.playerId(833), book.playerId(-1)]).toEqual(["001", "002", null]);
    expect([book.bookId(3), book.bookId(243), book.bookId(24_003), book.bookId(-1)]).toEqual(["B835", "B835*2", "B835", null]);
    expect([seatOfPlayer(831), seatOfPlayer(832), seatOfBook(23_999), seatOfBook(24_000)]).toEqual([0, 1, 0, 1]);
    expect(surname("Jonah Stonebridle")).toBe("Stonebridle");
  });
});

describe("teams", () => {
  it("are 32, each with its own colours", () => {
    expect(TEAMS).toHaveLength(32);
    expect(new Set(TEAMS.map(({ first }) => first)).size).toBe(32);
  });

  it("make way for decks of one's own, and for twins", () => {
    expect(kitOf(0, [7, 0], ["Engines", "Anvils"])).toMatchObject({ code: "EAS", nickname: "Engines" });
    expect(kitOf(1, [7, -1], ["Engines", "Night Shift"])).toMatchObject({ code: "NS", nickname: "Night Shift" });
    const [one, other] = [0, 1].map((seat) => kitOf(seat, [7, 7], ["Engines I", "Engines II"]));
    expect(one!.first).not.toBe(other!.first);
    expect(kitOf(1, [-1, -1], ["Loud I", "Loud II"]).code).toBe("LII");
  });
});

// A table --------------------------------------------------------------------------------------------------------------

const NOTHING = {
  visitor: 0, offence: 0, turn: 1, period: 0, scores: [0, 0], names: ["Engines", "Anvils"], teams: [7, 0], payrolls: [121, 104], rosters: [], playbooks: [],
  outcomes: ["", ""], defence_scores: ["", ""], offence_card: -1, play_card: -1, defence_card: -1, punting: false, calls: [], call_amounts: [],
  cancelled: [], carry: [0, 0], silenced: false, scouted: false, scored_by: -1, scored: "", conversions: [0, 0], converted: [0, 0], reply: false, exchanged: false, cleared: [0, 0],
};

function table(facts: Partial<typeof NOTHING>, zones: Record<string, string[]> = {}, more: { options?: Record<string, string>; events?: Told[]; question?: Choice[] } = {}): At {
  const found = Object.fromEntries(Object.entries(zones).map(([name, cards]) => [name, { zone: name.split(" ")[0]!, holder: Number(name.split(" ")[1]), count: cards.length, cards }]));
  const view: View = { seat: 0, where: "", zones: found, facts: { ...NOTHING, ...facts }, legal: [], waiting_for: [0] };
  const question = more.question ? { decision: 1, turn: 0, prompt: "", options: more.question } : null;
  return moment({ view, seat: 0, seats: [], options: more.options ?? {}, events: more.events ?? [], deck: BOOK.deck, question });
}

describe("spots", () => {
  const states = (at: At, seat: number) => sceneOf(at).sides[seat]!.spots.map(({ state }) => state || ".").join("");

  it("are eight, with the attempt in hand next", () => {
    const at = table({ turn: 5, outcomes: ["Tx", "Fp"] }, { "spots 0": ["a", "b", "c"], "spots 1": ["d", "e"] });
    expect(states(at, 0)).toBe("Txnow.....");
    expect(sceneOf(at).sides[0].spots.map(({ card }) => card).slice(0, 4)).toEqual(["a", "b", "c", null]);
    expect(states(at, 1)).toBe("Fp......");
  });

  it("wait for the try for two once the turn is resolved", () => {
    expect(states(table({ turn: 1, outcomes: ["T", ""] }), 0)).toBe("T.......");
  });

  it("grow in overtime, and keep their places when cards were gathered or never laid", () => {
    const at = table({ turn: 19, period: 1, outcomes: ["TxFFbxxF", "TFxxxxxFFx".slice(0, 10)], cleared: [2, 0] }, { "spots 0": ["c", "d", "f", "g", "h"] });
    const [side] = sceneOf(at).sides;
    expect(side.spots).toHaveLength(9);
    expect(side.spots.map(({ card }) => card)).toEqual([null, null, "c", "d", null, "f", "g", "h", null]);
    expect(side.spots[8]!.state).toBe("now");
  });

  it("remember both numbers", () => {
    const events = [{ kind: "TurnBegins", facts: { team: "Engines", spot: 1 } }, { kind: "Resolved", facts: { offence_number: 66, defence_number: 71 } }] as unknown as Told[];
    expect(sceneOf(table({ turn: 2, offence: 1, outcomes: ["x", ""] }, {}, { events })).sides[0].spots[0]!.numbers).toEqual([66, 71]);
  });
});

describe("payrolls and tries for two", () => {
  it.each([[17, "half", 35], [18, "half", 35], [19, "half", 40], [16, "half", 30], [17, "exact", 34], [0, "half", null], [1, "half", null]])("$%i million apart, %s: %s tenths", (difference, spread_rounding, tenths) => {
    const at = table({ payrolls: [104 + difference, 104] }, {}, { options: { spread: "on", spread_rounding } });
    expect(spreadOf(at, sceneOf(at))?.tenths ?? null).toBe(tenths);
  });

  it("no spread is shown where none is played for", () => {
    const at = table({});
    expect(spreadOf(at, sceneOf(at))).toBeNull();
    expect([35, 40, 34, 5].map(points)).toEqual(["3½", "4", "3.4", "½"]);
  });

  it("the chance for two follows from the own deck", () => {
    const plays = CARDS.filter((card) => "result" in card.facts);
    const some = (result: string, count: number) => plays.filter((card) => card.facts.result === result).slice(0, count).map((card) => card.id);
    const at = table({}, { "pb_deck 0": [...some("FG", 2), ...some("TD", 2)], "pb_top 0": [], "pb_open 0": [] });
    expect(stockOf(sceneOf(at))).toEqual({ touchdowns: 2, fieldGoals: 2, audibles: 0, chance: 2 / 3 });
  });
});

describe("answers", () => {
  const pair = (tag: string): Choice => ({ token: `attempt ${tag}`, label: "", card: "001", partner: "TIR01", tag });

  it("a card carries the tag of its most promising pairing", () => {
    const options = ["TD 65, 12%", "FG 82, 100%", "TD 70, 40%", "Punt, 72"].map(pair);
    expect(leading(options)?.tag).toBe("FG 82, 100%");
    expect(leading([pair("Punt, 72"), pair("TD 43, 0%")])?.tag).toBe("TD 43, 0%");
  });

  it("windows are left with Enter, a pair is never laid by it", () => {
    expect(primary(table({}, {}, { question: [pair("TD 65, 12%")] }))).toBeNull();
    expect(primary(table({}, {}, { question: [{ token: "play 1", label: "" }, { token: "pass", label: "" }] }))).toBe("pass");
    expect(primary(table({}, {}, { question: [{ token: "team EAS", label: "" }] }))).toBe("team EAS");
  });

  it("every kind of option has its words", () => {
    const at = table({}, {}, { question: [] });
    const tokens = ["attempt 1 2", "punt 1 2", "punt alone 1", "defend 1", "play 1", "discard 1", "pick 1", "done", "pass", "keep", "kick", "go", "team EAS"];
    for (const token of tokens) expect(buttonText({ token, label: "", card: CASES[0]!.player, partner: CASES[0]!.play, tag: "TD 65, 12%" }, at), token).toMatch(/\S/u);
    expect(buttonText({ token: "team EAS", label: "" }, at)).toContain("Engines");
  });
});
