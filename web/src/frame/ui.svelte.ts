/** What is open on the table: the tab of the rail, a sheet, an enlarged card, a pile, the menu. */

import { MediaQuery } from "svelte/reactivity";
import { settings } from "$lib/settings.svelte";
import type { IconName } from "$lib/ui/Icon.svelte";
import type { Pile } from "./definition";

export type Tab = "log" | "overview" | "rules" | "coach" | "chat";
export const TAB_ICONS: Record<Tab, IconName> = { log: "list", overview: "eye", rules: "book", coach: "whistle", chat: "chat" };
const roomy = new MediaQuery("min-width: 1400px");

export class Ui {
  tab = $state<Tab>("log");
  /** Below 1100 px the rail is a sheet that is opened from the dock; above, it is unfolded for a look. */
  sheet = $state(false);
  /** A guide speaks; on a wide screen it has its place in the rail. */
  guided = $state(false);
  /** Whether the rail stays open beside the field: for a guide, as chosen, or where there is room for it. */
  railOpen = $derived(this.guided || settings.rail === "open" || (settings.rail === "auto" && roomy.current));
  /** The rule that the rules panel shows first. */
  rule = $state<string | null>(null);
  zoom = $state<string | null>(null);
  pile = $state.raw<Pile | null>(null);
  menu = $state(false);
  keys = $state(false);
  /** A banner crosses the field. */
  moment = $state(false);
  /** The finished table can be looked at again. */
  looking = $state(false);

  show(tab: Tab): void {
    this.tab = tab;
    this.sheet = true;
  }

  openRule(id: string): void {
    this.rule = id;
    this.show("rules");
  }

  /** Close what lies on top; returns whether something did. */
  escape(): boolean {
    if (this.zoom !== null) this.zoom = null;
    else if (this.pile) this.pile = null;
    else if (this.keys) this.keys = false;
    else if (this.menu) this.menu = false;
    else if (this.sheet) this.sheet = false;
    else return false;
    return true;
  }
}
