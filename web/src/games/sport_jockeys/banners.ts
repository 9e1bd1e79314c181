/** Moments that cross the field, and sounds for what is smaller. */

import type { BannerText } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Sound } from "$lib/sound";
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
const SOUNDS: Record<string, Sound> = { "field-goal": "posts", safety: "thud" };

const line = (at: AtTable, { scores }: Facts): string => t("sj-score-line", { one: at.name(0), first: scores[0], second: scores[1], other: at.name(1) });

export function banner(event: Told, at: AtTable): BannerText | null {
  const facts = event.facts as unknown as Facts;
  const colour = COLOURS[facts.seat];
  switch (event.kind) {
    case "Scored":
      return { title: t("sj-banner-scored", { what: facts.what }), text: t("sj-banner-points", { points: facts.points, team: at.name(facts.seat), first: facts.scores[0], second: facts.scores[1] }), colour, sound: SOUNDS[facts.what] ?? "crowd" };
    case "Intercepted":
      return { title: t("sj-banner-intercepted"), text: t("sj-banner-ball", { team: at.name(facts.seat) }), colour, sound: "thud" };
    case "Recovered":
      return { title: t("sj-banner-recovered"), text: t("sj-banner-ball", { team: at.name(facts.seat) }), colour, sound: "thud" };
    case "Challenged":
      return { title: t(facts.succeeded ? "sj-banner-challenged" : "sj-banner-stands"), text: at.name(facts.seat), colour, sound: "whistle" };
    case "UnitEnds":
      if (facts.number >= facts.units) return null;
      return { title: t("sj-banner-end", { name: facts.name, number: facts.number }), text: line(at, facts), colour: GOLD, sound: "whistle" };
    case "ExtraToss":
      return { title: t("sj-banner-extra"), colour: GOLD, sound: "whistle" };
    case "GameOver":
      return { title: t("sj-banner-final"), text: line(at, facts), colour: facts.winner < 0 ? GOLD : COLOURS[facts.winner], sound: "whistle" };
  }
  return null;
}

/** What is heard when nothing crosses the field. */
export function sound(event: Told): Sound | null {
  switch (event.kind) {
    case "ActionPlayed":
    case "Kicked":
    case "Snapped":
      return "tap";
    case "PossessionChanged":
    case "TimedOut":
    case "Delayed":
      return "paper";
    case "PenaltyEnforced":
    case "Tallied":
      return "whistle";
    case "SloppyTackle":
      return "dull";
  }
  return null;
}
