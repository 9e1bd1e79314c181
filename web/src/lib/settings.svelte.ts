/** What a person has set on this device; remembered, and the same in all tabs. */

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

export interface Settings {
  theme: "system" | "dark" | "light";
  sound: boolean;
  /** How loud, in hundredths. */
  volume: number;
  /** Whether the browser says so when it is one's turn while the page is in the background. */
  notify: boolean;
  motion: "system" | "full" | "reduced";
  /** Questions with a single answer are answered at once. */
  autoSkip: boolean;
  language: "system" | Language;
  /** The rail beside the field; `auto` follows the width of the window. */
  rail: "auto" | "open" | "icons";
}

const KEY = "playcall.settings";
const DEFAULTS: Settings = { theme: "system", sound: false, volume: 70, notify: false, motion: "system", autoSkip: true, language: "system", rail: "auto" };
const ALLOWED: { [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ["system", "dark", "light"],
  sound: [true, false],
  volume: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  notify: [true, false],
  motion: ["system", "full", "reduced"],
  autoSkip: [true, false],
  language: ["system", "en", "de"],
  rail: ["auto", "open", "icons"],
};

function read(): Settings {
  const found: Settings = { ...DEFAULTS };
  let kept: Record<string, unknown> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
  } catch {
    return found;
  }
  for (const name of Object.keys(DEFAULTS) as (keyof Settings)[]) {
    if ((ALLOWED[name] as readonly unknown[]).includes(kept[name])) Object.assign(found, { [name]: kept[name] });
  }
  return found;
}

export const settings = $state<Settings>(read());

/** Change one setting and remember it. */
export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays; the setting lasts until the tab is closed.
  }
}

addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, read());
});

const wantsLight = matchMedia("(prefers-color-scheme: light)");
const wantsCalm = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ light: wantsLight.matches, calm: wantsCalm.matches });
wantsLight.addEventListener("change", (event) => (system.light = event.matches));
wantsCalm.addEventListener("change", (event) => (system.calm = event.matches));

export function theme(): "dark" | "light" {
  if (settings.theme !== "system") return settings.theme;
  return system.light ? "light" : "dark";
}

/** Whether things are placed at once instead of moving. */
export function calm(): boolean {
  return settings.motion === "system" ? system.calm : settings.motion === "reduced";
}

export function language(): Language {
  if (settings.language !== "system") return settings.language;
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (wished.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}
