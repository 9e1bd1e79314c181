/** What can be seen of those who sit at the table. */

import type { At, BoardSide, StripItem, TableDefinition } from "./definition";

/** The strip under the scoreboard: what a definition tells of the others, or their hidden cards. */
export function stripOf(definition: TableDefinition, at: At): StripItem[] {
  return definition.strip?.(at) ?? at.seats.filter(({ seat }) => seat !== at.near).flatMap(({ seat }) => hidden(at, seat));
}

function hidden(at: At, seat: number): StripItem[] {
  const zones = Object.values(at.view.zones).filter((zone) => zone.holder === seat && zone.cards === null && zone.count > 0);
  return [{ kind: "name", name: at.name(seat) }, ...zones.map((zone): StripItem => ({ kind: "backs", count: zone.count, label: zone.zone.replaceAll("_", " ") }))];
}

const COUNTED = new Set<StripItem["kind"]>(["backs", "count", "pips"]);

/** The second line of a side on the scoreboard. */
export function holdsOf(side: BoardSide, definition: TableDefinition, at: At): StripItem[] {
  if (side.holds) return side.holds;
  if (side.seat === null || side.seat === at.near) return side.over ? [{ kind: "text", text: side.over }] : [];
  return stripOf(definition, at).filter((item) => item.kind !== "name" && COUNTED.has(item.kind) && !item.wide);
}
