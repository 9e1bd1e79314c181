import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Told } from "$lib/table/tablestate.svelte";

const layer = (wave: string, pitch: number) => ({ wave, pitch, length: 0.2, loud: 0.2, to: null, at: 0, rise: 0.01, trill: 0 });
const BOOK = {
  sounds: { whistle: [layer("square", 2000)], tap: [layer("noise", 400)], posts: [layer("sine", 880), layer("sine", 1320)], miss: [layer("sine", 90)] },
  moments: [{ event: "Kick", facts: { good: true }, sound: "posts" }, { event: "Kick", facts: {}, sound: "miss" }],
};
const told = (kind: string, facts: Record<string, unknown> = {}): Told => ({ n: 0, kind, facts, text: null, rules: [], weight: 2, side: null }) as Told;

let pitches: number[];
let gains: number[];
let contexts: number;

/** Stands in for what makes sounds: it only remembers what it was told. */
class Node {
  frequency = new Param();
  gain = new Param();
  constructor(_: unknown, how: { frequency?: number; gain?: number; type?: string } = {}) {
    if (how.frequency !== undefined) pitches.push(how.frequency);
    if (how.gain) gains.push(how.gain);
  }
  connect = (to: unknown): unknown => to;
  start = (): void => undefined;
  stop = (): void => undefined;
}
class Param {
  setValueAtTime = (): void => undefined;
  linearRampToValueAtTime = (): void => undefined;
  exponentialRampToValueAtTime = (): void => undefined;
}
class Context {
  currentTime = 0;
  sampleRate = 10;
  destination = {};
  constructor() {
    contexts += 1;
  }
  resume = async (): Promise<void> => undefined;
  createBuffer = () => ({ getChannelData: () => new Float32Array(13) });
}

beforeEach(() => {
  [pitches, gains, contexts] = [[], [], 0];
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("AudioContext", Context);
  for (const name of ["OscillatorNode", "GainNode", "BiquadFilterNode", "AudioBufferSourceNode"]) vi.stubGlobal(name, Node);
  vi.stubGlobal("fetch", vi.fn(async () => Response.json(BOOK)));
});

const fresh = async () => ({ ...(await import("$lib/settings.svelte")), ...(await import("$lib/sound")) });

describe("sounds", () => {
  it("are off: nothing is asked for and nothing made", async () => {
    const { settings, play, hear } = await fresh();
    expect(settings.sound).toBe(false);
    await play("tap");
    await hear("any", [told("Kick", { good: true })]);
    expect(contexts).toBe(0);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("are those that the game says of its moments, the first of several", async () => {
    const { set, hear } = await fresh();
    set("sound", true);
    await hear("any", [told("Kick", { good: true }), told("Kick", { good: false })], [told("Snap")]);
    expect(pitches).toEqual([880, 1320]);
    expect(contexts).toBe(1);
  });

  it.each<[string, Told[], Told[], number]>([
    ["the other outcome", [told("Kick", { good: false })], [], 90],
    ["a moment that the game says nothing of", [told("Kickoff")], [], 2000],
    ["something smaller", [], [told("Kick", { good: false }), told("Snap")], 90],
    ["anything else", [], [told("Snap")], 400],
  ])("tell %s", async (_, moments, smaller, pitch) => {
    const { set, hear } = await fresh();
    set("sound", true);
    await hear("any", moments, smaller);
    expect(pitches).toEqual([pitch]);
  });

  it("are as loud as wished, and the wish is kept", async () => {
    const { set, play } = await fresh();
    set("sound", true);
    set("volume", 50);
    await play("whistle");
    expect(gains[0]).toBe(0.25);
    vi.resetModules();
    expect((await fresh()).settings.volume).toBe(50);
  });

  it("fall silent where their recipes cannot be had", async () => {
    vi.stubGlobal("fetch", vi.fn(async () => Promise.reject(new TypeError("away"))));
    const { set, play, hear } = await fresh();
    set("sound", true);
    await play("tap");
    await hear("any", [told("Kick")]);
    expect(contexts).toBe(0);
  });
});
