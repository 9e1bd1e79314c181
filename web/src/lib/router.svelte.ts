/** Addresses and pages: history routing with plain links. */

const PATTERNS = {
  home: "/",
  lobby: "/lobby",
  join: "/join/:secret",
  table: "/t/:table",
  report: "/t/:table/report",
  replay: "/t/:table/replay",
  record: "/replay",
  game: "/games/:game",
  cards: "/games/:game/cards",
  rules: "/games/:game/rules",
  decks: "/games/:game/decks",
  build: "/games/:game/decks/build",
  deck: "/decks/:secret",
  collection: "/games/:game/collection",
  collected: "/collections/:secret",
  me: "/me",
  settings: "/settings",
  help: "/help",
  credits: "/credits",
} as const;

export type PageName = keyof typeof PATTERNS | "missing";

export interface Place {
  page: PageName;
  params: Record<string, string>;
  query: URLSearchParams;
  path: string;
}

/** The page that an address belongs to. */
export function find(address: string): Place {
  const url = new URL(address, "http://playcall");
  const words = url.pathname.split("/");
  for (const [page, pattern] of Object.entries(PATTERNS)) {
    const parts = pattern.split("/");
    if (parts.length !== words.length) continue;
    const params: Record<string, string> = {};
    const fits = parts.every((part, n) => {
      if (!part.startsWith(":")) return part === words[n];
      params[part.slice(1)] = decodeURIComponent(words[n] ?? "");
      return words[n] !== "";
    });
    if (fits) return { page: page as PageName, params, query: url.searchParams, path: url.pathname };
  }
  return { page: "missing", params: {}, query: url.searchParams, path: url.pathname };
}

const here = () => find(location.pathname + location.search);

export const router = $state<{ place: Place }>({ place: here() });

/** Go to a page of ours. */
export function go(address: string, { replace = false } = {}): void {
  if (address !== location.pathname + location.search + location.hash) {
    history[replace ? "replaceState" : "pushState"](null, "", address);
  }
  router.place = here();
}

/** Change what stands after the question mark, without a new page. */
export function requery(changes: Record<string, string | null>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  history.replaceState(null, "", location.pathname + (text ? `?${text}` : "") + location.hash);
  router.place = here();
}

addEventListener("popstate", () => (router.place = here()));

/** Links to our own pages change the page without loading anything anew. */
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || find(link.pathname).page === "missing") return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
