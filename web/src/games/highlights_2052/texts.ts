/** Words that more than one picture of the field needs. */

import { t } from "$lib/i18n.svelte";
import type { Lane, Meeting, Scene, Side } from "./scene";

export const LETTERS = ["L", "C", "R"];
const EMPTY: Lane[] = LETTERS.map(() => [0, null, false, false]);

export function driveName(side: Side): string {
  return side.mine ? t("fh-your-drive") : t("fh-team-drive", { team: side.kit.nickname });
}

/** The number of the play in hand, or of the next one; in overtime the round. */
export function downText(scene: Scene, side: Side): string {
  if (scene.overtime) return t("fh-round", { round: scene.round });
  const attacking = scene.offence === side.side && side.inPlay !== null;
  return t(attacking ? "fh-down" : "fh-down-next", { down: Math.min(side.down, scene.rules.drive), of: scene.rules.drive });
}

/** The areas of the strip between two cards. */
export function strip(meeting: Meeting | null): Lane[] {
  return meeting?.lanes ?? EMPTY;
}

export function areaName(place: number): string {
  return t("fh-area", { area: LETTERS[place]! });
}

/** What the strip counts, in words. */
export function laneText(meeting: Meeting | null): string {
  return strip(meeting)
    .map(([footballs, helmets, live], place) => live && t("fh-lane", { area: areaName(place), footballs, helmets: helmets ?? 0, answered: helmets === null ? "no" : "yes" }))
    .filter(Boolean)
    .join(" ");
}

/** What stands where no card lies yet. */
export function emptyText(owner: Side, end: "off" | "def", secret: boolean): string {
  const team = owner.kit.nickname;
  if (secret) return t("fh-their-secret", { team });
  if (end === "def") return owner.mine ? t("fh-your-answer") : t("fh-their-answer", { team });
  return owner.mine ? t("fh-your-attack") : t("fh-their-attack", { team });
}
