import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { loadGame, say, sayAll, speak } from "$lib/i18n.svelte";

beforeAll(() => loadGame("sport_jockeys"));
afterEach(() => speak("en"));

const joined = (how: string, ...items: unknown[]) => ({ id: `join-${how}`, args: { items } });

describe("a message", () => {
  it("is a name where it is a string", () => {
    expect(say("Haulers")).toBe("Haulers");
  });

  it("is said with its arguments, other messages first", () => {
    const message = { id: "conceded", args: { who: { id: "player", args: { number: 2 } } } };
    expect(say(message)).toBe("Player 2 concedes.");
    expect(say(message, (seat) => ["Ann", "Bo"][seat]!)).toBe("Bo concedes.");
  });

  it("joins lists as the server does", () => {
    expect(say(joined("or", "A", "B", "C"))).toBe("A, B or C");
    expect(say(joined("space", "One.", { id: "end" }))).toBe("One. End");
    expect(say(joined("and"))).toBe("");
    expect(say({ id: "share-of", args: { some: ["A", "B", 3], all: 1000 } })).toBe("A, B and 3 of 1,000");
  });

  it("is said in the language spoken", async () => {
    await speak("de");
    expect(say(joined("and", "A", "B", "C"))).toBe("A, B und C");
    expect(say({ id: "share-of", args: { some: 1, all: 1000 } })).toBe("1 von 1.000");
  });
});

describe("data", () => {
  it("is said wherever it holds a message, and otherwise left alone", () => {
    const told = { id: "x", title: { id: "end" }, rows: [{ text: { id: "player", args: { number: 1 } }, n: 1 }], none: null };
    expect(sayAll(told)).toEqual({ id: "x", title: "End", rows: [{ text: "Player 1", n: 1 }], none: null });
  });
});
