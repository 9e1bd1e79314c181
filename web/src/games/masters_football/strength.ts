/** Attack, defence and tactical values of a side with every term, as the rules reckon them. */

import { levelOf, shifted } from "./dice";
import { bookOf, TACTICS, type Action, type Book, type Player } from "./cards";
import type { Match, MfAt } from "./scene";

const MOST = 7;
const MOST_SKILL = 5;

export interface Fielded {
  id: string;
  player: Player;
  attack: number;
  defence: number;
  tac: number;
  /** What cards add to the printed figures. */
  changed: boolean;
  muted: boolean;
}

/** A card in play: whose, on which side, on which player (-1 the team), uses left, whether it has effect now. */
export interface InPlay {
  id: string;
  card: Action;
  owner: number;
  side: number;
  place: number;
  uses: number;
  effective: boolean;
}

export interface Terms {
  players: Fielded[];
  cards: { name: string; attack: number; defence: number }[];
  ability: number;
  attack: number;
  defence: number;
}

export function inPlay(at: MfAt, match: Match): InPlay[] {
  const book = bookOf(at.deck);
  return (at.zone("in play", match.slot).cards ?? []).flatMap((id, n) => {
    const card = book.action(id);
    if (!card) return [];
    const effective = match.tactic < 0 || card.tactics.includes(TACTICS[match.tactic]!);
    return [{ id, card, owner: match.owners[n] ?? -1, side: match.touched[n] ?? -1, place: match.places[n] ?? -1, uses: match.uses[n] ?? 0, effective }];
  });
}

const limit = (figure: number, most: number): number => Math.max(0, Math.min(most, figure));

/** The three players of a side with their figures in a tactic, after modifiers and limits (MF-15.13). */
export function fielded(book: Book, ids: readonly string[], tactic: number, cards: readonly InPlay[]): Fielded[] {
  return ids.flatMap((id, place) => {
    const player = book.player(id);
    if (!player) return [];
    const effects = cards.filter((one) => one.place === place).flatMap((one) => one.card.effects);
    const sum = (name: "att" | "def" | "tac") => effects.filter((one) => one.effect === "player_mod").reduce((total, one) => total + (one[name] ?? 0), 0);
    const at = Math.max(0, tactic);
    return [{
      id, player,
      attack: limit(player.attack[at]! + sum("att"), MOST),
      defence: limit(player.defence[at]! + sum("def"), MOST),
      tac: limit(player.tac + sum("tac"), MOST_SKILL),
      changed: effects.some((one) => one.effect === "player_mod"),
      muted: effects.some((one) => one.effect === "mute_genius"),
    }];
  });
}

/** MF-9.3  Every term of a side's attack and defence in the match tactics. */
export function terms(at: MfAt, match: Match, side: number): Terms {
  const cards = inPlay(at, match).filter((one) => one.side === side);
  const players = fielded(bookOf(at.deck), at.zone("pitch", 2 * match.slot + side).cards ?? [], match.tactic, cards);
  const team = cards.filter((one) => one.effective).flatMap((one) => one.card.effects.filter(({ effect }) => effect === "team_mod").map((effect) => ({ name: one.card.name, attack: effect.att ?? 0, defence: effect.def ?? 0 })));
  const ability = bookOf(at.deck).managers[match.managers[side] ?? -1]?.ability === "joga_bonito" && match.tactic >= 0 ? (match.tactic < 2 ? 2 : 1) : 0;
  const total = (name: "attack" | "defence") => [...players, ...team].reduce((sum, one) => sum + one[name], 0);
  return { players, cards: team, ability, attack: total("attack") + ability, defence: total("defence") };
}

export interface Strength extends Terms {
  attackLevel: number;
  defenceLevel: number;
  attackDie: number;
  defenceDie: number;
}

/** MF-9.10  Both sides with levels and dice. */
export function strengths(at: MfAt, match: Match): [Strength, Strength] {
  const both = [terms(at, match, 0), terms(at, match, 1)] as const;
  const orange = at.options.bottom_tie === "to_orange";
  const attack = shifted([both[0].attack, both[1].attack], match.ha, orange);
  const defence = shifted([both[0].defence, both[1].defence], match.ha, orange);
  return both.map((one, side) => ({
    ...one, attackLevel: levelOf(one.attack), defenceLevel: levelOf(one.defence), attackDie: attack[side]!, defenceDie: defence[side]!,
  })) as [Strength, Strength];
}

/** Printed sums of some players in each tactic. */
export function columns(players: readonly Player[]): { attack: number; defence: number }[] {
  return TACTICS.map((_, n) => ({ attack: players.reduce((sum, one) => sum + one.attack[n]!, 0), defence: players.reduce((sum, one) => sum + one.defence[n]!, 0) }));
}

/** MF-7.2  Three players not all of one position. */
export function isLegalTrio(players: readonly Player[]): boolean {
  return players.length === 3 && new Set(players.map((one) => one.pos)).size > 1;
}

/** The trio and tactic of a squad with the highest sum of attack and defence. */
export function bestTrio(players: readonly Player[]): { trio: Player[]; tactic: number; attack: number; defence: number } | null {
  let best: { trio: Player[]; tactic: number; attack: number; defence: number } | null = null;
  for (let a = 0; a < players.length; a++) for (let b = a + 1; b < players.length; b++) for (let c = b + 1; c < players.length; c++) {
    const trio = [players[a]!, players[b]!, players[c]!];
    if (!isLegalTrio(trio)) continue;
    columns(trio).forEach(({ attack, defence }, tactic) => {
      if (!best || attack + defence > best.attack + best.defence) best = { trio, tactic, attack, defence };
    });
  }
  return best;
}

