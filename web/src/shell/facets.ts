/** What cards can be filtered by: whatever their facts say and several cards share. */

import type { CardOut } from "$lib/api/client";

export interface Facet {
  /** The path of the fact, such as `team` or `plays.type`. */
  name: string;
  /** Its values, and how many cards have each. */
  values: { value: string; count: number }[];
}

const FEW = 2;
const MANY = 36;
export const KIND = "kind";

/** All facts of a card as text, by path; lists of words or of things count with each of their values. */
export function factsOf(card: CardOut): Map<string, Set<string>> {
  const facts = new Map([[KIND, new Set([card.kind])]]);
  const add = (name: string, value: unknown): void => {
    if (value === null || value === undefined || value === "" || value === false) return;
    if (Array.isArray(value)) {
      if (value.some((one) => typeof one === "object") || value.every((one) => typeof one === "string")) value.forEach((one) => Array.isArray(one) || add(name, one));
    } else if (typeof value === "object") {
      for (const [key, inner] of Object.entries(value)) add(`${name}.${key}`, inner);
    } else {
      facts.set(name, (facts.get(name) ?? new Set()).add(String(value)));
    }
  };
  for (const [name, value] of Object.entries(card.facts)) add(name, value);
  return facts;
}

/** The facets of a card set: facts with a few different values, or that only some cards have. */
export function facetsOf(all: readonly Map<string, Set<string>>[]): Facet[] {
  const counts = new Map<string, Map<string, number>>();
  for (const facts of all) {
    for (const [name, values] of facts) {
      const seen = counts.get(name) ?? counts.set(name, new Map()).get(name)!;
      for (const value of values) seen.set(value, (seen.get(value) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, seen]) => Math.max(...seen.values()) > 1)
    .filter(([, seen]) => (seen.size === 1 ? seen.has("true") && seen.get("true")! < all.length : seen.size >= FEW && seen.size <= MANY))
    .map(([name, seen]) => ({ name, values: ordered([...seen].map(([value, count]) => ({ value, count }))) }));
}

function ordered(values: Facet["values"]): Facet["values"] {
  const numbers = values.every(({ value }) => value !== "" && !Number.isNaN(Number(value)));
  return numbers ? values.toSorted((a, b) => Number(a.value) - Number(b.value)) : values;
}

/** Whether a facet's values are words, not numbers or yes and no. */
export function inWords({ values }: Facet): boolean {
  return values.length > 1 && values.some(({ value }) => Number.isNaN(Number(value)));
}

/** Whether a card holds all words, anywhere on it. */
export function holds(card: CardOut, wanted: string): boolean {
  const text = [card.id, card.title, card.kind, ...card.lines].join(" ").toLowerCase();
  return wanted.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
