/** The navigation of all pages: where one can go, and which section a page belongs to. */

import type { PageName } from "$lib/router.svelte";
import type { IconName } from "$lib/ui/Icon.svelte";

export interface Section {
  href: string;
  text: string;
  /** The same where there is little room. */
  short: string;
  icon: IconName;
  pages: readonly PageName[];
}

export const SECTIONS: readonly Section[] = [
  { href: "/", text: "nav-games", short: "nav-games", icon: "home", pages: ["home", "game", "rules", "lobby", "join"] },
  { href: "/cards", text: "nav-cards", short: "nav-cards-short", icon: "cards", pages: ["shelf", "cards", "decks", "build", "deck", "collection", "collected"] },
  { href: "/leagues", text: "nav-leagues", short: "nav-leagues", icon: "cup", pages: ["leagues", "invited", "season", "league"] },
  { href: "/watch", text: "nav-watch", short: "nav-watch", icon: "eye", pages: ["watch", "record", "replay", "report"] },
  { href: "/lab", text: "nav-lab", short: "nav-lab", icon: "flask", pages: ["lab"] },
  { href: "/help", text: "nav-help", short: "nav-help", icon: "help", pages: ["help", "companion", "beside", "credits"] },
];

/** What a link to a section says of itself: whether it is the page that is shown, or leads to its section. */
export function current(section: Section, page: PageName, path: string): "page" | "true" | undefined {
  if (!section.pages.includes(page)) return undefined;
  return path === section.href ? "page" : "true";
}
