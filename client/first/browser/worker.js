// The service worker, which starts Kindling without a server (docs/decisions/0034). client/first/build/worker.mjs
// bundles it. server/doors/chain/worker.ts prepends FILES: the files to cache, with their revisions.
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { cachedPageAfterMs, deviceStoreName, ownHeader } from "#domain/limits.ts";
import { helpPath, keptPages, lookInsidePath, signedInPaths } from "#domain/paths.ts";

/** The statuses of a reverse proxy that cannot reach the server. */
const unreached = new Set([502, 503, 504]);
const ofPeople = new Set(signedInPaths);

/** Keeps and gives only answers of our server. A hotel's network may answer 200 with its own page in place of a script. */
const onlyOurs = {
  cacheWillUpdate: async ({ response }) => (response.ok && isOurs(response) ? response : null),
  // An earlier version may have kept such a page. It is fetched again.
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && isOurs(cachedResponse) ? cachedResponse : null,
};
const files = new PrecacheController({ cacheName: "kindling.files", plugins: [onlyOurs] });
files.addToCacheList(self.FILES);

self.addEventListener("install", (event) => files.install(event));

self.addEventListener("activate", (event) => {
  void files.activate(event);
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener("message", (event) => {
  // Only a person starts a new version, because it must not replace files while a form is open.
  event.waitUntil(event.data === "take over" ? self.skipWaiting() : greet(event));
});

/** Tells a page whether it has this version. If no other page is open, the worker takes over without asking. */
async function greet({ data, ports: [page], source }) {
  const isSame = data.entry && files.getCacheKeyForURL(data.entry) !== undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one end
  page.postMessage(isSame ? "same" : "other");
  if (isSame) await takeOverAlone(source);
}

async function takeOverAlone(page) {
  // On a slow device, the page before this one is still closing.
  for (let looks = 0; looks < 10; looks += 1) {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const isAlone = pages.length === 1 && pages[0].id === page.id;
    await (isAlone ? self.skipWaiting() : pause(1_000));
    if (isAlone) break;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (pathname === helpPath) event.respondWith(kept(keptPages.bare, request));
    else if (ofPeople.has(pathname) || pathname === lookInsidePath) event.respondWith(pageFor(event, pathname));
  } else if (!isPage(pathname) && files.getCacheKeyForURL(pathname)) {
    event.respondWith(kept(pathname, request));
  }
});

/** The server's page, or the cached one if the server cannot be reached, or takes long. */
async function pageFor(event, pathname) {
  const { request } = event;
  const fromServer = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  // Otherwise the browser reports the unhandled rejection of an unused response.
  event.waitUntil(fromServer.catch(() => undefined));
  const isSignedIn = ofPeople.has(pathname) && (await hasPerson());
  const patienceMs = isSignedIn ? cachedPageAfterMs.signedIn : cachedPageAfterMs.others;
  const answer = await Promise.race([fromServer, pause(patienceMs)]).catch(() => undefined);
  const isReached = answer && !(unreached.has(answer.status) && !isOurs(answer));
  if (isReached) return answer;
  return (await files.matchPrecache(isSignedIn ? keptPages.frame : keptPages.bare)) ?? answer ?? fromServer;
}

/** Whether somebody is signed in on this device: their store is deleted when they sign out (client/platform/deviceStore.ts). */
async function hasPerson() {
  const stores = await self.indexedDB.databases().catch(() => []);
  return stores.some(({ name }) => name.startsWith(deviceStoreName));
}

function isPage(pathname) {
  return Object.values(keptPages).includes(pathname);
}

/** A cached file, or the server's if the browser has dropped it. */
async function kept(path, request) {
  return (await files.matchPrecache(path)) ?? fetch(request);
}

function isOurs({ headers }) {
  return headers.get(ownHeader) === "1";
}

function pause(ms) {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
