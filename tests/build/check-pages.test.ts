import { describe, expect, it } from 'vitest';
import { missingPlaces, pageFaults } from '#tooling/build/check-pages.ts';

const clean = (title = 'Home', body = '') =>
  `<!doctype html><html><head><title>${title}</title><script type="module" src="/a.js"></script></head><body><main><h1>Heading</h1>${body}</main><footer></footer></body></html>`;

/** The faults of a page at / with a body, beside a clean page at /faq that has a place named fees. */
function faultsOf(html: string): readonly string[] {
  const documents = new Map([
    ['/', html],
    ['/faq', clean('Questions', '<h2 id="fees">Fees</h2>')],
  ]);
  return pageFaults(documents, new Set(documents.keys()));
}

describe('checking a drawn page', () => {
  it.each([
    ['nothing but text', ''],
    [
      'links to a page, to places and to the outside',
      '<h2 id="here">H</h2><a href="/faq">1</a><a class="x" href="/faq#fees">2</a><a href="#here">3</a><a href="?guide">4</a><a rel="noopener noreferrer" href="https://x.in/y#z">5</a><a href="https://x.in/y" rel="external noopener">5</a><a href="tel:1">6</a><a href="mailto:a@b">7</a>',
    ],
    ['a query behind a page', '<a href="/faq?a=1&amp;b=2">1</a>'],
    ['a picture of its own', '<link rel="icon" href="/i.svg"><img alt="" src="/y.png">'],
    ['data for search engines', '<script type="application/ld+json">{"name":"{count}"}</script>'],
    ['words that only look like code', '<p>once=1 onclick style=</p>'],
  ])('finds no fault with %s', (_, body) => {
    expect(faultsOf(clean('Home', body))).toEqual([]);
  });

  it.each([
    ['an inline script', '<script>go()</script>', 'has an inline script'],
    ['an inline module', '<script type="module">go()</script>', 'has an inline script'],
    ['a style attribute', '<p class="x" style="color:red">a</p>', 'has a style attribute'],
    ['a template', '<template id="B:0"></template>', 'has a template that waits for a script'],
    ['an event handler', '<button onclick="go()">a</button>', 'has an inline event handler'],
    ['a sentence with a place left open', '<p>{count} papers</p>', 'shows {count}, which nothing has filled in'],
    ['a second h1', '<h1 class="x">Again</h1>', 'has 2 h1 headings instead of one'],
    ['a second main part', '<main></main>', 'has 2 main landmarks instead of one'],
    ['a second footer', '<footer></footer>', 'has 2 footers instead of one'],
    ['a picture on another host', '<img alt="" src="https://x.in/y.png">', 'asks another host for https://x.in/y.png'],
    ['a frame on another host', '<iframe src="//x.in/map"></iframe>', 'asks another host for //x.in/map'],
    [
      'a style sheet on another host',
      '<link rel="stylesheet" href="https://x.in/y.css">',
      'asks another host for https://x.in/y.css',
    ],
    ['an id used twice', '<p id="a">1</p><p id="a">2</p>', 'has the id "a" twice'],
    ['a link to no page', '<a href="/contact">1</a>', 'links to /contact, which is no page'],
    ['a link to no page by way of a query', '<a href="/contact?x=1">1</a>', 'links to /contact?x=1, which is no page'],
    ['a relative link', '<a href="faq">1</a>', 'links to faq, which is no page'],
    ['a link without encryption', '<a href="http://x.in">1</a>', 'links to http://x.in, which is no page'],
    [
      'a link to another host that could reach back',
      '<a href="https://x.in">1</a>',
      'links to https://x.in without rel="noopener"',
    ],
    [
      'a link to another host with half a promise',
      '<a href="https://x.in" rel="noreferrer">1</a>',
      'links to https://x.in without rel="noopener"',
    ],
    ['an emptied link', '<a href="javascript:go()">1</a>', 'links to javascript:go(), which is no page'],
    [
      'a link to no place of another page',
      '<a href="/faq#time">1</a>',
      'links to /faq#time, a place that page does not have',
    ],
    ['a link to no place of its own', '<a href="#time">1</a>', 'links to #time, a place that page does not have'],
  ])('finds %s', (_, body, fault) => {
    expect(faultsOf(clean('Home', body))).toEqual([`/: ${fault}`]);
  });

  it('finds a page without title or heading', () => {
    expect(faultsOf('<html><head></head><body></body></html>')).toEqual([
      '/: has 0 h1 headings instead of one',
      '/: has 0 main landmarks instead of one',
      '/: has 0 footers instead of one',
      '/: has no title',
    ]);
  });

  it('finds every fault of every page', () => {
    expect(
      pageFaults(
        new Map([
          ['/', clean('', '<a href="/x">1</a>')],
          ['/faq', clean('Q', '<script>x</script>')],
        ]),
        new Set(['/', '/faq']),
      ),
    ).toEqual(['/: has no title', '/: links to /x, which is no page', '/faq: has an inline script']);
  });
});

describe('the title of a page', () => {
  const second = (canonical: string) => clean('Home', `<link rel="canonical" href="https://ca.example${canonical}">`);

  it('must not stand on another page', () => {
    expect(
      pageFaults(
        new Map([
          ['/', clean()],
          ['/faq', second('/faq')],
        ]),
        new Set(['/', '/faq']),
      ),
    ).toEqual(['/faq: has the same title as /']);
  });

  it('may stand on a second address of the same page', () => {
    expect(
      pageFaults(
        new Map([
          ['/', clean()],
          ['/home', second('')],
        ]),
        new Set(['/', '/home']),
      ),
    ).toEqual([]);
  });

  it('may stand on several pages that say that nothing is there', () => {
    expect(
      pageFaults(
        new Map([
          ['/404', clean('Gone')],
          ['/services/404', clean('Gone')],
        ]),
        new Set(['/']),
      ),
    ).toEqual([]);
  });
});

it('finds the answers that stand nowhere', () => {
  const documents = new Map([
    ['/', clean()],
    ['/faq', clean('Questions', '<details id="question-1"></details><p data-id="question-2"></p>')],
  ]);
  expect(
    missingPlaces(['/', '/faq', '/faq#question-1', '/faq#question-2', '/faq#question', '/gone#question-1'], documents),
  ).toEqual(['/faq#question-2', '/faq#question', '/gone#question-1']);
});
