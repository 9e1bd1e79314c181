/** Quick Challenges: which cards can be committed, and what a commitment counts. */

import type { At } from "$frame/definition";
import { sceneOf } from "./scene";

const MOST = 5;

/** The places that a commitment names: `commit 1 3` has 1 and 3. */
export function committed(token: string): number[] {
  return token.split(" ").slice(1).map(Number).filter((place) => place > 0);
}

export function tokenOf(places: readonly number[]): string {
  return places.length ? `commit ${[...places].sort().join(" ")}` : "commit none";
}

export function counts(at: At, card: string): number {
  const { book, facts } = sceneOf(at);
  const symbols = book.card(card)?.symbols ?? [];
  return (symbols[facts.declared] ?? 0) + (symbols[4] ?? 0);
}

/** GF-4.7, GF-14.4: cards of the hand that may be committed, in the order that options count them. */
export function fitting(at: At): string[] {
  const { near, book, facts } = sceneOf(at);
  const aside = new Set(facts.aside ?? []);
  const closed = (card: string): boolean => {
    const { limit = "none" } = book.card(card) ?? {};
    if (limit === "none") return false;
    if (limit === "first_half") return facts.half !== 1 || facts.overtime;
    const place = book.place(card);
    const halves = facts.spent.filter(([team, which]) => team === near.team && which === place).map(([, , half]) => half);
    const afresh = limit === "once_per_half" && at.options.length === "full" && at.options.form !== "tag";
    return afresh ? halves.includes(facts.half) : halves.length > 0;
  };
  return (near.own("hand").cards ?? []).filter((card) => book.card(card)?.challenge && counts(at, card) > 0 && !aside.has(card) && !closed(card)).slice(0, MOST);
}

/** GF-4.8: what a commitment counts with what Team cards add; null where nothing is asked. */
export function total(at: At, places: readonly number[]): number | null {
  const token = offeredAs(at, places);
  const tag = at.question?.options.find((option) => option.token === token)?.tag;
  return tag ? Number(tag) : null;
}

/** A choice among copies may be offered under other places: the option that commits the same faces. */
export function offeredAs(at: At, places: readonly number[]): string | null {
  const tokens = new Set(at.question?.options.map((option) => option.token));
  const cards = fitting(at);
  const faces = (chosen: readonly number[]): string => chosen.map((place) => (cards[place - 1] ?? "").split("*")[0]).sort().join(" ");
  if (tokens.has(tokenOf(places))) return tokenOf(places);
  return [...tokens].find((token) => faces(committed(token)) === faces(places)) ?? null;
}
