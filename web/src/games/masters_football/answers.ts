/** What options mean in a few words, in the language of the page, and which of them Enter takes. */

import { t } from "$lib/i18n.svelte";
import type { Why } from "$frame/definition";
import type { Choice } from "$lib/table/tablestate.svelte";
import { bookOf, TACTICS } from "./cards";
import { club } from "./clubs";
import { asked, shownMatch, sideOf, type Match, type MfAt } from "./scene";
import { millions, tacticName } from "./words";

/** Tokens without an argument. */
const PLAIN = new Set(["done", "cards", "no cards", "reroll", "stand", "no sub", "roll", "pick none"]);
const GOES_ON = ["pass", "done", "no cards", "stand", "substitute none", "no sub"];
const SIDES = ["home", "away"];

export function buttonText(option: Choice, at: MfAt): string | null {
  const [verb = "", ...rest] = option.token.split(" ");
  const book = bookOf(at.deck);
  const name = book.player(rest[0])?.name ?? book.action(rest[0])?.name ?? book.manager(rest[0])?.name ?? "";
  if (option.token === "pass") return t(`mf-pass-${shownMatch(at)?.window || "HT"}`);
  if (PLAIN.has(option.token)) return t(`mf-do-${option.token.replaceAll(" ", "-")}`);
  switch (verb) {
    case "buy":
      return t("mf-do-buy", { name, price: millions(priceOf(at, rest[0]!)) });
    case "swap":
      return t("mf-do-swap", { name });
    case "team":
      return t("mf-do-team");
    case "tactic":
      return tacticName(TACTICS.indexOf(rest[0] as never));
    case "play":
      return playText(at, rest, name);
    case "ability":
      return abilityText(rest.join(" "));
    case "substitute":
      return t(`mf-do-substitute-${rest[0]}`);
    case "sub":
      return t("mf-do-sub", { on: book.player(option.card ?? undefined)?.name ?? "", off: book.player(option.partner ?? undefined)?.name ?? "" });
  }
  return name ? t(`mf-do-${verb}`, { name }) : null;
}

function playText(at: MfAt, [id = "", ...target]: string[], name: string): string {
  const card = bookOf(at.deck).action(id);
  const price = card?.cost === "POINTS" ? t("mf-for-points") : millions(Number(card?.cost ?? 0));
  const where = targetName(at, target);
  return where ? t("mf-do-play-on", { name, where, price }) : t("mf-do-play", { name, price });
}

/** `home 2` is a player, `away` a team, `Di` a tactic. */
function targetName(at: MfAt, [first, place]: string[]): string {
  const match = shownMatch(at);
  if (!first || !match) return "";
  const side = SIDES.indexOf(first);
  if (side < 0) return tacticName(TACTICS.indexOf(first as never));
  if (place === undefined) return club(match.clubs[side]!).name;
  return bookOf(at.deck).player(teamOf(at, match, side)[Number(place) - 1])?.name ?? "";
}

/** The players of a side that this seat can see, face up or face down. */
export function teamOf(at: MfAt, match: Match, side: number): string[] {
  const up = at.zone("pitch", 2 * match.slot + side).cards ?? [];
  return up.length ? up : (at.zone("team face down", 2 * match.slot + side).cards ?? []);
}

function abilityText(die: string): string {
  return die ? t(`mf-do-ability-${die.replaceAll(" ", "-")}`) : t("mf-do-ability");
}

/** MF-4.5  What a player costs this seat. */
export function priceOf(at: MfAt, id: string): number {
  const cost = bookOf(at.deck).player(id)?.cost ?? 0;
  const manager = at.seat === null ? null : bookOf(at.deck).manager(at.zone("manager", at.seat).cards?.[0]);
  return manager?.ability === "super_agent" && cost > 1 ? cost - 1 : cost;
}

/** What Enter takes when nothing is selected: to go on without doing anything that costs. */
export function primary(at: MfAt): string | null {
  const tokens = at.question?.options.map((option) => option.token) ?? [];
  if (asked(at, "buy ") && !at.facts.basket?.length) return null;
  if (tokens.includes("roll")) return "roll";
  return GOES_ON.find((token) => tokens.includes(token)) ?? null;
}

/** Options that belong to cards which the field shows. */
export function onField(option: Choice): boolean {
  return option.token.startsWith("team ");
}

/** Why a card of the hand cannot be played now. */
export function why(id: string, at: MfAt): Why | null {
  const card = bookOf(at.deck).action(id);
  const match = shownMatch(at);
  if (!card) return null;
  if (!match) return { text: t("mf-why-later"), rule: "MF-20.4" };
  const side = sideOf(match, at.seat);
  if (side < 0 && card.type !== "CORRUPTION" && id !== "EV03") return { text: t("mf-why-outsider"), rule: "MF-20.2" };
  if (!card.windows.includes(match.window)) return { text: card.windows.map((window) => t(`mf-when-${window}`)).join(", "), rule: "MF-20.4" };
  const cost = card.cost === "POINTS" ? 3 : card.cost;
  const purse = at.facts.purse ?? 0;
  if (cost > purse) return { text: t("mf-why-money", { cost: millions(cost), purse: millions(purse) }), rule: "MF-1.5" };
  if (match.tactic >= 0 && !card.tactics.includes(TACTICS[match.tactic]!)) return { text: t("mf-why-tactic", { tactic: tacticName(match.tactic) }), rule: "MF-20.10" };
  return { text: t("mf-why-not"), rule: "MF-20.4" };
}
