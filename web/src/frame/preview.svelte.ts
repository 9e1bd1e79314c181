/** Looking closer: a card held under the mouse for a moment, or pressed for long, is shown enlarged. */

import type { Attachment } from "svelte/attachments";

const HOVER = 700;
const PRESS = 450;

class Preview {
  /** The card shown beside the mouse, and where. */
  card = $state<string | null>(null);
  place = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #swallow = false;

  /** Whether the click that ends a long press is to be ignored. */
  swallowed(): boolean {
    const was = this.#swallow;
    this.#swallow = false;
    return was;
  }

  end = (): void => {
    clearTimeout(this.#timer);
    this.card = null;
  };

  /** For a card's element: hover shows it, a long press calls `open`. */
  of(card: string, open: () => void): Attachment<HTMLElement> {
    return (element) => {
      const enter = (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#show(card, element), HOVER);
      };
      const down = (event: PointerEvent) => {
        this.end();
        this.#swallow = false;
        if (event.pointerType === "mouse") return;
        this.#timer = setTimeout(() => {
          this.#swallow = true;
          open();
        }, PRESS);
      };
      const menu = (event: Event) => event.preventDefault();
      element.addEventListener("pointerenter", enter);
      element.addEventListener("pointerdown", down);
      element.addEventListener("contextmenu", menu);
      for (const name of ["pointerleave", "pointerup", "pointercancel"]) element.addEventListener(name, this.end);
      return () => {
        this.end();
        element.removeEventListener("pointerenter", enter);
        element.removeEventListener("pointerdown", down);
        element.removeEventListener("contextmenu", menu);
        for (const name of ["pointerleave", "pointerup", "pointercancel"]) element.removeEventListener(name, this.end);
      };
    };
  }

  #show(card: string, element: HTMLElement): void {
    this.place = (element.querySelector(".rise") ?? element).getBoundingClientRect();
    this.card = card;
  }
}

export const preview = new Preview();
