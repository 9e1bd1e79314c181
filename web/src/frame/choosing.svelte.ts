/** Choosing: which option is being considered, which keys do what, what the gold button says. */

import { say } from "$lib/i18n.svelte";
import type { Choice, Question, TableState } from "$lib/table/tablestate.svelte";
import type { At, HandGroup, TableDefinition } from "./definition";

const DIGITS = "1234567890";
/** Letters with a meaning of their own everywhere: Coach, Help, Log, Menu, Next, Rules, Sound, Undo. */
export const RESERVED = "chlmnrsu";

/** Something that can be chosen: an option with the key that does the same. */
export interface Keyed {
  option: Choice;
  key: string | null;
}

/** What a card of the hand offers; several options when the card can be used in several ways, or with several others. */
export interface CardOffer {
  card: string;
  key: string | null;
  options: Choice[];
}

function cardsOf({ card, partner }: Choice): string[] {
  return [card, partner].filter((one) => one != null);
}

function lays(option: Choice, ...cards: string[]): boolean {
  return cards.every((card) => card === option.card || card === option.partner);
}

export class Choosing {
  /** The card that is selected; its options are offered in the prompt bar. */
  card = $state<string | null>(null);
  /** A second card selected with it, where an option lays two. */
  partner = $state<string | null>(null);
  /** Which of equal cards was touched last, by card. */
  #copies = $state<Record<string, number>>({});
  /** The option that the gold button and Enter would take. */
  token = $state<string | null>(null);
  /** The option under the mouse or the focus: shown, but not what Enter takes. */
  pointed = $state<string | null>(null);
  /** The option that a guide points at. */
  hint = $state<string | null>(null);
  #question: Question | null = null;

  constructor(
    readonly table: TableState,
    readonly definition: TableDefinition,
    readonly at: () => At | null,
    readonly groups: () => HandGroup[],
  ) {}

  get options(): Choice[] {
    return this.table.question?.options ?? [];
  }

  /** Cards of the hand that can be chosen, by id, with their keys. */
  offers: ReadonlyMap<string, CardOffer> = $derived.by(() => {
    const found = new Map<string, CardOffer>();
    let next = 0;
    for (const card of this.groups().flatMap((group) => group.cards)) {
      if (found.has(card)) continue;
      const options = this.options.filter((option) => lays(option, card));
      if (options.length) found.set(card, { card, options: this.#narrowed(options, card), key: DIGITS[next++] ?? null });
    }
    return found;
  });

  /** Options that are no card of the hand: buttons of the prompt bar. */
  buttons: Keyed[] = $derived.by(() => {
    const at = this.at();
    const elsewhere = (option: Choice) => at !== null && this.definition.onField?.(option, at);
    const plain = this.options.filter((option) => !(option.card && this.offers.has(option.card)) && !elsewhere(option));
    return this.offers.size ? lettered(plain) : plain.map((option, n) => ({ option, key: DIGITS[n] ?? null }));
  });

  /** The options that lay just what is selected. */
  exact: Choice[] = $derived.by(() => {
    const picked = this.#picked();
    return picked.length ? this.options.filter((option) => cardsOf(option).length === picked.length && lays(option, ...picked)) : [];
  });

  /** The ways in which the selected cards can be used, where there is more than one. */
  uses: Choice[] = $derived(this.exact.length > 1 ? this.exact : []);

  /** What Enter does. */
  primary: Choice | null = $derived.by(() => {
    const at = this.at();
    if (!at || !this.table.question) return null;
    const usual = () => this.definition.primary?.(at) ?? (this.offers.size ? null : this.buttons[0]?.option.token);
    const wanted = this.token ?? (this.hint === null ? usual() : this.#advised);
    return this.options.find((option) => option.token === wanted) ?? null;
  });

  /** What a guide points at, where it is a button; where it is a card, no button is gold until the card is chosen. */
  get #advised(): string | null {
    return this.buttons.some(({ option }) => option.token === this.hint) ? this.hint : null;
  }

  /** What the table shows in advance: what is pointed at, what is selected, or what Enter would take of a few buttons. */
  considered: Choice | null = $derived.by(() => {
    const wanted = this.pointed ?? this.token ?? (this.offers.size ? null : this.primary?.token);
    return this.options.find((option) => option.token === wanted) ?? null;
  });

  /** Forget what was considered when the question is another one. */
  follow(): void {
    if (this.table.question === this.#question) return;
    this.#question = this.table.question;
    this.card = this.partner = this.token = this.pointed = null;
    this.#copies = {};
  }

  /** Whether a card is selected; of equal cards, whether this copy is. */
  isPicked(card: string, copy?: number): boolean {
    return (card === this.card || card === this.partner) && (copy === undefined || copy === (this.#copies[card] ?? 0));
  }

  #picked(): string[] {
    return [this.card, this.partner].filter((one) => one !== null);
  }

  /** The card's options with what is selected beside it; all of them where they do not go together. */
  #narrowed(options: Choice[], card: string): Choice[] {
    const others = this.#picked().filter((one) => one !== card);
    const together = options.filter((option) => others.some((other) => lays(option, other)));
    return together.length ? together : options;
  }

  /** A card was clicked, or its number pressed: consider it; the second time, play it. */
  touch(card: string, copy = this.#copies[card] ?? 0): void {
    if (!this.offers.has(card)) return;
    if (this.isPicked(card, copy)) return this.token ? this.act(this.token) : this.leave();
    this.#copies[card] = copy;
    if (this.isPicked(card)) return;
    const mate = this.#picked().findLast((one) => this.options.some((option) => lays(option, one, card)));
    [this.card, this.partner] = mate === undefined ? [card, null] : [mate, card];
    const [first] = this.exact;
    if (first) this.consider(first.token);
    else this.token = null;
  }

  /** Select the cards of an option and consider it. */
  pick(option: Choice): void {
    const inHand = cardsOf(option).filter((card) => this.offers.has(card));
    if (inHand.length) [this.card, this.partner] = [inHand[0]!, inHand[1] ?? null];
    this.consider(option.token);
  }

  /** Show what an option would do, and let Enter take it. */
  consider(token: string): void {
    this.token = token;
    this.table.explain(token);
  }

  leave(): void {
    this.card = this.partner = this.token = null;
  }

  act(token: string): void {
    this.table.act(token);
  }

  /** Enter, or the gold button. */
  confirm(): void {
    if (this.primary) this.act(this.primary.token);
  }

  /** A key that stands on a card or button. Returns whether it meant anything. */
  press(key: string): boolean {
    for (const offer of this.offers.values()) {
      if (offer.key === key) {
        this.touch(offer.card);
        return true;
      }
    }
    const button = this.buttons.find((one) => one.key === key);
    if (button) this.act(button.option.token);
    return button !== undefined;
  }
}

/** Beside cards, buttons take a letter of their own text. */
function lettered(options: Choice[]): Keyed[] {
  const taken = new Set(RESERVED);
  return options.map((option) => {
    const key = [...say(option.label).toLowerCase()].find((letter) => /[a-z]/.test(letter) && !taken.has(letter)) ?? null;
    if (key) taken.add(key);
    return { option, key };
  });
}
