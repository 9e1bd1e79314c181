/** The play-by-play as it is shown: headings with their details, newest first. */

import { say, type Message } from "$lib/i18n.svelte";
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

/** A text in two, where it is several sentences one after the other (`join-space`): the first of them, and the rest. */
export function inTwo(message: Message, said: (message: Message) => string = say): { first: string; rest: string } {
  const sentences = typeof message !== "string" && message.id === "join-space" ? (message.args?.items as Message[]) : [message];
  const [first = "", ...rest] = sentences.map((sentence) => said(sentence));
  return { first, rest: rest.join(" ") };
}
