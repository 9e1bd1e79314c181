/** Sounds, made on the spot from recipes that come with the games: none without something to see, all off until switched on. */

import { ask, http } from "./api/client";
import type { components } from "./api/schema";
import { settings } from "./settings.svelte";
import type { Told } from "./table/tablestate.svelte";

export type Sounds = components["schemas"]["SoundsOut"];
type Layer = components["schemas"]["LayerOut"];

/** What a moment is heard as that its game says nothing of, and anything smaller. */
const MOMENT = "whistle";
const SMALLER = "tap";
/** The hertz by which a trill goes up and down. */
const SHAKE = 60;

const books = new Map<string, Promise<Sounds>>();
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** The sounds at a game's table, or those that all games share; asked for once. */
export function soundsOf(game = ""): Promise<Sounds> {
  const found = books.get(game) ?? ask(game ? http.GET("/api/games/{game}/sounds", { params: { path: { game } } }) : http.GET("/api/sounds"));
  books.set(game, found);
  found.catch(() => books.delete(game));
  return found;
}

/** Play a sound, if the person wants sounds. */
export async function play(name: string, game = ""): Promise<void> {
  if (settings.sound) await soundsOf(game).then((book) => make(book, name), () => undefined);
}

/** What happened is heard: the first of the moments, else the last of what is smaller. */
export async function hear(game: string, moments: readonly Told[], smaller: readonly Told[] = []): Promise<void> {
  if (!settings.sound) return;
  const book = await soundsOf(game).catch(() => null);
  if (!book) return;
  const [first] = moments;
  const names = smaller.flatMap((event) => soundOf(book, event) ?? []);
  make(book, first ? (soundOf(book, first) ?? MOMENT) : (names.at(-1) ?? SMALLER));
}

/** What an event is heard as; undefined where its game says nothing of it. */
export function soundOf({ moments }: Sounds, { kind, facts }: Told): string | undefined {
  return moments.find((one) => one.event === kind && Object.entries(one.facts).every(([name, value]) => facts[name] === value))?.sound;
}

function make(book: Sounds, name: string): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  const out = new GainNode(context, { gain: (settings.volume / 100) ** 2 });
  out.connect(context.destination);
  for (const layer of book.sounds[name] ?? []) (layer.wave === "noise" ? noise : tone)(context, out, layer);
}

function tone(to: AudioContext, out: AudioNode, layer: Layer): void {
  const at = begin(to, layer);
  const source = new OscillatorNode(to, { type: layer.wave as OscillatorType, frequency: layer.pitch });
  source.frequency.setValueAtTime(layer.pitch, at);
  if (layer.to) source.frequency.exponentialRampToValueAtTime(layer.to, at + layer.length);
  if (layer.trill) shake(to, at, layer, source.frequency, SHAKE);
  source.connect(envelope(to, at, layer, out));
  source.start(at);
  source.stop(at + layer.length);
}

function noise(to: AudioContext, out: AudioNode, layer: Layer): void {
  const at = begin(to, layer);
  const source = new AudioBufferSourceNode(to, { buffer: (hiss ??= makeHiss(to)), loop: true });
  const filter = new BiquadFilterNode(to, { type: "bandpass", frequency: layer.pitch, Q: 0.8 });
  filter.frequency.setValueAtTime(layer.pitch, at);
  if (layer.to) filter.frequency.linearRampToValueAtTime(layer.to, at + layer.length);
  const volume = envelope(to, at, layer, out);
  if (layer.trill) shake(to, at, layer, volume.gain, layer.loud / 2);
  source.connect(filter).connect(volume);
  source.start(at);
  source.stop(at + layer.length);
}

const begin = (to: AudioContext, { at }: Layer): number => to.currentTime + 0.005 + at;

function shake(to: AudioContext, at: number, { trill, length }: Layer, what: AudioParam, far: number): void {
  const source = new OscillatorNode(to, { frequency: trill });
  source.connect(new GainNode(to, { gain: far })).connect(what);
  source.start(at);
  source.stop(at + length);
}

function envelope(to: AudioContext, at: number, { length, loud, rise }: Layer, out: AudioNode): GainNode {
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + Math.min(rise, length * 0.9));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

function makeHiss(to: AudioContext): AudioBuffer {
  const buffer = to.createBuffer(1, to.sampleRate * 1.3, to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
