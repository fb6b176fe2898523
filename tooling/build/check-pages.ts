import { hashedFolder } from '#tooling/server/headers.ts';

const onePerPage = { 'h1 headings': /<h1\b/g, 'main landmarks': /<main\b/g, footers: /<footer\b/g };

/**
 * Reads the drawn pages as a strict reader would: no inline script, no style attribute, nothing fetched from another host, one h1, one main
 * part and one footer, a title of its own, no place of a sentence left unfilled, every internal link leads to a page, to the place on it that
 * it names, and what is linked elsewhere gets no hold of the window. Returns a line for each fault.
 */
export function pageFaults(documents: ReadonlyMap<string, string>, addresses: ReadonlySet<string>): readonly string[] {
  const titles = new Map<string, string>();
  return [...documents].flatMap(([address, html]) => {
    const faults: string[] = [];
    const fault = (text: string) => faults.push(`${address}: ${text}`);

    for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) {
      if (!/\bsrc=/.test(tag) && !tag.includes('type="application/ld+json"')) fault('has an inline script');
    }
    if (/<[a-z][^>]*\sstyle=/.test(html)) fault('has a style attribute');
    if (/<template\b/.test(html)) fault('has a template that waits for a script');
    if (/<[a-z][^>]*\son[a-z]+=/.test(html)) fault('has an inline event handler');

    const [place] = /\{\w+\}/.exec(html.replace(/<script\b.*?<\/script>/gs, '')) ?? [];
    if (place !== undefined) fault(`shows ${place}, which nothing has filled in`);

    for (const [what, tag] of Object.entries(onePerPage)) {
      const count = html.match(tag)?.length ?? 0;
      if (count !== 1) fault(`has ${count} ${what} instead of one`);
    }
    for (const [, file = ''] of html.matchAll(
      /<(?:link\b[^>]*\srel="(?!canonical)[^>]*\shref|[a-z]+\b[^>]*\ssrc)="([^"]*)"/g,
    )) {
      if (/^(?:[a-z]+:)?\/\//.test(file)) fault(`asks another host for ${file}`);
    }

    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
    for (const id of ids.filter((one, index) => ids.indexOf(one) !== index)) fault(`has the id "${id}" twice`);

    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    const sameTitle = titles.get(title);
    if (title === '') fault('has no title');
    else if (sameTitle !== undefined && addresses.has(address) && !isSecondAddress(html, address))
      fault(`has the same title as ${sameTitle}`);
    else titles.set(title, address);

    for (const [tag, link = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]*)"[^>]*>/g)) {
      if (link.startsWith('https:') && !/\srel="[^"]*\bnoopener\b/.test(tag))
        fault(`links to ${link} without rel="noopener"`);
      const broken = brokenLink(link.replaceAll('&amp;', '&'), address, documents, addresses);
      if (broken !== undefined) fault(broken);
    }
    return faults;
  });
}

/** The places that the guide links to and no page has. Takes the addresses, each with its place (`/faq#question-1`), and the drawn pages. */
export function missingPlaces(links: readonly string[], documents: ReadonlyMap<string, string>): readonly string[] {
  return links.filter((link) => {
    const [address = '', place] = link.split('#');
    const html = documents.get(address);
    return html === undefined || (place !== undefined && !html.includes(` id="${place}"`));
  });
}

function isSecondAddress(html: string, address: string): boolean {
  const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1];
  return canonical !== undefined && canonical !== address;
}

function brokenLink(
  link: string,
  from: string,
  documents: ReadonlyMap<string, string>,
  addresses: ReadonlySet<string>,
): string | undefined {
  if (/^(https:|tel:|mailto:|webcal:)/.test(link) || link.startsWith('?')) return undefined;
  const [path = '', hash] = link.split('#');
  const target = path === '' ? from : path.replace(/\?.*/, '');
  // Pictures and PDFs, whose files the check of content has seen.
  if (target.startsWith(hashedFolder)) return undefined;
  if (path !== '' && !addresses.has(target)) return `links to ${link}, which is no page`;
  if (hash !== undefined && !documents.get(target)?.includes(`id="${hash}"`))
    return `links to ${link}, a place that page does not have`;
  return undefined;
}
