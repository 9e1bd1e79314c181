/** What a game calls the parts of its decks, in the language spoken; the game's own English where nobody has translated it. */

import { has, t } from "$lib/i18n.svelte";
import type { Note, Problem } from "./types";

function spoken(id: string, english: string, facts?: Record<string, string | number>): string {
  const message = id.replace(/[^\w-]/g, "-");
  return has(message) ? t(message, facts) : english;
}

/** A part of a deck by what it is (`group`, `area`, `filter`, `figure`, `meter`, `part`, `lean`) and its id. */
export function called(game: string, what: string, id: string, english: string): string {
  return spoken(`${game}-deck-${what}-${id}`, english);
}

export function valueName(game: string, filter: string, id: string, english: string): string {
  return spoken(`${game}-deck-value-${filter}-${id}`, english);
}

export function problemText(game: string, problem: Problem): string {
  const english = /[.!?]$/.test(problem.text) ? problem.text : `${problem.text}.`;
  return spoken(`${game}-deck-problem-${problem.code}`, english, problem.facts);
}

export function noteText(game: string, note: Note): string {
  return spoken(`${game}-deck-note-${note.code}`, note.text, note.facts);
}
