/**
 * Motion: cards travel from where they were to where they are. Every card on the table is an element with `data-card`,
 * every pile one with `data-zone`; nothing else needs to know about moving.
 */

import { tick } from "svelte";
import type { Happening } from "$lib/table/tablestate.svelte";
import type { View } from "$lib/table/view";

const MOVE = 280;
const APART = 60;
const EASE = "cubic-bezier(.2,.8,.2,1)";
const running = new Set<Animation>();

/** Call before the page has changed; moves what has another place afterwards. */
export async function travel(root: HTMLElement, { before, after }: Happening): Promise<void> {
  const places = measure(root, "[data-card]", (element) => element.dataset.card!);
  const piles = measure(root, "[data-zone]", (element) => element.dataset.zone!);
  const origins = before ? arrivals(before, after) : new Map<string, string>();
  await tick();
  let turn = 0;
  const done = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const card = element.dataset.card!;
    if (done.has(card)) continue;
    done.add(card);
    const from = places.get(card) ?? piles.get(origins.get(card) ?? "");
    const arrives = origins.has(card);
    if (from && move(element, from, arrives ? turn * APART : 0) && arrives) turn += 1;
  }
}

/** Put everything at its place at once: travelling cards, and whatever a table moves by style; what runs for ever runs on. */
export function finish(): void {
  for (const animation of [...running, ...(document.getAnimations?.() ?? [])]) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

function measure(root: HTMLElement, selector: string, key: (element: HTMLElement) => string): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    const rect = element.getBoundingClientRect();
    if (rect.width) found.set(key(element), rect);
  }
  return found;
}

/** The zone that each newly placed card came from: where it was seen, or a hidden one that lost a card. */
export function arrivals(before: View, after: View): Map<string, string> {
  const came = new Map<string, string>();
  const lost = Object.keys(before.zones).filter((name) => (after.zones[name]?.count ?? 0) < before.zones[name]!.count);
  for (const [name, zone] of Object.entries(after.zones)) {
    const old = new Set(before.zones[name]?.cards ?? []);
    for (const card of zone.cards ?? []) {
      if (old.has(card)) continue;
      const seen = Object.keys(before.zones).find((other) => before.zones[other]?.cards?.includes(card));
      const hidden = lost.find((other) => before.zones[other]?.cards === null && before.zones[other]?.holder === zone.holder);
      const origin = seen ?? hidden ?? lost.find((other) => before.zones[other]?.cards === null);
      if (origin) came.set(card, origin);
    }
  }
  return came;
}

function move(element: HTMLElement, from: DOMRect, delay: number): boolean {
  const to = element.getBoundingClientRect();
  const [x, y, scale] = [from.left - to.left, from.top - to.top, from.width / (to.width || 1)];
  if (!to.width || (Math.hypot(x, y) < 12 && Math.abs(scale - 1) < 0.05)) return false;
  const still = { transformOrigin: "0 0", zIndex: "30" };
  const animation = element.animate(
    [{ translate: `${x}px ${y}px`, scale: String(scale), ...still }, { translate: "0px 0px", scale: "1", ...still }],
    { duration: MOVE, delay, easing: EASE, fill: "backwards" },
  );
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
  return true;
}
