import type { APIRequestContext } from '@playwright/test';

interface Written {
  readonly title: string;
  /** Contents of the meta elements by name or property. */
  readonly meta: Readonly<Record<string, string>>;
  readonly canonical: readonly string[];
  /** The href of every link, as written. */
  readonly links: readonly string[];
  readonly ids: readonly string[];
}

/** What the server sends for an address, before any script. */
export async function load(
  request: APIRequestContext,
  address: string,
): Promise<Written & { readonly status: number }> {
  const response = await request.get(address);
  return { status: response.status(), ...writtenIn(await response.text()) };
}

/** What a page says before any script. */
export function writtenIn(html: string): Written {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => unescaped(found));
  const meta = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return {
    title: all(/<title>([^<]*)<\/title>/g).join(),
    meta: Object.fromEntries(meta.map(([, name = '', content = '']) => [name, unescaped(content)])),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    links: all(/<a\b[^>]*?\shref="([^"]*)"/g),
    ids: all(/\sid="([^"]*)"/g),
  };
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
