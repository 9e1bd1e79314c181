/** Addresses and pages: history routing with plain links. */

const PATTERNS = {
  home: "/",
  lobby: "/lobby",
  watch: "/watch",
  shelf: "/cards",
  join: "/join/:secret",
  table: "/t/:table",
  report: "/t/:table/report",
  replay: "/t/:table/replay",
  record: "/replay",
  game: "/games/:game",
  cards: "/games/:game/cards/:card?",
  rules: "/games/:game/rules",
  beside: "/games/:game/companion",
  decks: "/games/:game/decks",
  build: "/games/:game/decks/build",
  deck: "/decks/:secret",
  collection: "/games/:game/collection",
  collected: "/collections/:secret",
  set: "/sets/:secret",
  leagues: "/leagues",
  invited: "/leagues/join/:secret",
  season: "/leagues/:league/seasons/:season",
  league: "/leagues/:league/:tab?",
  lab: "/lab",
  me: "/me",
  settings: "/settings",
  help: "/help",
  companion: "/companion",
  credits: "/credits",
} as const;

export type PageName = keyof typeof PATTERNS | "missing";

export interface Place {
  page: PageName;
  params: Record<string, string>;
  query: URLSearchParams;
  path: string;
}

/** The page that an address belongs to. A part with a question mark may be left out. */
export function find(address: string): Place {
  const url = new URL(address, "http://playcall");
  const words = url.pathname.split("/");
  for (const [page, pattern] of Object.entries(PATTERNS)) {
    const parts = pattern.split("/");
    if (words.length > parts.length) continue;
    const params: Record<string, string> = {};
    const fits = parts.every((part, n) => {
      const word = words[n];
      if (word === undefined) return part.endsWith("?");
      if (!part.startsWith(":")) return part === word;
      params[part.replace(/^:|\?$/g, "")] = decodeURIComponent(word);
      return word !== "";
    });
    if (fits) return { page: page as PageName, params, query: url.searchParams, path: url.pathname };
  }
  return { page: "missing", params: {}, query: url.searchParams, path: url.pathname };
}

/** What makes a page another one: its name and whatever its address must hold. */
export function identity({ page, params }: Place): string {
  const pattern = page === "missing" ? "" : PATTERNS[page];
  return [page, ...Object.entries(params).filter(([name]) => !pattern.includes(`:${name}?`)).map(([, value]) => value)].join(" ");
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
