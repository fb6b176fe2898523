import type { Page } from '@playwright/test';

export interface Translator {
  /** Milliseconds between seeing a text and putting its translation in its place. */
  readonly late: number;
  /** What is put in front of each text; nothing leaves the words as they are, so that they can be compared. */
  readonly mark?: string;
}

type Translated = Window & { translating?: number };

/**
 * Does to a page what the translator of a browser does, from now on: each text node, also those that come later, is taken out, and
 * `<font><font>text</font></font>` with the words it had when it was seen comes in its place.
 */
export async function translate(page: Page, translator: Translator): Promise<void> {
  await page.evaluate(begin, translator);
}

/** The same from the moment at which a page is there to be read, also on the pages that are loaded later. */
export async function translateFromTheStart(page: Page, translator: Translator): Promise<void> {
  await page.addInitScript(begin, translator);
}

/** Waits until nothing is left to be translated, as on a page that is not. */
export async function translated(page: Page): Promise<void> {
  await page.waitForFunction(() => ((window as Translated).translating ?? 0) === 0);
}

function begin({ late, mark = '' }: Translator): void {
  const site = window as Translated;
  site.translating = 0;
  const isOurs = (node: Node) => node.parentElement?.closest('font, script, style, noscript, textarea, svg') !== null;
  const put = (node: Text, words: string) => {
    if (!node.isConnected || isOurs(node)) return;
    const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const inner = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    inner.textContent = mark + words;
    outer.append(inner);
    node.replaceWith(outer);
  };
  const see = (node: Node) => {
    if (!(node instanceof Text)) {
      [...node.childNodes].forEach(see);
      return;
    }
    if (node.data.trim() === '' || isOurs(node)) return;
    const { data } = node;
    if (late === 0) {
      put(node, data);
      return;
    }
    site.translating = (site.translating ?? 0) + 1;
    setTimeout(() => {
      put(node, data);
      site.translating = (site.translating ?? 0) - 1;
    }, late);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) (type === 'characterData' ? [target] : addedNodes).forEach(see);
  });
  const start = () => {
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    see(document.body);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
