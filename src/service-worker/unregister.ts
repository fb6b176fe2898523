declare const self: ServiceWorkerGlobalScope;

/** Takes the place of the worker where the site is no longer kept for offline use: forgets everything and leaves. */
self.addEventListener('install', () => {
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
