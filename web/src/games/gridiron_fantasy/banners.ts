/** Moments that cross the field. */

import type { At, BannerText } from "$frame/definition";
import { t } from "$lib/i18n.svelte";
import type { Told } from "$lib/table/tablestate.svelte";
import { sceneOf } from "./scene";
import { keyword } from "./words";

interface Facts {
  team: string;
  against: string;
  what: string;
  how: string;
  accepted: boolean;
  yards: number;
  names: string[];
  scores: number[];
  winner: string;
  loser: string;
  one: string;
  two: string;
}

const GOLD = "#ffd166";

export function banner(event: Told, at: At): BannerText | null {
  const facts = event.facts as unknown as Facts;
  const { sides, facts: now } = sceneOf(at);
  const kit = (name: string) => sides.find((side) => now.names[side.team] === name)?.kit;
  const nickname = (name: string): string => kit(name)?.nickname ?? name;
  const colour = kit(facts.team)?.glow ?? GOLD;
  const line = facts.names && facts.scores ? facts.names.map((name, n) => `${nickname(name)} ${facts.scores[n] ?? 0}`).join("  –  ") : "";
  switch (event.kind) {
    case "Scored":
      return { title: t("gf-table-scored", { what: keyword(facts.what) }), text: line, colour };
    case "Turnover":
      return { title: t("gf-table-turnover", { how: keyword(facts.how) }), text: t("gf-table-ball-to", { team: nickname(facts.team) }), colour };
    case "FlagDecided":
      return facts.accepted ? { title: t("gf-table-flag-on", { team: nickname(facts.against) }), text: t("gf-table-flag-yards", { yards: facts.yards }), colour: "#ffd21f" } : null;
    case "HalftimeBegins":
      return { title: t("gf-table-halftime"), text: line, colour: GOLD };
    case "OvertimeBegins":
      return { title: t("gf-table-overtime"), text: t("gf-table-overtime-text"), colour: GOLD };
    case "FixtureBegins":
      return { title: t("gf-table-fixture", { one: nickname(facts.one), two: nickname(facts.two) }), colour: GOLD };
    case "FixtureOver":
      return { title: t("gf-table-fixture-over", { winner: nickname(facts.winner) }), colour: kit(facts.winner)?.glow ?? GOLD };
    case "GameOver":
      return { title: t("gf-table-final"), text: line, colour: kit(facts.winner)?.glow ?? GOLD };
  }
  return null;
}
