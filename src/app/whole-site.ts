const cacheName = 'whole-site';
/** What the build has to keep: the addresses of all files that pages are made of. */
const list = '/offline-files.json';

/** Whether the visitor's browser keeps the whole site, or has been asked to. Rejects where it keeps nothing for a site. */
export async function isWholeSiteWanted(): Promise<boolean> {
  return caches.has(cacheName);
}

/**
 * Has the browser keep every file of the site, those of this build and no other. What is there already is not fetched again.
 * Rejects where a file cannot be had; what was kept until then stays, and the next call goes on from there.
 */
export async function keepWholeSite(): Promise<void> {
  const whole = await caches.open(cacheName);
  const answer = await fetch(list, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`the list of files was answered with status ${answer.status}`);
  const files = (await answer.json()) as readonly string[];
  for (const file of files) if (!(await whole.match(file, { ignoreVary: true }))) await whole.add(file);
  const wanted = new Set(files);
  for (const request of await whole.keys()) if (!wanted.has(new URL(request.url).pathname)) await whole.delete(request);
}

/** Has the browser forget what it kept of the site because it was asked to. */
export async function forgetWholeSite(): Promise<void> {
  await caches.delete(cacheName);
}
