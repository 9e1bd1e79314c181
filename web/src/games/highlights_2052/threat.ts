/** What the offensive card threatens, and how it meets a defence: what the table shows before anybody has asked. */

import type { ActionCard, CardBook, Play, PlayCard } from "./cards";
import { fieldCount, type Scene, type Side } from "./scene";

export interface Meeting {
  attack: PlayCard | null;
  attacker: Side;
  defence: PlayCard | null;
  defender: Side;
  /** The play that was chosen, or -1. */
  activated: number;
}

/** The two cards in play. In overtime a card stays shown after it has left play (FH-20.14). */
export function meeting(scene: Scene, book: CardBook): Meeting {
  const attacker = scene.sides[scene.offence]!;
  const defender = scene.sides[1 - scene.offence]!;
  const attack = book.card(attacker.inPlay);
  const shown = defender.inPlay ?? (scene.overtime && attack ? book.id(defender.facing) : null);
  return { attack, attacker, defender, defence: book.card(shown), activated: scene.activated };
}

/** Where a play would bring the ball if nothing stopped it; null when the pass is overthrown (FH-5.2). */
export function landing(play: Play, ball: number, automatic: boolean): number | null {
  const spot = ball - play.yards;
  return play.type === "P" && spot < -5 && !automatic ? null : spot;
}

export interface Arc {
  /** Yards to the goal line where it would come down, at most one space behind the End Zone. */
  to: number;
  overthrown: boolean;
  play: number;
}

/** One arc for each spot that the card could reach. */
export function arcs(card: PlayCard, side: Side, activated: number): Arc[] {
  const found: Arc[] = [];
  card.plays.forEach((play, place) => {
    if (activated >= 0 && place !== activated) return;
    const to = landing(play, side.ball, side.automatic);
    const arc = { to: Math.max(-5, to ?? -10), overthrown: to === null, play: place };
    if (!found.some((other) => other.to === arc.to && other.overthrown === arc.overthrown)) found.push(arc);
  });
  return found;
}

export interface Lane {
  footballs: number;
  helmets: number;
  /** A play of the offence stands here. */
  live: boolean;
  /** Every football of some play here meets a helmet. */
  covered: boolean;
}

/** The strip between the cards, area against area (FH-2.12). */
export function lanes({ attack, defence, activated }: Meeting): Lane[] {
  return [0, 1, 2].map((area) => {
    const plays = attack?.plays.filter((play, place) => play.area === area && (activated < 0 || place === activated)) ?? [];
    const footballs = Math.max(0, ...plays.map((play) => play.footballs));
    const helmets = defence?.helmets[area] ?? 0;
    return { footballs, helmets, live: plays.length > 0, covered: defence !== null && helmets >= footballs };
  });
}

/** Action cards that may still be turned: an empty deck is made anew from its discards (FH-2.3). */
export function unseen(scene: Scene, book: CardBook): ActionCard[] {
  if (!scene.actionDeck) return book.actions;
  const turned = new Set(scene.actionDiscard);
  return book.actions.filter((card) => !turned.has(card.id));
}

export interface KickOdds {
  need: number;
  number: number;
  missing: number;
  good: number;
  of: number;
}

/** FH-9.3  What a kick from where the ball lies would need. */
export function kickOdds(scene: Scene, book: CardBook, card: PlayCard, side: Side): KickOdds {
  const need = fieldCount(side.ball);
  const missing = Math.max(1, need - card.kick);
  const cards = unseen(scene, book);
  const good = cards.filter((one) => !one.block && one.kick >= missing).length;
  return { need, number: card.kick, missing, good, of: cards.length };
}
