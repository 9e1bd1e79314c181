/** Small sentences that several parts of the table share. */

import { t } from "$lib/i18n.svelte";
import { AREAS, type Play, type PlayType } from "./cards";

export function typeName(type: PlayType | string): string {
  return t(`fh-type-${type}`);
}

/** Where a ball lies: `on the 30`. */
export function spot(ball: number, safety = 50): string {
  if (ball <= 0) return t("fh-in-end-zone");
  return ball >= safety ? t("fh-in-safety") : t("fh-on-the", { yards: ball });
}

/** `Pass, left, 15`; both numbers where the situation decides. */
export function playName(play: Play): string {
  const yards = play.other_yards === null ? String(play.yards) : t("fh-or", { one: play.yards, other: play.other_yards });
  return t("fh-play", { type: typeName(play.type), area: t(`fh-area-${AREAS[play.area]}`), yards });
}

/** Plays that differ in nothing but their areas, told together: `Pass, left or right, 15`. */
export function threats(plays: readonly Play[]): string[] {
  const groups = new Map<string, Play[]>();
  for (const play of plays) {
    const key = [play.type, play.yards, play.other_yards, play.footballs, play.text].join("|");
    groups.set(key, [...(groups.get(key) ?? []), play]);
  }
  return [...groups.values()].map((same) => {
    const first = same[0]!;
    const areas = same.map((play) => t(`fh-area-${AREAS[play.area]}`));
    const area = areas.length < 2 ? areas[0]! : t("fh-or", { one: areas.slice(0, -1).join(", "), other: areas.at(-1)! });
    const yards = first.other_yards === null ? String(first.yards) : t("fh-or", { one: first.yards, other: first.other_yards });
    return t("fh-play", { type: typeName(first.type), area, yards });
  });
}

export function ordinal(number: number): string {
  return t("fh-ordinal", { number });
}

const MINUS = "−";

/** `+15`, `−5`, `0`. */
export function signed(yards: number): string {
  return yards > 0 ? `+${yards}` : yards < 0 ? `${MINUS}${-yards}` : "0";
}
