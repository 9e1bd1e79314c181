import { describe, expect, it } from "vitest";
import type { CardOut } from "$lib/api/client";
import { Deck } from "$lib/faces.svelte";
import type { Choice, Told } from "$lib/table/tablestate.svelte";
import type { View } from "$lib/table/view";
import { at as seen } from "$frame/at";
import type { At } from "$frame/definition";
import { Book } from "../src/games/masters_gridiron/cards";
import { duelOf } from "../src/games/masters_gridiron/duel";
import { countingNow, faceClass, hand, leading } from "../src/games/masters_gridiron/hand";
import { sceneOf, type Facts, type Meeting } from "../src/games/masters_gridiron/scene";
import { primary } from "../src/games/masters_gridiron/table";

const NUMBERS = { players: 3, book: 2, span: 200 };
const CARDS: CardOut[] = [
  { id: "001", title: "Corwin Haldane", kind: "offense", lines: [], facts: { pos: "TE", ratings: [["RED", 78]] } },
  { id: "002", title: "Jonah Stonebridle", kind: "offense", lines: [], facts: { pos: "RB", ratings: [["RUS", 60]] } },
  { id: "003", title: "Thane Brackenridge", kind: "defense", lines: [], facts: { pos: "LB", ratings: [["TAC", 82], ["COV", 60]] } },
  { id: "TSP01", title: "Corner Fade", kind: "touchdown", lines: [], facts: { result: "TD", type: "SP" } },
  { id: "AO10", title: "Quick Slant", kind: "audible", lines: [], facts: { effect: "BOOST", windows: ["LINE"] } },
];
const DECK = new Deck("masters_gridiron", CARDS);

const KIT = { place: "", first: "#111111", second: "#eeeeee", glow: "#dddddd" };
const NOTHING: Facts = {
  visitor: 0, offence: 0, turn: 1, period: 0, scores: [0, 0], names: ["Engines", "Anvils"], teams: [7, 0], payrolls: [121, 104], rosters: [],
  defence_scores: ["", ""], punting: false, carry: [0, 0], silenced: false, scouted: false, reply: false,
  kits: [{ code: "EAS", nickname: "Engines", ...KIT }, { code: "ASH", nickname: "Anvils", ...KIT }],
  inks: { EAS: ["#111111", "#eeeeee", "#000000"] },
  length: { turns: 16, spots: 8, hands: { offense: 3, defense: 3, playbook: 4 } }, numbers: NUMBERS,
  laid: { player: null, play: null, defender: null, calls: [] }, meeting: {}, spots: [[], []], defence_points: [[], []], open: true,
};
const ATTEMPT: Meeting = { result: "TD", stops: ["TAC", "COV"], offence: { total: 78, terms: [["RED", 78]] }, only: ["WR"] };

function table(facts: Partial<Facts>, more: { zones?: Record<string, string[]>; events?: Told[]; question?: Choice[]; considered?: Choice } = {}): At {
  const zones = Object.fromEntries(Object.entries(more.zones ?? {}).map(([name, cards]) => [name, { zone: name.split(" ")[0]!, holder: Number(name.split(" ")[1]), count: cards.length, cards }]));
  const view: View = { seat: 0, where: "", path: [], about: [], zones, facts: { ...NOTHING, ...facts } as unknown as Record<string, unknown>, legal: [], waiting_for: [0] };
  const question = more.question ? { decision: 1, turn: 0, prompt: "", options: more.question } : null;
  return { ...seen({ view, seat: 0, seats: [], options: {}, events: more.events ?? [], deck: DECK, question }), considered: more.considered ?? null };
}

describe("a compact face", () => {
  it("marks the ratings that can stop the attempt, and the one that a pairing would use", () => {
    const stopped = table({ offence: 1, meeting: ATTEMPT });
    expect(countingNow("003", stopped)).toEqual(["TAC", "COV"]);
    const option: Choice = { token: "attempt 1 1", label: "", card: "001", partner: "TSP01", outcome: ATTEMPT as unknown as Record<string, unknown> };
    const laying = table({}, { question: [option] });
    expect([countingNow("001", laying), countingNow("002", laying), countingNow("003", laying)]).toEqual([["RED"], [], []]);
  });
});

describe("numbers of cards", () => {
  it("are told apart by seat and copy, as the table says", () => {
    const book = new Book(DECK, NUMBERS);
    expect([book.playerId(0), book.playerId(4), book.playerId(-1)]).toEqual(["001", "002", null]);
    expect([book.bookId(0), book.bookId(2), book.bookId(200), book.bookId(-1)]).toEqual(["TSP01", "TSP01*2", "TSP01", null]);
    expect([book.seatOf(2), book.seatOf(3)]).toEqual([0, 1]);
  });
});

describe("spots", () => {
  it("remember both numbers", () => {
    const events = [{ kind: "TurnBegins", facts: { team: "Engines", spot: 1 } }, { kind: "Resolved", facts: { offence_number: 66, defence_number: 71 } }] as unknown as Told[];
    const spots = [[{ state: "x", points: 0, card: "TSP01" }], []];
    expect(sceneOf(table({ spots }, { events })).sides[0].spots[0]).toMatchObject({ number: 1, state: "x", numbers: [66, 71] });
  });
});

describe("the duel", () => {
  it("shows what lies, with the sums that the server sends", () => {
    const laid = { player: "001", play: "TSP01", defender: null, calls: [] };
    const moment = table({ laid, meeting: ATTEMPT });
    const duel = duelOf(moment, sceneOf(moment), null);
    expect(duel).toMatchObject({ kind: "now", player: "001", play: "TSP01", defender: null, left: { total: 78 }, right: null, verdict: null });
    expect(duel.lines.left.map(({ amount }) => amount)).toEqual(["78", "+0"]);
  });

  it("shows an option that is looked at as if it lay", () => {
    const laid = { player: "001", play: "TSP01", defender: null, calls: [] };
    const outcome = { ...ATTEMPT, defence: { total: 82, terms: [["TAC", 82]] }, lower: [["COV", 60]], outcome: "stopped", margin: 4, points: [0, 0] };
    const moment = table({ laid, meeting: ATTEMPT }, { considered: { token: "defend 1", label: "", card: "003", outcome } });
    const duel = duelOf(moment, sceneOf(moment), null);
    expect(duel).toMatchObject({ defender: "003", tentative: { defender: true }, right: { total: 82 }, verdict: { scores: false } });
    expect(duel.lines.right).toHaveLength(2);
  });

  it("shows an Audible that is looked at among those played", () => {
    const laid = { player: "001", play: "TSP01", defender: null, calls: [] };
    const moment = table({ laid, meeting: ATTEMPT }, { considered: { token: "play 1", label: "", card: "AO10", outcome: { ...ATTEMPT, offence: { total: 84, terms: [["RED", 78], ["AO10", 6]] }, call: "AO10" } } });
    const duel = duelOf(moment, sceneOf(moment), null);
    expect(duel.calls).toEqual([{ card: "AO10", offence: true, cancelled: false, tentative: true }]);
    expect(duel.left?.total).toBe(84);
  });
});

describe("the hand", () => {
  it("marks the rating that would count", () => {
    const option: Choice = { token: "defend 1", label: "", card: "003", outcome: { defence: { total: 82, terms: [["TAC", 82]] } } };
    expect(faceClass("003", table({}, { question: [option] }))).toBe("use-TAC");
    expect(faceClass("001", table({}, { question: [option] }))).toBe("");
  });

  it("keeps a place for every card that is missing", () => {
    const groups = hand(table({}, { zones: { "off_hand 0": ["001"] } }));
    expect(groups.map(({ id, places }) => [id, places?.length])).toEqual([["off_hand", 2], ["pb_hand", 4], ["def_hand", 3]]);
  });
});

describe("answers", () => {
  const pair = (expected: number): Choice => ({ token: `attempt ${expected}`, label: "", card: "001", partner: "TSP01", outcome: { expected } });

  it("a card carries the tag of its most promising pairing", () => {
    expect(leading([pair(0.8), pair(3), pair(2.8), { token: "punt 1 1", label: "" }])?.token).toBe("attempt 3");
  });

  it("windows are left with Enter, a pair is never laid by it", () => {
    expect(primary(table({}, { question: [pair(1)] }))).toBeNull();
    expect(primary(table({}, { question: [{ token: "play 1", label: "" }, { token: "pass", label: "" }] }))).toBe("pass");
    expect(primary(table({}, { question: [{ token: "team EAS", label: "" }] }))).toBe("team EAS");
  });
});
