/** Short words for the buttons: what each option means, in the language of the page. */

import type { At } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Choice } from "$lib/table/tablestate.svelte";
import { bookOf } from "./book";
import { playName } from "./said";
import { meeting } from "./threat";
import { scene } from "./scene";

const CARD_VERBS = new Set(["play", "place", "discard", "take", "cut"]);
/** Longest first, so that `place none` is not read as `place`. */
const WORDS = ["place none", "from audible", "from playbook", "use box", "no kick", "two run", "two pass", "heads", "tails", "start", "home", "audible", "keep", "accept", "decline", "kick"];

export function verb(token: string): string {
  return WORDS.find((word) => token === word) ?? token.split(" ")[0] ?? token;
}

export function buttonText(option: Choice, at: At): string | null {
  const word = verb(option.token);
  const card = bookOf(at.deck).card(option.card);
  const named = card ? { no: String(card.number).padStart(2, "0"), name: card.name } : { no: "", name: "" };
  if (CARD_VERBS.has(word)) return card ? t(`fh-do-${word}${option.tag ? "-tag" : ""}`, { ...named, tag: option.tag ?? "" }) : null;
  switch (word) {
    case "team":
      return null;
    case "activate": {
      const play = meeting(scene(at.view, at.options), bookOf(at.deck)).attack?.plays[Number(option.token.slice(9)) - 1];
      return play ? playName(play) : null;
    }
    case "audible":
      return t("fh-do-audible", { left: scene(at.view, at.options).mine?.audibles ?? 0 });
    case "from audible":
      return t("fh-do-from-audible", named);
    case "kick":
      return t(at.question?.options.some((one) => one.token === "two run") ? "fh-do-extra-point" : "fh-do-kick");
    case "pair":
      return pairText(option, at);
  }
  return t(`fh-do-${word.replaceAll(" ", "-")}`);
}

function pairText(option: Choice, at: At): string | null {
  const pack = at.seat === null ? [] : (at.zone("league_pack", at.seat).cards ?? []);
  const [first, second] = option.token.split(" ").slice(1).map((place) => bookOf(at.deck).card(pack[Number(place) - 1]));
  return first && second ? t("fh-do-pair", { one: first.name, other: second.name }) : null;
}

const ORDER = ["good", "half", "", "bad"];

/** What Enter takes: the better-looking of a few buttons. What costs something (a kick the drive, an Audible one of three) must look good. */
export function primary(at: At): string | null {
  const options = at.question?.options ?? [];
  if (!options.length || options.some((option) => CARD_VERBS.has(verb(option.token)) || verb(option.token) === "pair")) return null;
  const tokens = options.map((option) => option.token);
  const free = ["no kick", "keep"].find((token) => tokens.includes(token));
  if (free) return options.find((option) => option.tone === "good")?.token ?? free;
  if (tokens.some((token) => token.startsWith("team "))) return null;
  const rank = (option: Choice): number => ORDER.indexOf(option.tone ?? "");
  return [...options].sort((a, b) => rank(a) - rank(b))[0]?.token ?? null;
}
