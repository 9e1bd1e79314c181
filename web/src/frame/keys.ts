/** The keyboard does everything. Keys mean nothing while somebody types or a window is open. */

import { set, settings } from "$lib/settings.svelte";
import type { Frame } from "./context";
import { finish } from "./travel";

const WRITES = "input, textarea, select, [contenteditable]";

export function onKey(event: KeyboardEvent, frame: Frame, dismiss: () => void, readOn: () => boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (event.key === "Escape") return escape(event, frame, dismiss);
  if (target.closest(WRITES) || document.querySelector("dialog[open]")) return;
  if (event.key === " ") finish();
  if (event.key === "n" && readOn()) return event.preventDefault();
  if (means(event.key, target, frame)) event.preventDefault();
}

function escape(event: KeyboardEvent, frame: Frame, dismiss: () => void): void {
  finish();
  dismiss();
  if (document.querySelector("dialog[open]")) return;
  if (frame.ui.escape()) event.preventDefault();
  else frame.choosing.leave();
}

/** Whether a key means something, and if so, do it. */
function means(key: string, target: HTMLElement, frame: Frame): boolean {
  const { table, choosing, ui } = frame;
  const card = target.closest<HTMLElement>("[data-card]")?.dataset.card;
  if (key === " " && card) {
    ui.zoom = card;
    return true;
  }
  if (key === "Enter") return enter(target, frame);
  const letter = key.toLowerCase();
  const commands: Record<string, () => void> = {
    l: () => ui.show("log"),
    r: () => ui.show("rules"),
    c: () => (ui.show("coach"), table.askCoach()),
    u: () => table.undo(),
    s: () => set("sound", !settings.sound),
    m: () => (ui.menu = !ui.menu),
    h: () => (ui.keys = true),
    "?": () => (ui.keys = true),
  };
  if (commands[letter]) {
    commands[letter]();
    return true;
  }
  return choosing.press(letter);
}

/** Enter takes the gold button, unless the focus is on something that Enter presses anyway and that is not selected yet. */
function enter(target: HTMLElement, { choosing }: Frame): boolean {
  const picked = target.closest("[data-card][aria-pressed=true]") !== null;
  if (!picked && target.closest(".slot, button, a, [role=tab]")) return false;
  if (!choosing.primary) return false;
  choosing.confirm();
  return true;
}
