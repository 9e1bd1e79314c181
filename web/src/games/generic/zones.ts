import type { At } from "../../frame/definition";
import type { Zone } from "$lib/table/view";

export const COLOURS = ["#2fd0bf", "#ff9a52", "#c792ff", "#ffd166", "#7cc7ff", "#8fe07a", "#ff8fb1", "#e6e2d3"];

/** "action_deck" as people write it. */
export function zoneTitle(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The zones with something in them that are not in the hand, by holder; those of nobody in particular last. */
export function zonesBySeat(at: At): { seat: number; zones: { id: string; zone: Zone }[] }[] {
  const filled = Object.entries(at.view.zones).filter(
    ([, zone]) => zone.count > 0 && !(zone.zone === "hand" && zone.holder === at.seat),
  );
  return at.seats.map(({ seat }) => ({
    seat,
    zones: filled.filter(([, zone]) => zone.holder === seat).map(([id, zone]) => ({ id, zone })),
  }));
}
