import { clientsClaim } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

const secondsForThePage = 3;
const formerBuild = 'former-build';

const precache = new PrecacheController();
precache.addToCacheList([...siteBuild.files.map((url) => ({ url, revision: null })), ...siteBuild.icons]);

self.addEventListener('install', (event) => {
  void precache.install(event);
  // A page of the build before loses nothing by it: its files are set aside, and it is never given another build's.
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([setAside(), self.registration.navigationPreload.enable()]));
});
clientsClaim();

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), kept);

const icons = new Set(siteBuild.icons.map(({ url }) => url));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && icons.has(url.pathname),
  async ({ request }) => (await precache.matchPrecache(request)) ?? fetch(request),
);

const page = new NetworkOnly({
  networkTimeoutSeconds: secondsForThePage,
  plugins: [{ handlerDidError: () => Promise.resolve(new Response(siteBuild.shell, { headers: siteBuild.headers })) }],
});
registerRoute(new NavigationRoute(page, { denylist: [/^\/(?:__|api\/)/] }));

/** Hashed files never change, so whichever build brought one, it is the right one. */
async function kept({ request }: { readonly request: Request }): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** What this build no longer lists stays for pages of the build before; what that build had set aside goes. */
async function setAside(): Promise<void> {
  await caches.delete(formerBuild);
  const [current, former] = await Promise.all([caches.open(precache.strategy.cacheName), caches.open(formerBuild)]);
  const listed = new Set(precache.getURLsToCacheKeys().values());
  const outdated = (await current.keys()).filter(({ url }) => !listed.has(url));
  await Promise.all(
    outdated.map(async (request) => {
      const response = await current.match(request);
      if (response) await former.put(request, response);
      await current.delete(request);
    }),
  );
}
