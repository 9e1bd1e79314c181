/** Moments that cross the pitch. */

import type { BannerText } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Told } from "$lib/table/tablestate.svelte";
import { bookOf } from "./cards";
import { club, type MfAt } from "./scene";
import { names, scoreLine, tacticName } from "./words";

interface Facts {
  attacker: number;
  club: number;
  clubs: [number, number];
  scores: [number, number];
  goal: boolean;
  why: string;
  card: number;
  tactic: number;
}

/** Gold, where no club is in front: black letters read on it. */
const GOLD = "#ffd166";

/** Moments that the broadcast of a match shows itself. */
const FILMED = new Set(["Settled", "GoalNullified", "HalfTime", "FinalWhistle"]);

export function banner(event: Told, at: MfAt, filmed = false): BannerText | null {
  if (filmed && FILMED.has(event.kind)) return null;
  const facts = event.facts as unknown as Facts;
  const line = () => scoreLine(at, facts.clubs, facts.scores);
  switch (event.kind) {
    case "Settled":
      if (!facts.goal) return { title: t("mf-banner-denied"), text: t("mf-banner-denied-text"), colour: club(at, facts.clubs.find((one) => one !== facts.attacker) ?? -1).colour };
      return { title: t("mf-banner-goal", { club: club(at, facts.attacker).name }), text: line(), colour: club(at, facts.attacker).colour };
    case "GoalNullified":
      return { title: t("mf-banner-nullified"), text: line(), colour: GOLD };
    case "CardCountered":
      return { title: t("mf-banner-countered"), text: bookOf(at.deck).actions[facts.card]?.name ?? "", colour: GOLD };
    case "TacticForced":
      return { title: t("mf-banner-forced", { tactic: tacticName(facts.tactic) }), colour: club(at, facts.club).colour };
    case "HalfTime":
      return { title: t("mf-half-time"), text: line(), colour: GOLD };
    case "FinalWhistle":
      return { title: t("mf-banner-final"), text: line(), colour: facts.scores[0] === facts.scores[1] ? GOLD : club(at, facts.clubs[facts.scores[0] > facts.scores[1] ? 0 : 1]!).colour };
    case "ChampionCrowned":
      return { title: t("mf-banner-champion", { clubs: names(at, facts.clubs.map((one) => club(at, one).name)) }), colour: club(at, facts.clubs[0]).colour };
    case "FinalWon":
      return facts.club < 0 ? { title: t("mf-banner-draw"), colour: GOLD } : { title: t("mf-banner-won", { club: club(at, facts.club).name }), colour: club(at, facts.club).colour };
  }
  return null;
}
