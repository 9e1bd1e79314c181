/** Why a card of the hand cannot be played now, with the rule behind it. */

import type { Why } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import { bookOf, type Book, type Side } from "./book";
import { faceInUse, faceOf, isQuick, lying, stepOf, type AtTable, type Deed } from "./position";
import { keyCodes } from "./story";

const because = (message: string, rule: string, args: Record<string, string> = {}): Why => ({ text: t(`sj-why-${message}`, args), rule });

export function why(card: string, at: AtTable): Why | null {
  const where = stepOf(at);
  if (at.seat === null) return null;
  if (where === "Kick.add") return because("kick", "SJ-8.2");
  if (where === "Snap.choose") return because("snap", "SJ-9.1");
  const face = faceInUse(at, at.seat);
  const book = bookOf(at.deck);
  const side = book.side(card, face);
  const unmet = attribute(at, book, side, face === "off");
  if (unmet) return unmet;
  if (where.endsWith(".add")) return combos(at) ?? because("no-combo", "SJ-12.1");
  if (where.startsWith("Recover")) return because("recover", "SJ-14.4");
  return counters(at, book, side);
}

/** SJ-5: what is printed in the corner of the card. */
function attribute(at: AtTable, book: Book, side: Side, offence: boolean): Why | null {
  const { exchange } = at.facts;
  const has = (effect: string): boolean => side.effects.includes(effect);
  if (has("no_kickoff") && exchange[0]?.side === "kick") return because("no-kickoff", "SJ-3.9");
  if (has("first_only") && !isFresh(at)) return because("first", "SJ-5.1");
  if (!has("needs_run") && !has("needs_pass")) return null;
  if (offence) return contains(book, latest(exchange, at.seat!), "running") ? null : because("own-run", "SJ-5.6");
  const pending = lying(exchange);
  const met = (has("needs_run") && contains(book, pending, "running")) || (has("needs_pass") && contains(book, pending, "passing"));
  if (met) return null;
  return has("needs_run") ? (has("needs_pass") ? because("run-or-pass", "SJ-5.5") : because("run", "SJ-5.3")) : because("pass", "SJ-5.4");
}

/** SJ-5.1, SJ-5.2: the next action is the team's first, and the ball has not changed hands. */
function isFresh({ facts, seat }: AtTable): boolean {
  return facts.turnovers === 0 && !facts.exchange.some((deed) => deed.seat === seat && deed.kinds !== 0 && (deed.side === "kick" || deed.cards.length > 0));
}

function latest(deeds: readonly Deed[], seat: number): Deed | null {
  return deeds.findLast((deed) => deed.seat === seat && deed.kinds !== 0) ?? null;
}

/** Whether an action runs or throws; the Snap runs. */
function contains(book: Book, deed: Deed | null, kind: "running" | "passing"): boolean {
  if (!deed) return false;
  if (!deed.cards.length) return kind === "running" && deed.side === "off";
  return deed.cards.some((card) => book.side(card, faceOf(deed)).kind === kind);
}

function combos(at: AtTable): Why | null {
  if (isQuick(at.options)) return at.options.quick_combos === "none" ? because("singles", "SJ-20.5") : null;
  const kicked = at.facts.exchange[0];
  return kicked?.side === "kick" && kicked.seat === at.seat && at.options.kicking_team_combos !== "after_kick" ? because("kicking", "SJ-8.3") : null;
}

/** SJ-13: it answers none of the key cards, or does not escape that Tackle. */
function counters(at: AtTable, book: Book, side: Side): Why {
  const keys = stepOf(at).startsWith("Touchback") ? ["SNA"] : keyCodes(lying(at.facts.exchange), book);
  if (keys.includes("TAC") && side.beats.includes("TAC")) return because(side.action === "R/K" ? "same-run" : "same-pass", side.action === "R/K" ? "SJ-13.6" : "SJ-13.7");
  return because("no-counter", "SJ-13.1", { keys: keys.join(", ") });
}
