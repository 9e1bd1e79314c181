// Keeps the client for when the server is away: its files whole, and of the server's answers those that are the same for everybody.
// Pages and answers are asked for first and taken from here only when nobody answers, so nothing old is ever shown in place of something new.
// The build writes the version and the list of files (vite.config.ts).

const FILES = /* files */ [];
const SHELL = "playcall-" + "/* version */";
const ANSWERS = "answers";
const PATIENCE = 4000;
/** Library, never people: games, their cards, faces, rules, words, pictures and sounds. */
const KEPT = /^\/api\/(games(\/[a-z0-9_]+(\/(cards|faces|gallery|rules|companion|sounds|messages\/\w+|lid\.svg)(\/[\w.-]+)*)?)?|messages\/\w+|refusals\/\w+|sounds)$/;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES.map(fresh))));
});

/** Files with their contents in their name may come from the browser's own memory; the others are asked for again. */
const fresh = (file) => (file.startsWith("/assets/") ? file : new Request(file, { cache: "reload" }));

/** The version before this one stays: pages that are open may still need parts of it. */
addEventListener("activate", (event) => {
  const old = async () => (await caches.keys()).filter((name) => name.startsWith("playcall-") && name !== SHELL);
  const tidy = async () => Promise.all((await old()).slice(0, -1).map((name) => caches.delete(name)));
  event.waitUntil(tidy().then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(asked(fetch(request), () => shell("/")));
  else if (pathname.startsWith("/assets/")) event.respondWith(caches.match(request).then((file) => file ?? fetch(request)));
  else if (FILES.includes(pathname)) event.respondWith(asked(fetch(request), () => shell(pathname)));
  else if (KEPT.test(pathname)) event.respondWith(remembered(event));
});

const shell = async (path) => (await caches.open(SHELL)).match(path);

/** What the server says; if it does not answer in time, or at all, what is kept. */
async function asked(asking, kept) {
  asking.catch(() => undefined);
  try {
    return await Promise.race([asking, late()]);
  } catch (problem) {
    const found = await kept();
    if (found) return found;
    if (problem === undefined) return asking;
    throw problem;
  }
}

/** An answer, kept for later; one from here says so, as the server is not back by it. */
async function remembered(event) {
  const cache = await caches.open(ANSWERS);
  const asking = fetch(event.request).then((answer) => {
    if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()).catch(() => undefined));
    return answer;
  });
  return asked(asking, async () => marked(await cache.match(event.request, { ignoreVary: true })));
}

function marked(answer) {
  if (!answer) return undefined;
  const headers = new Headers(answer.headers);
  headers.set("x-playcall-kept", "1");
  return new Response(answer.body, { status: answer.status, headers });
}

/** Whoever presses a notification comes to the table it is about. */
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = event.notification.data ?? {};
  const come = async () => {
    const pages = await clients.matchAll({ type: "window" });
    const there = pages.find((page) => new URL(page.url).pathname === address) ?? pages[0];
    if (!there) return clients.openWindow(address);
    await there.focus();
    if (new URL(there.url).pathname !== address) await there.navigate(address);
  };
  event.waitUntil(come());
});

const late = () => new Promise((_, reject) => setTimeout(reject, PATIENCE));
