import { describe, expect, it } from "vitest";
import type { TableState } from "$lib/table/tablestate.svelte";
import type { Choosing } from "$frame/choosing.svelte";
import { Guiding, type GuideOut } from "$frame/guiding.svelte";

const GUIDE = {
  game: "g", title: "First", goal: "Win.", options: {}, seats: ["me", "starter"], closing: "Go on.",
  steps: [
    { at: { decision: 0 }, text: "Look.", point: "field", do: null },
    { at: { decision: 0 }, text: "Take a.", point: "hand", do: "a" },
    { at: { decision: 2 }, text: "Free.", point: "hand", do: null },
  ],
} satisfies GuideOut;

function table(turn: number | null, sent: string | null = null) {
  const question = turn === null ? null : { decision: 40 + turn, turn, prompt: "?", options: [] };
  return { question, sent: sent === null ? null : { decision: 40, token: sent } };
}

function guiding() {
  const choosing = { hint: null as string | null };
  const seen = table(0) as ReturnType<typeof table>;
  const made = new Guiding(seen as unknown as TableState, choosing as Choosing);
  const at = (turn: number | null, sent: string | null = null): void => {
    Object.assign(seen, table(turn, sent));
    made.follow();
  };
  return { made, choosing, at };
}

describe("a guide", () => {
  it("says the words of the question whose turn it is, one after the other", () => {
    const { made, choosing, at } = guiding();
    made.begin(GUIDE);
    expect(made.mark?.text).toBe("Win.");
    made.next();
    expect([made.mark?.text, choosing.hint]).toEqual(["Look.", null]);
    made.next();
    expect([made.mark?.text, choosing.hint]).toEqual(["Take a.", "a"]);
    at(0, "a");
    at(1);
    expect(made.mark).toBeNull();
    at(2);
    expect(made.mark?.text).toBe("Free.");
    made.next();
    expect([made.mark?.text, made.mark?.last]).toEqual(["Go on.", true]);
  });

  it("notices another way, and goes on once that was taken back", () => {
    const { made, at } = guiding();
    made.begin(GUIDE);
    made.next();
    made.next();
    at(0, "b");
    at(1);
    expect(made.strayed).toBe(true);
    at(0);
    expect([made.strayed, made.mark?.text]).toEqual([false, "Win."]);
  });

  it("does not begin again once it is over", () => {
    const { made, at } = guiding();
    made.begin(GUIDE);
    at(2);
    expect(made.mark?.text).toBe("Free.");
    made.next();
    made.next();
    expect(made.mark).toBeNull();
    made.begin(GUIDE);
    expect(made.mark).toBeNull();
  });
});
