/** Downs, spots, abilities and numbers in words. */

import { t } from "$lib/i18n.svelte";
import type { Card } from "./cards";
import type { After, Facts, Scene } from "./scene";

/** Something as the selectors of messages read it. */
export const yes = (is: boolean): string => (is ? "yes" : "no");
/** A keyword of the rules as selectors of messages read it: `field goal` is `field-goal`. */
export const keyword = (words: string): string => words.replaceAll(" ", "-");

export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

export function abilityName(ability: number): string {
  return t("gf-ability", { ability });
}

/** What a Team card is: `QB`, `Coach`. */
export function positionName(card: Card): string {
  return card.position || t("gf-table-subtype", { subtype: card.subtype });
}

/** `3rd and 6`, `1st and goal`. */
export function downName({ down, los, mark }: Pick<Facts, "down" | "los" | "mark">): string {
  return t("gf-down-to-go", { down: Math.min(4, down), goal: yes(mark >= 100), yards: mark - los });
}

/** A yard line from the eyes of the near team, as messages take it. */
function seen(scene: Scene, los: number): { side: string; line: number } {
  const near = across(scene, los);
  return { side: near === 50 ? "mid" : near < 50 ? "own" : "opp", line: near > 50 ? 100 - near : near };
}

/** `own 35`, `opponent's 38`. */
export function spotName(scene: Scene, los: number): string {
  return t("gf-spot", seen(scene, los));
}

/** `3rd and 6, own 35`. */
export function situation(scene: Scene, { los, ...where }: Pick<Facts, "down" | "los" | "mark">): string {
  return t("gf-down-spot", { down: downName({ los, ...where }), ...seen(scene, los) });
}

/** Where a Play or a penalty leaves the ball. */
export function afterName(scene: Scene, { end, down = 1, to_go = 0, los = 0 }: After): string {
  return end ? t("gf-tag-end", { end: keyword(end) }) : situation(scene, { down, los, mark: los + to_go });
}

/** Where a yard line of the offence lies on the field, the near team's goal line at 0. */
export function across(scene: Scene, los: number): number {
  return scene.facts.off === scene.near.team ? los : 100 - los;
}
