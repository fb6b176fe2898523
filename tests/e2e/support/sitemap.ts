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

/** One address of each kind: every page that stands alone, and one of those with as many names behind the same first one, which one view draws. */
export function oneOfEachKind(listed: readonly Listed[]): readonly string[] {
  const kinds = new Map<string, string>();
  for (const { address } of listed) {
    const [, first, ...names] = address.split('/');
    const kind = names.length === 0 ? address : [first, ...names.map(() => '*')].join('/');
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  return [...kinds.values()];
}
