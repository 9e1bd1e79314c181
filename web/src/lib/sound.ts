/** Sounds, made on the spot: none longer than 1.2 s, none without something to see, all off until switched on. */

import { settings } from "./settings.svelte";

export type Sound = "tap" | "paper" | "whistle" | "crowd" | "thud" | "posts" | "dull" | "tick";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Play a sound, if the person wants sounds. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context, context.currentTime + 0.005);
}

const SOUNDS: Record<Sound, (to: AudioContext, at: number) => void> = {
  tap: (to, at) => noise(to, at, { from: 900, length: 0.09, loud: 0.35, kind: "lowpass" }),
  paper: (to, at) => noise(to, at, { from: 2600, length: 0.16, loud: 0.18, kind: "bandpass" }),
  whistle: (to, at) => {
    for (const pitch of [2340, 2410]) tone(to, at, { pitch, length: 0.42, loud: 0.07, wave: "square", trill: 28 });
  },
  crowd: (to, at) => noise(to, at, { from: 700, to: 1500, length: 1.2, loud: 0.4, kind: "bandpass", swell: 0.45 }),
  thud: (to, at) => tone(to, at, { pitch: 95, end: 42, length: 0.4, loud: 0.5, wave: "sine" }),
  posts: (to, at) => {
    for (const [n, pitch] of [880, 1320, 1760].entries()) tone(to, at + n * 0.07, { pitch, length: 0.5, loud: 0.14, wave: "triangle" });
  },
  dull: (to, at) => tone(to, at, { pitch: 180, end: 120, length: 0.3, loud: 0.3, wave: "triangle" }),
  tick: (to, at) => tone(to, at, { pitch: 1200, length: 0.04, loud: 0.12, wave: "square" }),
};

interface Tone {
  pitch: number;
  end?: number;
  length: number;
  loud: number;
  wave: OscillatorType;
  trill?: number;
}

function tone(to: AudioContext, at: number, { pitch, end, length, loud, wave, trill }: Tone): void {
  const source = new OscillatorNode(to, { type: wave, frequency: pitch });
  if (end) source.frequency.exponentialRampToValueAtTime(end, at + length);
  if (trill) {
    const shake = new OscillatorNode(to, { frequency: trill });
    shake.connect(new GainNode(to, { gain: 60 })).connect(source.frequency);
    shake.start(at);
    shake.stop(at + length);
  }
  source.connect(envelope(to, at, length, loud, 0.01));
  source.start(at);
  source.stop(at + length);
}

interface Noise {
  from: number;
  to?: number;
  length: number;
  loud: number;
  kind: BiquadFilterType;
  swell?: number;
}

function noise(to: AudioContext, at: number, { from, to: end, length, loud, kind, swell = 0.005 }: Noise): void {
  const source = new AudioBufferSourceNode(to, { buffer: (hiss ??= makeHiss(to)) });
  const filter = new BiquadFilterNode(to, { type: kind, frequency: from, Q: 0.8 });
  if (end) filter.frequency.linearRampToValueAtTime(end, at + length);
  source.connect(filter).connect(envelope(to, at, length, loud, swell));
  source.start(at);
  source.stop(at + length);
}

function envelope(to: AudioContext, at: number, length: number, loud: number, rise: number): GainNode {
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(to.destination);
  return gain;
}

function makeHiss(to: AudioContext): AudioBuffer {
  const buffer = to.createBuffer(1, to.sampleRate * 1.3, to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
