/** What is asked, in the language spoken: a question, and what helps to answer it. */

import type { At, Asked } from "$frame/definition";
import { spoken, t } from "$lib/i18n.svelte";
import { abilityName } from "./hand";
import { sceneOf, verbOf, type Scene } from "./scene";
import { downName, spotName } from "./words";

/** Questions that need no number: the step that asks, and their words. */
const PLAIN: Record<string, string> = {
  "BringDecks.choose": "deck", "Toss.choose": "toss", "RevealTeams.turn_up": "turn-up", "RevealTeams.replace": "replace", "RevealInOrder.turn": "turn-up",
  "RevealInOrder.replace": "replace", "Kickoff.choose": "kickoff", "Punt.choose": "punt", "Scrimmage.dominant": "dominant", "ReadCall.change": "read-call",
  "Audible.replace": "audible", "NameAbility.name": "name", "ChooseOne.choose": "choose", "Challenge.name_wild": "wild", "Result.minimum_loss": "loss", "Bench.choose": "bench",
  "PatchUp.choose": "patch-up", "CallUp.choose_out": "call-up-out", "CallUp.choose_in": "call-up-in", "Redraw.choose": "redraw", "Finish.discard_one": "discard-one",
  "NewDecks.choose": "new-deck", "Halftime.shuffle": "halftime", "Rebuild.exchange": "rebuild", "Overtime.choose": "overtime", "TagIn.first": "tag-offence", "TagIn.second": "tag-defence",
};
/** What is asked before a Play, with the situation before it. */
const DOWNS: Record<string, string> = { "Switching.switch": "switch", "Down.declare": "down", "Scrimmage.call": "call" };
/** Yards for each symbol more and fewer, from the returner's side. */
const RATES: Record<string, [number, number]> = { kickoff: [5, 2], punt: [5, 2], safety_kick: [5, 2], interception: [4, 0] };

export function ask(at: At): Asked | null {
  const scene = sceneOf(at);
  const { step } = scene;
  const verbs = new Set(at.question?.options.map(({ token }) => verbOf(token)));
  const numbers = [...(at.question?.prompt ?? "").matchAll(/\d+/gu)].map(([number]) => Number(number));
  if (verbs.has("complain") || verbs.has("alert") || step === "Flags.decide") return flag(at, scene, numbers);
  if (verbs.has("set aside")) return plain("set-aside");
  if (verbs.has("take out") || verbs.has("put in")) return plain(verbs.has("put in") ? "put-in" : "exchange");
  if (PLAIN[step]) return plain(PLAIN[step]);
  if (DOWNS[step]) return plain(DOWNS[step], { situation: situation(scene) });
  if (step === "Challenge.turn") return turn(scene);
  if (step === "QuickChallenge.commit") return commit(scene);
  return counted(at, scene, numbers) ?? (step === "" && verbs.has("decline") && spoken() !== "en" ? plain("window") : null);
}

function plain(id: string, args: Record<string, string | number> = {}): Asked {
  return { question: t(`gf-ask-${id}`, args) };
}

/** `3rd and 4 at own 35`; in a try there are no downs. */
function situation(scene: Scene): string {
  const { facts } = scene;
  return facts.context === "try" ? t("gf-try") : t("gf-down-at", { down: downName(facts), spot: spotName(scene, facts.los) });
}

function flag(at: At, scene: Scene, numbers: number[]): Asked {
  const options = at.question?.options ?? [];
  if (options.some(({ token }) => token.startsWith("alert "))) return plain("alert", { shown: numbers[0] ?? 0, risk: numbers[1] ?? 0 });
  if (!options.some(({ token }) => token.startsWith("complain "))) return { question: t("gf-ask-flag"), more: t("gf-ask-flag-more") };
  return { question: t("gf-ask-complain", { team: scene.far.kit.nickname, risk: numbers.at(-1) ?? 0 }), more: t("gf-ask-complain-more") };
}

/** GF-7.1: the Totals; a Challenge that only an effect has opened is told by the server. */
function turn({ facts, near, far, args }: Scene): Asked | null {
  if (args.primary === "False") return null;
  const [own = 0, other = 0] = [near, far].map((side) => facts.totals[side.role * 4 + facts.dominant]);
  const leads = own > other || (own === other && facts.tie === near.role);
  return { question: t(leads ? "gf-ask-lead" : "gf-ask-trail", { ability: abilityName(facts.dominant), own, other }), more: t("gf-ask-turn-more") };
}

/** GF-4.18: what each symbol is worth, where no card has changed that. */
function commit(scene: Scene): Asked | null {
  const { facts, near } = scene;
  const question = t("gf-ask-commit", { kick: t(`gf-context-${facts.context}`), ability: abilityName(facts.declared) });
  if (facts.onside >= 0 || facts.running.length) return spoken() === "en" ? null : { question };
  if (facts.context === "field_goal") return { question, more: t("gf-stake-goal", { yards: 100 - facts.los }) };
  const [forward, back] = RATES[facts.context] ?? [0, 0];
  if (!forward) return null;
  const stake = near.role === 1 ? "returner" : "kicker";
  return { question, more: t(back ? `gf-stake-${stake}` : `gf-stake-${stake}-safe`, { forward, back }) };
}

/** Questions with numbers in them. */
function counted(at: At, scene: Scene, numbers: number[]): Asked | null {
  const { step, facts } = scene;
  const [first = 1, second = 0] = numbers;
  switch (step) {
    case "ChooseTeam.choose":
      return plain("team", { chosen: first, of: second });
    case "ChoosePlaybooks.choose":
      return plain(at.question?.prompt.includes("Offensive") ? "book-offence" : "book-defence", { chosen: first, of: second });
    case "DeclareAbility.declare":
      return plain("declare", { kick: t(`gf-context-${facts.context}`) });
    case "Injury.choose_victim":
      return { question: t("gf-ask-victim"), more: t("gf-ask-victim-more", { injury: t(`gf-injury-${first}`) }) };
    case "DiscardSome.choose":
      return plain(at.question?.prompt.includes("opponent") ? "discard-theirs" : "discard-own", { count: first });
    case "Recover.choose":
      return plain("recover", { count: first });
    case "Arrange.put_back":
      return plain("arrange", { count: first });
    case "LeaveField.discard_any":
      return { question: t("gf-ask-leave"), more: t("gf-ask-leave-more") };
    case "Try.choose":
      return { question: t("gf-ask-try"), more: t("gf-ask-try-more") };
    default:
      return null;
  }
}
