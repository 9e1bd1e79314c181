/** Looking for cards: which group, which words, which facts, what price, in which order. */

import type { Group, PoolCard, Sheet, Wanted } from "./types";
import type { Supply } from "./supply";

export const BY_PRICE = "price";
export const BY_LOW_PRICE = "price-up";
export const BY_NAME = "name";
const AS_PRINTED = "";

/** What the deck still has room for. */
export interface Room {
  money: number | null;
  /** Empty places. */
  places: readonly Wanted[];
  /** Groups whose cards need a place. */
  placed: ReadonlySet<string>;
  counts: Readonly<Record<string, number>>;
  /** The cards one owns, where only those count. */
  own: Readonly<Record<string, number>> | null;
}

/** Whether a card has all these values. */
export function suits(card: PoolCard, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([name, value]) => (name === "group" ? card.group === value : (card.facts[name] ?? "").split(" ").includes(value)));
}

/** Whether the deck can pay for a card and has a place for it. */
export function fits(card: PoolCard, group: Group, room: Room): boolean {
  if (group.single && room.counts[card.id]) return false;
  if (room.own && (room.counts[card.id] ?? 0) >= (room.own[card.id] ?? 0)) return false;
  if (group.priced && room.money !== null && card.price > room.money) return false;
  return !room.placed.has(card.group) || room.places.some((place) => suits(card, place));
}

export function roomOf(sheet: Sheet | null, counts: Record<string, number>, own: Room["own"] = null): Room {
  const slots = sheet?.areas.flatMap(({ rows }) => rows.flat()) ?? [];
  const places = slots.filter(({ card }) => card === null).map(({ wanted }) => wanted);
  return { money: sheet?.room ?? null, places, placed: new Set(slots.map(({ wanted }) => wanted.group ?? "")), counts, own };
}

export class Search {
  group = $state("");
  words = $state("");
  facts = $state<Record<string, string>>({});
  low = $state(0);
  high = $state(0);
  order = $state("");
  fitting = $state(false);

  constructor(readonly supply: Supply) {
    this.turn(supply.builder.groups[0]!.id);
  }

  get current(): Group {
    const { groups } = this.supply.builder;
    return groups.find(({ id }) => id === this.group) ?? groups[0]!;
  }

  /** The lowest and the highest price of the group. */
  get prices(): [number, number] {
    const prices = [...this.supply.cards].filter(({ group }) => group === this.group).map(({ price }) => price);
    return [Math.min(...prices), Math.max(...prices)];
  }

  /** Look at another group; the words stay. */
  turn(group: string): void {
    this.group = group;
    this.facts = {};
    [this.low, this.high] = this.prices;
    this.order = this.current.priced ? BY_PRICE : AS_PRINTED;
    this.fitting = false;
  }

  /** Look for certain cards. */
  show({ group = this.group, ...facts }: Wanted): void {
    this.turn(group);
    this.words = "";
    this.facts = facts;
  }

  set(fact: string, value: string): void {
    const { [fact]: _, ...others } = this.facts;
    this.facts = value ? { ...others, [fact]: value } : others;
  }

  get narrowed(): boolean {
    const [least, most] = this.prices;
    return this.words !== "" || this.fitting || Object.keys(this.facts).length > 0 || this.low > least || this.high < most;
  }

  clear(): void {
    this.words = "";
    this.turn(this.group);
  }

  found(room: Room): PoolCard[] {
    const words = this.words.toLowerCase().split(/\s+/).filter(Boolean);
    const group = this.current;
    const kept = [...this.supply.cards].filter(
      (card) =>
        card.group === group.id &&
        (!room.own || (room.own[card.id] ?? 0) > 0) &&
        (!group.priced || (card.price >= this.low && card.price <= this.high)) &&
        suits(card, this.facts) &&
        words.every((word) => this.text(card).includes(word)) &&
        (!this.fitting || fits(card, group, room)),
    );
    return this.sorted(kept);
  }

  #texts = new Map<string, string>();

  /** All that a card can be found by, the names of its values among it. */
  text(card: PoolCard): string {
    let text = this.#texts.get(card.id);
    if (text === undefined) {
      const { filters } = this.supply.builder.groups.find(({ id }) => id === card.group)!;
      const named = filters.flatMap((filter) => filter.values.filter((value) => suits(card, { [filter.id]: value.id })).map(({ title }) => title));
      text = [card.id, card.title, card.badge, card.mark, card.line, ...named].join(" ").toLowerCase();
      this.#texts.set(card.id, text);
    }
    return text;
  }

  sorted(cards: PoolCard[]): PoolCard[] {
    const { order } = this;
    if (order === AS_PRINTED) return cards;
    if (order === BY_NAME) return cards.toSorted((a, b) => a.title.localeCompare(b.title));
    if (order === BY_LOW_PRICE) return cards.toSorted((a, b) => a.price - b.price);
    const worth = (card: PoolCard) => (order === BY_PRICE ? card.price : (card.figures[order] ?? -1));
    return cards.toSorted((a, b) => worth(b) - worth(a));
  }
}
