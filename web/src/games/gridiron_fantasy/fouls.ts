/** What the referee could see, and which part of it is asked about. */

import type { At } from "$frame/definition";
import { sceneOf, type Scene } from "./scene";

/** What is asked about a foul: to complain, to show alerts, to decide; empty where it is about none. */
export function flagStep(at: At): "" | "complain" | "alert" | "decide" {
  const tokens = at.question?.options.map((option) => option.token) ?? [];
  if (tokens.some((token) => token.startsWith("complain "))) return "complain";
  if (tokens.some((token) => token.startsWith("alert "))) return "alert";
  return sceneOf(at).step === "Flags.decide" ? "decide" : "";
}

/** The Referee Alerts in the near hand. */
export function alertsHeld({ book, near }: Scene): number[] {
  return (near.own("hand").cards ?? []).map((card) => book.card(card)?.alert ?? 0).filter((alert) => alert > 0);
}
