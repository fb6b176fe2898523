import type { APIRequestContext } from '@playwright/test';

import { builtPage } from './built.ts';

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

/** One address of each kind. */
export function oneOfEachKind(listed: readonly Listed[]): readonly string[] {
  const kinds = new Map<string, string>();
  for (const { address } of listed) {
    const kind = kindOf(address);
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  return [...kinds.values()];
}

/** What draws a page: the view that its document asks for, or where that is one of several in a file, the form of its address. */
export function kindOf(address: string): string {
  const [, view] = /\/assets\/([A-Z]\w*Page)-/.exec(builtPage(address)) ?? [];
  const [, first, ...names] = address.split('/');
  return view ?? (names.length === 0 ? address : [first, ...names.map(() => '*')].join('/'));
}
