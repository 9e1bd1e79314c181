/** Short words for the buttons, and which of them Enter takes. */

import type { At } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Choice } from "$lib/table/tablestate.svelte";
import { bookOf, surname } from "./cards";
import { TEAMS } from "./kits";

export function verb(token: string): string {
  return token.startsWith("punt alone") ? "punt-alone" : (token.split(" ")[0] ?? token);
}

export function buttonText(option: Choice, at: At): string | null {
  const book = bookOf(at.deck);
  const tag = option.tag ?? "";
  const player = book.player(option.card);
  const name = player ? surname(player.name) : book.title(option.card);
  switch (verb(option.token)) {
    case "team": {
      const team = TEAMS.find((one) => option.token === `team ${one.code}`);
      return team ? t("mg-team-pick", { team: team.nickname }) : null;
    }
    case "attempt":
      return t("mg-do-attempt", { player: name, play: book.title(option.partner), tag });
    case "punt":
      return t("mg-do-punt");
    case "punt-alone":
      return t("mg-do-punt-alone", { player: name });
    case "defend":
      return t("mg-do-defend", { player: name, tag });
    case "play":
      return t("mg-do-play", { card: name });
    case "discard":
      return t("mg-do-discard", { card: name });
    case "pick":
      return tag ? t("mg-do-pick-tag", { card: name, tag }) : name;
    case "done":
      return t(at.question?.options.some((one) => one.token.startsWith("pick ")) ? "mg-do-enough" : "mg-do-done");
    case "pass":
      return t("mg-do-pass");
    case "keep":
      return t("mg-do-keep");
    case "kick":
      return t("mg-do-kick");
    case "go":
      return t("mg-do-go");
  }
  return null;
}

/** Windows are left with Enter; everything else wants a card first. */
export function primary(at: At): string | null {
  const tokens = at.question?.options.map((option) => option.token) ?? [];
  return ["pass", "done", "keep", "kick"].find((token) => tokens.includes(token)) ?? tokens.find((token) => token.startsWith("team ")) ?? null;
}

/** Of all pairings of a card the one with the most points to expect, as its tag tells. */
export function leading(options: readonly Choice[]): Choice | undefined {
  const worth = ({ tag }: Choice): number => {
    const [, result, chance] = /^(TD|FG) [\d−-]+, (\d+)%$/u.exec(tag ?? "") ?? [];
    return result ? (result === "TD" ? 7 : 3) * Number(chance) : -1;
  };
  return options.toSorted((a, b) => worth(b) - worth(a))[0];
}
