import { readFileSync } from 'node:fs';
import type { AxeResults, ElementContext, RunOptions, Spec } from 'axe-core';
import type { Page } from '@playwright/test';

/** The shorter of two texts of the same: each page of each test reads it anew. */
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const contrast = 'color-contrast';
/** What speaks of sizes and places, which another width changes. */
const rulesOfSizes = ['target-size', 'scrollable-region-focusable'];
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const all: RunOptions = { runOnly: { type: 'tag', values: tags } };
const byWidth: RunOptions = { runOnly: { type: 'rule', values: [contrast, ...rulesOfSizes] } };
/** What the others leave, so that a fault is found once. */
const byWhatIsNew: RunOptions = {
  ...all,
  rules: Object.fromEntries([contrast, ...rulesOfSizes].map((rule) => [rule, { enabled: false }])),
};

/** What an audit finds on a page that was audited at another width before: what did not show there and colours that were not met there by all rules, the rest by those that another width can break. */
export async function faultsAtOtherWidth(page: Page, { part = 'html', but = [] }: Audited = {}) {
  await prepare(page);
  const newHere = [...(await shownOnlyHere(page, part)), ...(await oneOfEachNewColouring(page, part))];
  return [
    ...(await run(page, { include: newHere, exclude: but }, byWhatIsNew)),
    ...(await run(page, { include: [part], exclude: but }, byWidth)),
  ];
}

/** What an audit by WCAG 2.2 AA and good practice finds broken on the page as it stands, with the elements that break it. */
export async function faults(page: Page, { part = 'html', but = [] }: Audited = {}): Promise<readonly string[]> {
  await prepare(page);
  await rememberShown(page);
  await oneOfEachNewColouring(page, part);
  return run(page, { include: [part], exclude: but }, all);
}

/** What of a page is looked at, by selectors: a part of it, and what other audits have seen. */
interface Audited {
  readonly part?: string | undefined;
  readonly but?: readonly string[];
}

async function prepare(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe);
  // Half of an audit goes by what is drawn behind each text, which is alike for all of a colouring.
  await page.evaluate(
    ([id, selector]) => {
      (window as AuditedWindow).axe?.configure({ rules: [{ id, selector }] });
    },
    [contrast, '[data-colouring]'] as const,
  );
}

interface AuditedWindow extends Window {
  readonly axe?: {
    readonly configure: (spec: Spec) => void;
    readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
  };
  audited?: WeakSet<Element>;
  colourings?: Set<string>;
}

async function run(
  page: Page,
  { include, exclude }: { readonly include: readonly string[]; readonly exclude: readonly string[] },
  options: RunOptions,
): Promise<readonly string[]> {
  if (include.length === 0) return [];
  const { violations } = await page.evaluate(
    async ({ context, how }) => {
      const { axe: inPage } = window as AuditedWindow;
      if (!inPage) throw new Error('axe is not on the page');
      return inPage.run(context, how);
    },
    {
      context: { include: [...include], exclude: [...exclude] },
      how: { ...options, resultTypes: ['violations' as const] },
    },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

async function rememberShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    (window as AuditedWindow).audited = new WeakSet(shown);
  });
}

/** Selectors of the elements of a part that did not show when the page was audited before. */
function shownOnlyHere(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate((within) => {
    const { audited } = window as AuditedWindow;
    if (!audited) throw new Error('the page was not audited before');
    document.querySelectorAll('[data-shown-here]').forEach((element) => {
      element.removeAttribute('data-shown-here');
    });
    const isNew = (element: Element) => element.checkVisibility() && !audited.has(element);
    const all = [...document.querySelectorAll(`${within} *`)].filter(
      (element) =>
        document.body.contains(element) && isNew(element) && !(element.parentElement && isNew(element.parentElement)),
    );
    all.forEach((element) => {
      element.setAttribute('data-shown-here', '');
    });
    return all.length > 0 ? ['[data-shown-here]'] : [];
  }, part);
}

/** Selectors of one text of each colour, size and ground that no audit of this page met before: what is alike in these has the same contrast. */
function oneOfEachNewColouring(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate((within) => {
    document.querySelectorAll('[data-colouring]').forEach((element) => {
      element.removeAttribute('data-colouring');
    });
    const grounds = new Map<Element | null, string>([[null, '']]);
    const groundOf = (element: Element | null): string => {
      const known = grounds.get(element);
      if (known !== undefined || element === null) return known ?? '';
      const { backgroundColor, backgroundImage, opacity, position, zIndex } = getComputedStyle(element);
      const ground =
        `${groundOf(element.parentElement)}>${[backgroundColor, backgroundImage, opacity, position, zIndex].join()}`.replace(
          />rgba\(0, 0, 0, 0\),none,1,static,auto/g,
          '',
        );
      grounds.set(element, ground);
      return ground;
    };
    const seen = ((window as AuditedWindow).colourings ??= new Set());
    const before = seen.size;
    for (const element of document.querySelectorAll(`${within} *`)) {
      const isText =
        element.matches('input, select, textarea, a') ||
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '');
      if (!isText || !document.body.contains(element) || !element.checkVisibility()) continue;
      const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
      const { parentElement: parent } = element;
      const colouring = [
        element.nodeName,
        parent?.nodeName,
        parent && getComputedStyle(parent).color,
        color,
        fontSize,
        fontWeight,
        textShadow,
        textDecorationLine,
        groundOf(element),
      ].join();
      if (seen.has(colouring)) continue;
      seen.add(colouring);
      element.setAttribute('data-colouring', '');
    }
    return seen.size > before ? ['[data-colouring]'] : [];
  }, part);
}

/** Waits until the page is drawn and nothing on it changes colour any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    await frame();
    await frame();
    // What follows the scroll position ends only when somebody scrolls.
    const inTime = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(inTime.map(({ finished }) => finished));
    await frame();
  });
}
