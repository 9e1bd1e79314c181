/** Spots, downs and yards in words. */

import { t } from "$lib/i18n.svelte";
import type { Facts, Scene } from "./scene";

export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

/** `3rd and 6`, `1st and goal`. */
export function downName({ down, los, mark }: Pick<Facts, "down" | "los" | "mark">): string {
  return downWords(Math.min(4, down), mark >= 100 ? null : mark - los);
}

/** A down and the yards to go; without any it is goal to go. */
export function downWords(down: number, yards: number | null): string {
  return yards === null ? t("gf-down-goal", { down }) : t("gf-down", { down, yards });
}

/** `own 35`, `their 38`, from the eyes of the near team. */
export function spotName(scene: Scene, los: number): string {
  if (los === 50) return t("gf-midfield");
  const mine = (scene.facts.off === scene.near.team) === los < 50;
  const line = los < 50 ? los : 100 - los;
  return t(mine ? "gf-spot-own" : "gf-spot-their", { line, team: (mine ? scene.near : scene.far).kit.nickname });
}

/** What a Play that ends here would mean. */
export function outcomeName(scene: Scene, yards: number | "TD"): string {
  const { los, mark, down } = scene.facts;
  const end = yards === "TD" ? 100 : los + yards;
  if (scene.facts.context === "try") return t(end >= 100 ? "gf-outcome-two" : "gf-outcome-no-two");
  if (end >= 100) return t("gf-outcome-touchdown");
  if (end <= 0) return t("gf-outcome-safety");
  if (end >= mark) return t("gf-outcome-first", { spot: spotName(scene, end) });
  if (down >= 4) return t("gf-outcome-downs", { spot: spotName(scene, end) });
  return t("gf-outcome-next", { down: downName({ down: down + 1, los: end, mark }), spot: spotName(scene, end) });
}
