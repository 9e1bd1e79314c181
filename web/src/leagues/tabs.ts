/** The parts of a competition's page; those that would be empty are left out. */

import type { League } from "./types";

export type Tab = "table" | "fixtures" | "bracket" | "draft" | "trades" | "log" | "seasons" | "commissioner";

export function tabsOf({ fixtures, brackets, draft, trades, can, seasons, presides }: League): Tab[] {
  const there: Record<Tab, boolean> = {
    table: true,
    fixtures: fixtures.length > 0,
    bracket: brackets.length > 0,
    draft: draft !== null && draft.kind !== "none",
    trades: trades.length > 0 || can.includes("offer"),
    log: true,
    seasons: seasons.length > 0,
    commissioner: presides,
  };
  return (Object.keys(there) as Tab[]).filter((tab) => there[tab]);
}
