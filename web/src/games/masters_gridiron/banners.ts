/** Moments that cross the field. */

import type { At, BannerText } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Told } from "$lib/table/tablestate.svelte";
import { sceneOf } from "./scene";

interface Facts {
  team: string;
  what: string;
  points: number;
  on_defence: boolean;
  good: boolean;
  names: [string, string];
  scores: [number, number];
  winner: number;
  outcome: string;
}

const GOLD = "#ffd166";

export function banner(event: Told, at: At): BannerText | null {
  const facts = event.facts as unknown as Facts;
  const { sides } = sceneOf(at);
  const colour = sides.find((side) => side.kit.nickname === facts.team)?.kit.glow ?? GOLD;
  const line = facts.scores && facts.names ? t("mg-score-line", { one: facts.names[0], first: facts.scores[0], second: facts.scores[1], other: facts.names[1] }) : "";
  switch (event.kind) {
    case "Scored":
      return { title: t(`mg-banner-${facts.on_defence ? "defence-" : ""}${facts.what}`, { team: facts.team }), text: line, colour };
    case "WentForTwo":
      return { title: t(facts.good ? "mg-banner-two-good" : "mg-banner-two-bad"), text: line, colour };
    case "OvertimeBegins":
      return { title: t("mg-banner-overtime"), text: t("mg-banner-overtime-text", { team: facts.team }), colour: GOLD };
    case "ReplyDue":
      return { title: t("mg-banner-reply"), text: t("mg-banner-reply-text", { team: facts.team }), colour };
    case "GameOver":
      return { title: t("mg-final"), text: line, colour: sides[facts.winner]?.kit.glow ?? GOLD };
  }
  return null;
}
