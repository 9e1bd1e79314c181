/** Finding rules: by phase, by word, by chapter. */

import type { RuleOut } from "$lib/api/client";

/** The rules of the present phase, nearest first; a chapter's id stands for its first rules. */
export function current(rules: readonly RuleOut[], ids: readonly string[]): RuleOut[] {
  const exact = rules.filter((rule) => ids.includes(rule.id));
  const nearest = ids.find((id) => !id.includes("."));
  const chapter = nearest === undefined ? [] : rules.filter((rule) => rule.id.startsWith(`${nearest}.`));
  const found = [...exact.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), ...chapter];
  return found.filter((rule, place) => found.indexOf(rule) === place);
}

/** Rules that hold every word asked for; rules whose id is asked for come first. */
export function search(rules: readonly RuleOut[], wanted: string): RuleOut[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (rule: RuleOut) => {
    const text = `${rule.id} ${rule.chapter} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const byId = (rule: RuleOut) => Number(!rule.id.toLowerCase().startsWith(words[0] ?? ""));
  return rules.filter(holds).sort((a, b) => byId(a) - byId(b));
}

export function byChapter(rules: readonly RuleOut[]): { title: string; rules: RuleOut[] }[] {
  const chapters = new Map<string, RuleOut[]>();
  for (const rule of rules) chapters.set(rule.chapter, [...(chapters.get(rule.chapter) ?? []), rule]);
  return [...chapters].map(([title, listed]) => ({ title, rules: listed }));
}

/** Marks of a rule's text: **strong**, *emphasis* and `code`. */
export function inline(text: string): { kind: "b" | "em" | "code" | ""; text: string }[] {
  return text.split(/(\*\*.+?\*\*|\*[^*]+?\*|`[^`]+`)/).filter(Boolean).map((part) => {
    if (part.startsWith("**")) return { kind: "b", text: part.slice(2, -2) };
    if (/^\*[^*]+\*$/.test(part)) return { kind: "em", text: part.slice(1, -1) };
    if (/^`.+`$/.test(part)) return { kind: "code", text: part.slice(1, -1) };
    return { kind: "", text: part };
  });
}
