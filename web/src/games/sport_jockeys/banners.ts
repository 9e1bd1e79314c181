/** Moments that cross the field. */

import type { BannerText } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Told } from "$lib/table/tablestate.svelte";
import { COLOURS } from "./teams";
import type { AtTable } from "./position";

interface Facts {
  seat: number;
  what: string;
  points: number;
  scores: [number, number];
  winner: number;
  name: string;
  number: number;
  units: number;
  succeeded: boolean;
}

/** Gold, where no team is in front: black letters read on it in both themes. */
const GOLD = "#ffd43b";

const line = (at: AtTable, { scores }: Facts): string => t("sj-score-line", { one: at.name(0), first: scores[0], second: scores[1], other: at.name(1) });

export function banner(event: Told, at: AtTable): BannerText | null {
  const facts = event.facts as unknown as Facts;
  const colour = COLOURS[facts.seat];
  switch (event.kind) {
    case "Scored":
      return { title: t("sj-banner-scored", { what: facts.what }), text: t("sj-banner-points", { points: facts.points, team: at.name(facts.seat), first: facts.scores[0], second: facts.scores[1] }), colour };
    case "Intercepted":
      return { title: t("sj-banner-intercepted"), text: t("sj-banner-ball", { team: at.name(facts.seat) }), colour };
    case "Recovered":
      return { title: t("sj-banner-recovered"), text: t("sj-banner-ball", { team: at.name(facts.seat) }), colour };
    case "Challenged":
      return { title: t(facts.succeeded ? "sj-banner-challenged" : "sj-banner-stands"), text: at.name(facts.seat), colour };
    case "UnitEnds":
      if (facts.number >= facts.units) return null;
      return { title: t("sj-banner-end", { name: facts.name, number: facts.number }), text: line(at, facts), colour: GOLD };
    case "ExtraToss":
      return { title: t("sj-banner-extra"), colour: GOLD };
    case "GameOver":
      return { title: t("sj-banner-final"), text: line(at, facts), colour: facts.winner < 0 ? GOLD : COLOURS[facts.winner] };
  }
  return null;
}
