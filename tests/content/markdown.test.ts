import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileMarkdown, compileWithPlaces, plainText } from '#tooling/content/markdown.ts';

describe('compiling Markdown', () => {
  it.each([
    [
      'headings, emphasis and lists',
      '## How\n\n- **One** and *two*',
      '<h2>How</h2>\n<ul>\n<li><strong>One</strong> and <em>two</em></li>\n</ul>',
    ],
    [
      'tables',
      '| a |\n| - |\n| b |',
      '<table tabindex="0"><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    [
      'columns of figures',
      '| a | ₹ |\n| - | -: |\n| b | 1 |',
      '<table tabindex="0"><thead><tr><th>a</th><th data-figure="">₹</th></tr></thead><tbody><tr><td>b</td><td data-figure="">1</td></tr></tbody></table>',
    ],
    ['signs that HTML reserves', 'A < B & "C"', '<p>A &lt; B &amp; &quot;C&quot;</p>'],
    ['links inside the site', '[Ask](/contact#form)', '<p><a href="/contact#form">Ask</a></p>'],
    [
      'links to other sites',
      '[MCA](https://www.mca.gov.in/)',
      '<p><a href="https://www.mca.gov.in/" rel="noopener noreferrer">MCA</a></p>',
    ],
    [
      'bare addresses',
      'See https://www.gst.gov.in',
      '<p>See <a href="https://www.gst.gov.in" rel="noopener noreferrer">https://www.gst.gov.in</a></p>',
    ],
    [
      'names of forms, each of which stays on one line',
      'GSTR-3B or **REG-01**, and 80-IAC.',
      '<p><span>GSTR-3B</span> or <strong><span>REG-01</span></strong>, and <span>80-IAC</span>.</p>',
    ],
    [
      'hyphens between words',
      'A low-risk case, notification 10/2019-Central Tax, https://a.in/B-2',
      '<p>A low-risk case, notification 10/2019-Central Tax, <a href="https://a.in/B-2" rel="noopener noreferrer">https://a.in/B-2</a></p>',
    ],
    ['links for telephone and mail', '[Call](mailto:a@b.in)', '<p><a href="mailto:a@b.in">Call</a></p>'],
  ])('makes HTML of %s', (_, markdown, html) => {
    expect(compileMarkdown(markdown)).toBe(html);
  });

  it.each([
    ['raw HTML', 'Before\n\n<div onclick="x()">inside</div>\n\nafter', '<p>Before</p>\n\n<p>after</p>'],
    ['tags within a line', 'A <b>bold</b> word', '<p>A bold word</p>'],
    ['scripts', '<script>alert(1)</script>\n\nText', '\n<p>Text</p>'],
    ['comments', 'Text <!-- a remark -->', '<p>Text </p>'],
    ['script addresses', '[Click](javascript:alert(1))', '<p><a href="">Click</a></p>'],
    ['script addresses in disguise', '[Click](JaVaScRiPt&#58;alert(1))', '<p><a href="">Click</a></p>'],
    ['data addresses', '[Click](data:text/html,x)', '<p><a href="">Click</a></p>'],
  ])('lets %s vanish', (_, markdown, html) => {
    expect(compileMarkdown(markdown)).toBe(html);
  });

  it('makes nothing of nothing', () => {
    expect(compileMarkdown('')).toBe('');
  });

  it('never lets a script, a handler or a style through', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</script>',
      '<img src=x onerror=a()>',
      '<p style="x">',
      '[a](javascript:b)',
      '`',
      '\n\n',
      '- ',
      '"',
      '<',
      'word',
      '![a](x)',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(compileMarkdown(pieces.join(''))).not.toMatch(/<script|<[^>]*\s(?:on[a-z]+|style)=|href="javascript/i);
      }),
    );
  });
});

it('gives every second-level heading a place that can be linked to', () => {
  expect(compileWithPlaces("First.\n\n## Who *carries* it?\n\nWe.\n\n## If it's lost\n\n### Deeper")).toEqual({
    html: '<p>First.</p>\n<h2 id="who-carries-it">Who <em>carries</em> it?</h2>\n<p>We.</p>\n<h2 id="if-it-s-lost">If it&#x27;s lost</h2>\n<h3>Deeper</h3>',
    headings: [
      { id: 'who-carries-it', name: 'Who carries it?' },
      { id: 'if-it-s-lost', name: "If it's lost" },
    ],
  });
});

it('gives every row of a table a place, counted from its head and from the first table on', () => {
  const { html } = compileWithPlaces('| a |\n| - |\n| b |\n| c |\n\nOr\n\n| d |\n| - |\n| e |');
  expect(html.match(/<tr[^>]*>/g)).toEqual([
    '<tr>',
    '<tr id="row-1-1">',
    '<tr id="row-1-2">',
    '<tr>',
    '<tr id="row-2-1">',
  ]);
});

describe('the words of Markdown', () => {
  it('come without marks, addresses and escapes', () => {
    expect(plainText('## Dates & fees\n\nPay by **30 May**, "as a rule": see [MCA](https://www.mca.gov.in/).')).toBe(
      'Dates & fees Pay by 30 May , as a rule : see MCA .',
    );
  });

  it('leave names of forms as they are written', () => {
    expect(plainText('File GSTR-3B, then REG-01.')).toBe('File GSTR-3B, then REG-01.');
  });
});
