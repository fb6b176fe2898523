import { expect, it } from 'vitest';
import { filledTemplate, shellDocument } from '#tooling/build/document.ts';

const template =
  '<head><!--head--><script type="module" src="/assets/main.js"></script></head><body><div id="root"><!--page--></div></body>';
const manifest = {
  'index.html': { file: 'assets/main.js', isEntry: true },
  'faq.tsx': { file: 'assets/faq.js', imports: ['index.html', '_words.js'] },
  '_words.js': { file: 'assets/words.js' },
};
const page = {
  address: '/faq',
  day: '2026-11-22',
  modules: ['faq.tsx'],
  manifest,
  machineHead: '<meta property="og:image" content="c">',
};

it('puts head elements into the head, what machines read behind them, preloads what the page needs, and the rest into the root', () => {
  const html =
    '<title>Q</title><meta name="a" content="b"/><link rel="canonical" href="https://x"/><main><h1>Q</h1></main>';
  expect(filledTemplate(template, html, page)).toBe(
    '<head><title>Q</title><meta name="a" content="b"/><link rel="canonical" href="https://x"/>' +
      '<meta property="og:image" content="c">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/faq.js"><link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/words.js">' +
      '<script type="module" fetchpriority="low" src="/assets/main.js"></script></head>' +
      '<body><div id="root" data-file="/faq" data-day="2026-11-22" data-built="2026-11-22"><main><h1>Q</h1></main></div></body>',
  );
});

it('leaves a page without head elements whole', () => {
  expect(filledTemplate(template, '<main><title>Q</title></main>', { ...page, modules: [], machineHead: '' })).toBe(
    '<head><script type="module" fetchpriority="low" src="/assets/main.js"></script></head><body><div id="root" data-file="/faq" data-day="2026-11-22" data-built="2026-11-22"><main><title>Q</title></main></div></body>',
  );
});

it('takes signs that a replacement could mean otherwise as they are', () => {
  const filled = filledTemplate(template, "<title>$& $1 $'</title><p>$` $$</p>", {
    ...page,
    modules: [],
    machineHead: '',
  });
  expect(filled).toContain("<head><title>$& $1 $'</title><script");
  expect(filled).toContain('data-day="2026-11-22" data-built="2026-11-22"><p>$` $$</p></div>');
});

it('makes a document without a page, which names no file it was drawn for and is not to be indexed', () => {
  expect(shellDocument(template, '2026-11-22')).toBe(
    '<head><meta name="robots" content="noindex"><script type="module" src="/assets/main.js"></script></head><body><div id="root" data-day="2026-11-22" data-built="2026-11-22"></div></body>',
  );
});
