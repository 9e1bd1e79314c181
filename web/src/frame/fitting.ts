/** Texts that are shown whole or not at all. */

import type { Attachment } from "svelte/attachments";

const MOST = 120;

/** The first of some sentences, as many as a short line holds. */
export function brief(sentences: readonly string[], most = MOST): string {
  const kept = sentences.filter((_, n) => sentences.slice(0, n + 1).join(" ").length <= most);
  return kept.join(" ");
}

/** Where an element's text needs more than the height it may have, it is marked as tight; measured again whenever `text` is another. */
export function wholeOrNothing(text: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    const measure = (): void => {
      element.classList.remove("is-tight");
      element.classList.toggle("is-tight", element.scrollHeight > element.clientHeight + 1);
    };
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      measure();
    });
    observer.observe(element);
    void text();
    measure();
    return () => observer.disconnect();
  };
}
