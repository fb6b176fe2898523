import type { APIRequestContext } from '@playwright/test';

export interface Listed {
  /** The address on the practice's domain, as the sitemap has it. */
  readonly loc: string;
  /** The same on the server under test. */
  readonly address: string;
}

/** Every page the sitemap lists, in its order. */
export async function readSitemap(request: APIRequestContext): Promise<readonly Listed[]> {
  const text = await (await request.get('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => ({ loc, address: new URL(loc).pathname }));
}

/** One address of each kind: every page that stands alone, and one from each folder of pages. */
export function oneOfEachKind(listed: readonly Listed[]): readonly string[] {
  const folders = new Map<string, string>();
  for (const { address } of listed) {
    const folder = address.slice(0, address.lastIndexOf('/'));
    const kind = folder === '' ? address : folder;
    if (!folders.has(kind)) folders.set(kind, address);
  }
  return [...folders.values()];
}
