/** What the referee could see: Penalty Risks on the table, Referee Alerts in the hand. */

import type { At } from "$frame/definition";
import type { Card } from "./cards";
import { sceneOf, type Scene, type Side } from "./scene";

/** What is asked about a foul: to complain, to show alerts, to decide; empty where it is about none. */
export function flagStep(at: At): "" | "complain" | "alert" | "decide" {
  const tokens = at.question?.options.map((option) => option.token) ?? [];
  if (tokens.some((token) => token.startsWith("complain "))) return "complain";
  if (tokens.some((token) => token.startsWith("alert "))) return "alert";
  return sceneOf(at).step === "Flags.decide" ? "decide" : "";
}

/** GF-10.3: the card of a team with the lowest printed risk. */
export function worstFoul({ facts, book }: Scene, side: Side): Card | null {
  const played = [facts.shown[side.role] ?? -1, ...facts.used.filter((card) => book.team(card) === side.team)];
  const found = played.map((card) => book.of(card)).filter((card) => card?.penalty);
  return found.toSorted((a, b) => a!.penalty!.risk - b!.penalty!.risk)[0] ?? null;
}

export function alertsHeld({ book, near }: Scene): number[] {
  return (near.own("hand").cards ?? []).map((card) => book.card(card)?.alert ?? 0).filter((alert) => alert > 0);
}
