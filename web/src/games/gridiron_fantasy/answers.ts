/** Short words for the buttons, and which of them Enter takes. */

import type { At } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Choice } from "$lib/table/tablestate.svelte";
import { committed } from "./kick";
import { FRANCHISES } from "./kits";
import { sceneOf, verbOf } from "./scene";

const PLAIN = new Set([
  "listed", "home", "visitor", "receive", "kick off", "touchback", "return", "fair catch", "keep", "ready", "play", "punt", "field goal",
  "pass", "end turn", "decline", "accept", "done", "reshuffle", "kick", "go for two",
]);
const NAMED = new Set(["lay", "action", "ability", "call", "complain", "switch", "victim", "alert", "discard", "pick", "put in", "take out", "turn up", "set aside", "apply"]);

export function buttonText(option: Choice, at: At): string | null {
  const verb = verbOf(option.token);
  const { book } = sceneOf(at);
  if (PLAIN.has(option.token)) return t(`gf-do-${option.token.replaceAll(" ", "-")}`);
  if (verb === "deck") return FRANCHISES.find(({ letter }) => option.token === `deck ${letter}`)?.nickname ?? null;
  if (verb === "commit") return t("gf-do-commit", { cards: committed(option.token).length });
  if (verb === "declare" || verb === "name") return t(`gf-ability-${option.token.split(" ")[1]!}`);
  if (!NAMED.has(verb)) return null;
  const name = book.card(option.card)?.name ?? option.label;
  const tag = verb === "lay" ? (option.tag ?? "").split(" ")[0]! : "";
  const words = verb === "switch" ? `gf-do-switch-${option.tag === "Switch on" ? "on" : "off"}` : `gf-do-${verb.replaceAll(" ", "-")}`;
  return [t(words, { name }), tag].filter(Boolean).join(" ");
}

/** What Enter takes without a card: to go on as most do, and to spend nothing. */
export function primary(at: At): string | null {
  const options = at.question?.options ?? [];
  const tokens = options.map((option) => option.token);
  if (tokens.includes("commit none")) return "commit none";
  if (tokens.includes("play")) return "play";
  const deck = tokens.find((token) => token.startsWith("deck "));
  if (deck) return deck;
  const usual = ["listed", "ready", "keep", "done", "end turn", "decline", "pass", "touchback", "fair catch"];
  const lays = options.some(({ token }) => token.startsWith("lay "));
  return usual.find((token) => tokens.includes(token) && !(lays && token === "pass")) ?? null;
}
