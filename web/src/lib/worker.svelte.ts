/** The service worker that keeps the client for when the server is away, and what it means for an open page. */

import { connection } from "./connection.svelte";

const state = $state({ renewed: false });

/** Whether a newer client has taken over: the next page is loaded whole, so that nobody plays on with an old one. */
export const renewed = (): boolean => state.renewed;

/** Have the client kept. Browsers do so for this machine and behind TLS alone. */
export function keepClient(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keeper = navigator.serviceWorker;
  if (keeper.controller) keeper.addEventListener("controllerchange", () => (state.renewed = true));
  addEventListener("load", () => void keeper.register("/worker.js").catch(() => undefined));
  connection.onReturn(() => void keeper.getRegistration().then((found) => found?.update()).catch(() => undefined));
}
