/** The play-by-play as it is shown: headings with their details, newest first. */

import type { Told } from "$lib/table/tablestate.svelte";

export interface Entry {
  /** The number of its first event. */
  n: number;
  title: Told;
  steps: Told[];
  side: number | null;
  weight: number;
}

/** Events with a sentence, gathered under their headings. Details before any heading stand alone. */
export function chronicle(events: readonly Told[]): Entry[] {
  const entries: Entry[] = [];
  for (const event of events) {
    if (!event.text) continue;
    const last = entries.at(-1);
    if ((event.weight ?? 0) > 0 || !last || last.weight === 0) {
      entries.push({ n: event.n, title: event, steps: [], side: event.side ?? null, weight: event.weight ?? 0 });
    } else {
      last.steps.push(event);
    }
  }
  return entries.reverse();
}

/** A moment's sentence in two: what is shouted, and the rest. */
export function shout(text: string): { title: string; text: string } {
  const [, title = text, rest = ""] = /^(.{3,38}?)(?:[!,.:;]\s+|[!.]$)(.*)$/su.exec(text) ?? [];
  return { title, text: rest.trim() };
}

/** A prompt in two: the question, and what helps to answer it. */
export function splitPrompt(prompt: string): { question: string; more: string } {
  const [, question = prompt, more = ""] = /^(.+?[.?!])\s+(\S.*)$/su.exec(prompt) ?? [];
  return { question: question.replace(/(?<!\.)\.$/u, ""), more };
}

/** A label without what is printed on the card anyway. */
export function shortLabel(label: string): string {
  return label.split(" · ")[0] ?? label;
}
