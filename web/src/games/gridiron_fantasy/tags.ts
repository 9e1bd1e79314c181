/** The tags of options in the language spoken. The server's are English, short, and alike for the same verb. */

import type { At } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Choice } from "$lib/table/tablestate.svelte";
import { ABILITIES } from "./cards";
import { sceneOf, verbOf } from "./scene";
import { downName, downWords, spotName } from "./words";

const FIXED = new Set(["turn up", "take out", "put in", "discard", "set aside", "ability", "apply"]);

export function tagText(option: Choice, at: At): string | null {
  const tag = option.tag ?? "";
  const verb = verbOf(option.token);
  const [number = ""] = /\d+/u.exec(tag) ?? [];
  if (!tag) return null;
  if (FIXED.has(verb)) return t(`gf-tag-${verb.replaceAll(" ", "-")}`);
  switch (verb) {
    case "call":
      return tag.replace(/^Run|^Pass/u, (kind) => t(`gf-kind-${kind.toLowerCase()}`));
    case "lay":
      return laid(tag);
    case "switch":
      return t(tag === "Switch on" ? "gf-tag-on" : "gf-tag-off");
    case "pick":
      return tag === "Take" ? t("gf-tag-pick") : null;
    case "alert":
      return t("gf-alert", { number });
    case "complain":
      return t("gf-tag-risk", { number });
    case "declare":
      return t("gf-tag-declare", { number });
    case "play":
      return downName(sceneOf(at).facts);
    case "punt":
      return t("gf-tag-punt", { line: number });
    case "field goal":
      return t("gf-tag-yards", { number });
    case "accept":
    case "decline":
      return outcome(tag, at);
    default:
      return null;
  }
}

/** `2–1 leads`, `2–1 Double`, or `Speed 2–1` for another ability than the Dominant one. */
function laid(tag: string): string | null {
  const [, totals, word] = /^(\d+–\d+) (\w+)$/u.exec(tag) ?? [];
  if (totals) return `${totals} ${t(`gf-tag-${word!.toLowerCase()}`)}`;
  const [, ability, score] = /^(\w+) (\d+–\d+)$/u.exec(tag) ?? [];
  const known = ABILITIES.find((one) => one === ability?.toLowerCase());
  return known ? `${t(`gf-ability-${known}`)} ${score!}` : null;
}

const ENDS: Record<string, string> = {
  touchdown: "gf-outcome-touchdown", safety: "gf-outcome-safety", interception: "gf-context-interception", fumble: "gf-banner-fumble", "over on downs": "gf-banner-downs",
};

/** `1st and 10, opp. 38` as the offence sees it, told from one's own side of the field. */
function outcome(tag: string, at: At): string | null {
  if (ENDS[tag]) return t(ENDS[tag]);
  const [, down, yards, half, line = "50"] = /^(\d)\w+ and (\d+|goal), (own|opp\.|midfield) ?(\d+)?$/u.exec(tag) ?? [];
  if (!down) return null;
  const los = half === "opp." ? 100 - Number(line) : Number(line);
  return t("gf-outcome-next", { down: downWords(Number(down), yards === "goal" ? null : Number(yards)), spot: spotName(sceneOf(at), los) });
}
