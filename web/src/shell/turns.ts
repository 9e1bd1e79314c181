/** The browser says that it is one's turn, while a page is open in the background and only where that is wished for. */

import { t } from "$lib/i18n.svelte";
import { settings } from "$lib/settings.svelte";

const EVERY = 45_000;
const known = new Map<string, number>();

/** A table waits for this person: say so once for each turn, unless somebody looks at the page. */
export async function told(table: string, game: string, turn: number): Promise<void> {
  const news = known.get(table) !== turn;
  known.set(table, turn);
  if (!news || !settings.notify || document.visibilityState !== "hidden" || Notification.permission !== "granted") return;
  const address = `/t/${table}`;
  const about = { body: t("notify-body"), tag: `${table} ${turn}`, icon: "/icons/icon-192.png", data: { address } };
  const keeper = await navigator.serviceWorker?.getRegistration();
  if (keeper) return keeper.showNotification(t("notify-title", { game }), about);
  const note = new Notification(t("notify-title", { game }), about);
  note.onclick = () => {
    window.focus();
    location.assign(address);
  };
}

/** Look after one's tables while the page is in the background; returns how to stop. */
export function watchTurns(): () => void {
  const timer = setInterval(() => document.visibilityState === "hidden" && void look().catch(() => undefined), EVERY);
  return () => clearInterval(timer);
}

async function look(): Promise<void> {
  const { myTables } = await import("./mytables");
  for (const { table, position, turn } of await myTables()) {
    if (turn && position?.question) await told(table.id, table.title, position.question.turn);
  }
}
