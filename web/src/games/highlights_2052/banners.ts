/** Moments that cross the field. */

import type { At, BannerText } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Told } from "$lib/table/tablestate.svelte";
import type { CardBook } from "./cards";
import { kit } from "./teams";

interface Facts {
  team: number;
  teams: [number, number];
  scores: [number, number];
  what: string;
  points: number;
  why: string;
  card: number;
  half: number;
  round: number;
  winner: number;
  block: number;
  good: boolean;
  accepted: boolean;
}

const TURNOVERS = new Set(["interception", "fumble", "end_drive"]);
/** Gold, where no team is in front: black letters read on it in both themes. */
const GOLD = "#ffd166";

function line({ teams, scores }: Facts): string {
  return t("fh-score-line", { visitor: kit(teams[0]).nickname, one: scores[0], other: scores[1], home: kit(teams[1]).nickname });
}

export function banner(event: Told, at: At, book: CardBook): BannerText | null {
  const facts = event.facts as unknown as Facts;
  const team = typeof facts.team === "number" ? kit(facts.team) : null;
  const colour = team?.colour;
  switch (event.kind) {
    case "Scored":
      return { title: t("fh-banner", { what: facts.what }), text: t("fh-banner-points", { points: facts.points, team: team?.nickname ?? "", one: facts.scores[0], other: facts.scores[1] }), colour };
    case "BoxApplied":
      if (!TURNOVERS.has(facts.what)) return null;
      return { title: t("fh-banner", { what: facts.what }), text: t("fh-banner-by", { name: book.card(book.id(facts.card))?.name ?? "", team: team?.nickname ?? "" }), colour };
    case "KickTried":
      return facts.block ? { title: t("fh-banner", { what: "blocked" }), colour: GOLD, text: t("fh-banner-blocked-text", { team: team?.nickname ?? "", yards: facts.block }) } : null;
    case "HalfEnds":
      return { title: t("fh-banner", { what: facts.half === 1 ? "halftime" : "second-half" }), text: line(facts), colour: GOLD };
    case "OvertimeBegins":
      return { title: t("fh-banner", { what: "overtime" }), text: t("fh-round", { round: facts.round }), colour: GOLD };
    case "CoinDecides":
      return { title: t("fh-banner", { what: "coin" }), text: team?.nickname ?? "", colour };
    case "MatchOver":
      return { title: t("fh-banner", { what: "final" }), text: line(facts), colour: facts.winner < 0 ? GOLD : kit(facts.winner).colour };
    case "CompetitionWon":
      return { title: t("fh-banner", { what: "won" }), text: at.say(event.text), colour: GOLD };
  }
  return null;
}
