/** Options in the words of the table: short texts for buttons, and what Enter takes. */

import { t } from "$lib/i18n.svelte";
import type { Choice } from "$lib/table/tablestate.svelte";
import { bookOf } from "./book";
import { faceInUse, stepOf, UNITS, unitName, type AtTable } from "./position";

/** Options of one word with a message of their own. */
const PLAIN = new Set(["heads", "tails", "kick", "receive", "offence", "defence", "home", "visitor", "continue", "ready", "delay", "timeout", "snap", "challenge", "accept", "enforce", "decline"]);

export function buttonText(option: Choice, at: AtTable): string | null {
  const [verb = "", card = ""] = option.token.split(" ");
  if (PLAIN.has(option.token)) return t(`sj-do-${option.token}`);
  const tag = option.tag ?? "";
  switch (verb) {
    case "none":
      return t(stepOf(at).startsWith("Touchback") ? "sj-do-none-plain" : "sj-do-none", { tag });
    case "done":
      return done(option, at);
    case "end":
      return t(`sj-do-end-${at.facts.unit > (UNITS[unitName(at.options)] ?? 1) ? "extra" : unitName(at.options)}`);
    case "play":
      return play(card, tag, at);
    case "sloppy":
    case "touchback":
    case "spike":
    case "swap":
      return t(`sj-do-${verb}`, { card, tag });
  }
  return null;
}

function play(card: string, tag: string, at: AtTable): string {
  const kicking = stepOf(at) === "Kick.add";
  const { name } = bookOf(at.deck).side(card, kicking || at.seat === null ? "off" : faceInUse(at, at.seat));
  return t(kicking || stepOf(at).endsWith(".add") ? "sj-do-add" : "sj-do-play", { name, tag });
}

function done(option: Choice, at: AtTable): string {
  const tag = option.tag ?? "";
  if (stepOf(at) === "Kick.add") return t("sj-do-kick-now", { tag });
  if (stepOf(at).startsWith("Huddle")) return t("sj-do-exchange", { tag });
  const picked = at.seat === null ? 0 : at.zone("picked", at.seat).count;
  return t(picked > 1 ? "sj-do-play-combo" : "sj-do-play-single", { tag });
}

/** What Enter takes without a card: to go on as most do, and to spend nothing. */
export function primary(at: AtTable): string | null {
  const tokens = at.question?.options.map((option) => option.token) ?? [];
  const usual = ["done", "snap", "ready", "accept"].find((token) => tokens.includes(token));
  if (usual) return usual;
  const better = at.question?.options.find((option) => option.tone === "good");
  return tokens.includes("enforce") ? (better?.token ?? "decline") : null;
}
