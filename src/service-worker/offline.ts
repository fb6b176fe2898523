declare const self: ServiceWorkerGlobalScope;

const secondsForThePage = 3;
/** What every visitor's browser keeps of this build; what it kept of the build before; what came with the pages that were opened; what was asked for. */
const caching = { site: 'site', former: 'former-build', visited: 'visited', whole: 'whole-site' } as const;
/** Photographs, and the pictures for other sites, are fetched when they are looked at. */
const worthKeeping = /\.(?:js|css|woff2|svg)$/;
const listed = new Set([...siteBuild.files, ...siteBuild.icons]);

self.addEventListener('install', (event) => {
  event.waitUntil(fetchListed());
  // A page of the build before loses nothing by it: its files are set aside, and it is never given another build's.
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([setAside(), self.registration.navigationPreload.enable(), self.clients.claim()]));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(file(request, pathname));
  else if (siteBuild.icons.includes(pathname)) event.respondWith(icon(request));
  else if (siteBuild.hasEditor && /^\/admin(?:\/|$)/.test(pathname)) return;
  else if (request.mode === 'navigate' && !/^\/(?:__|api\/)/.test(pathname)) event.respondWith(page(event));
});

/** One after the other, through the browser's own cache, so what the page has loaded is not fetched again. */
async function fetchListed(): Promise<void> {
  const site = await caches.open(caching.site);
  for (const url of siteBuild.files) if (!(await site.match(url, ignoringVary))) await site.add(url);
  for (const url of siteBuild.icons) await site.add(new Request(url, { cache: 'no-cache' }));
}

/** Hashed files never change, so whichever build brought one, it is the right one. */
async function file(request: Request, pathname: string): Promise<Response> {
  const found = await caches.match(request, ignoringVary);
  if (found) return found;
  const fetched = await fetch(request);
  // What a script of the site fetches for keeping has its own place.
  if (fetched.ok && request.destination !== '' && worthKeeping.test(pathname)) {
    const copy = fetched.clone();
    void caches.open(caching.visited).then((visited) => visited.put(request, copy));
  }
  return fetched;
}

const icon = async (request: Request) => (await caches.match(request, ignoringVary)) ?? fetch(request);

/** The page as the host has it. Where it does not answer in time, the shell, from which the site's script draws the address. */
async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const answer = (preloadResponse as Promise<Response | undefined>).then((preloaded) => preloaded ?? fetch(request));
  const patience = new Promise<undefined>((resolve) => {
    setTimeout(resolve, secondsForThePage * 1000);
  });
  return (
    (await Promise.race([answer.catch(() => undefined), patience])) ??
    new Response(siteBuild.shell, { headers: siteBuild.headers })
  );
}

/** What this build no longer lists, and what came with pages, stays for pages of the build before; what that build had set aside goes. */
async function setAside(): Promise<void> {
  await caches.delete(caching.former);
  const former = await caches.open(caching.former);
  for (const name of await caches.keys()) {
    if (name === caching.former || name === caching.whole) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (listed.has(new URL(request.url).pathname)) continue;
      const response = await cache.match(request);
      if (response) await former.put(request, response);
      await cache.delete(request);
    }
  }
}

const ignoringVary = { ignoreVary: true };
