import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import { readColours } from '#tooling/identity/colours.ts';
import { contentFolder, siteContent } from '../content/site-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'other-practice-'));
const content = join(folder, 'content');
const out = join(folder, 'site-of-another-practice');

/** The particulars of a practice that are texts of its own: not its switches, its hours for appointments or the words by which a service is named. */
function particulars(practice: unknown): readonly string[] {
  if (typeof practice === 'string') return [practice];
  if (typeof practice !== 'object' || practice === null) return [];
  return Object.entries(practice)
    .filter(([field]) => !['words', 'slots'].includes(field))
    .flatMap(([, value]) => particulars(value));
}

const look = `colours:
  accent: { light: "#123a7a", dark: "#a9c4f5" }
logo: { file: sign.svg, alt: An open ledger }
`;
const sign =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path fill="#ff00ff" d="M0 0h60v40H0z"/></svg>';

const filesEnding = (ending: string) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(out, name), 'utf8') }));
const page = (name: string) => readFileSync(join(out, `${name}.html`), 'utf8');

/** What a text must not name at another practice. */
const { name, domain, phone, whatsapp, email, profile, feesAnswer, offices, accountant } = siteContent.practice.fields;
const told = [
  name,
  domain,
  phone,
  whatsapp,
  email,
  profile.href,
  feesAnswer,
  accountant.name,
  ...offices.flatMap(({ mapEmbed, directions, address }) => [mapEmbed, directions, address[0] ?? '']),
];
const toldIn = (files: Iterable<readonly [name: string, text: unknown]>) =>
  [...files].flatMap(([file, text]) =>
    told.filter((words) => typeof text === 'string' && text.includes(words)).map((words) => `${file}: ${words}`),
  );

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('finds the particulars of the practice in the one file of content that has them', () => {
  // What visitors are heard to say may name anything.
  const faults = toldIn([...readContentFiles(contentFolder)].filter(([file]) => !file.endsWith('.jsonl')));
  expect([...new Set(faults.map((fault) => fault.replace(/:.*/s, '')))]).toEqual(['practice.yaml']);
});

describe('a site of another practice, with testimonials and gallery switched off', () => {
  beforeAll(() => {
    cpSync('tests/content/sample', content, { recursive: true });
    cpSync('tests/other-practice', content, { recursive: true });
    // The sample has few services.
    for (const file of ['services/registrations/weights.md', 'topics/solutions/workshops.md']) {
      const text = readFileSync(join(content, file), 'utf8');
      const related = 'related: [registrations/company, registrations/trust]\n';
      writeFileSync(join(content, file), text.replace(/^related:.*\n(?: .*\n)*/m, related));
    }
    const practice = join(content, 'practice.yaml');
    const text = readFileSync(practice, 'utf8');
    writeFileSync(practice, look + text.replace(/(testimonials|gallery): true/g, '$1: false'));
    mkdirSync(join(content, 'logo'));
    writeFileSync(join(content, 'logo/sign.svg'), sign);
    execFileSync(process.execPath, ['--import', 'tsx', 'tooling/build/build.ts'], {
      env: { ...process.env, SITE_CONTENT: content, SITE_OUT: out, SITE_COMPRESSION: 'none' },
      stdio: 'pipe',
    });
  });

  afterAll(() => {
    rmSync('build/site-of-another-practice', { recursive: true, force: true });
  });

  it('has other particulars throughout', () => {
    const own = new Set(particulars(siteContent.practice.fields));
    const others = particulars(parse(readFileSync('tests/other-practice/practice.yaml', 'utf8')));
    expect(others.filter((one) => own.has(one))).toEqual(['Telangana', 'Telangana', 'Telangana', 'Sunday', 'Closed']);
  });

  it('says nothing of the practice that was there before', () => {
    const files = ['.html', '.js', '.xml', '.txt', '.webmanifest'].flatMap(filesEnding);
    expect(files.length).toBeGreaterThan(100);
    expect(toldIn(files.map(({ name: file, text }) => [file, text] as const))).toEqual([]);
  });

  it('has a page for a service and a topic that were added, and the question among the others', () => {
    expect([
      page('services/registrations/weights').includes('12 to 16 business days'),
      page('services/registrations').includes('/services/registrations/weights"'),
      page('solutions/workshops').includes('Solutions for workshops'),
      page('solutions').includes('/solutions/workshops"'),
      page('faq').includes('Is there room for a cart before the office?'),
    ]).toEqual([true, true, true, true, true]);
    const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
    for (const address of ['/services/registrations/weights', '/solutions/workshops'])
      expect(sitemap).toContain(`<loc>https://www.other.example${address}</loc>`);
  });

  it('has a page for a file in pages and one in topics, which no code names', () => {
    const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
    const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
    const guide = filesEnding('.js').filter(({ name }) => name.includes('site-knowledge'));
    for (const [id, heading] of [
      ['refund-policy', 'Refund policy'],
      ['grievances', 'Grievances'],
    ] as const)
      expect([
        headingOf(page(id)),
        page(id).includes(`<link rel="canonical" href="https://www.other.example/${id}"`),
        sitemap.includes(`<loc>https://www.other.example/${id}</loc>`),
        guide.some(({ text }) => text.includes(`/${id}`)),
      ]).toEqual([heading, true, true, true]);
  });

  it('shows the picture and hands out the PDF that lie beside a text', () => {
    const [, picture = ''] = /<img src="\/([^"]+)" alt="A receipt with its number"/.exec(page('refund-policy')) ?? [];
    const [, form = ''] = /<a href="\/([^"]+)">the form<\/a>/.exec(page('refund-policy')) ?? [];
    expect([picture, form].map((name) => name.replace(/-\w{8}\./, '.'))).toEqual([
      'assets/receipt-no-12.webp',
      'assets/refund-form.pdf',
    ]);
    expect([
      readFileSync(join(out, picture)).toString('latin1', 8, 12),
      readFileSync(join(out, form)).toString('latin1', 0, 5),
    ]).toEqual(['WEBP', '%PDF-']);
  });

  it('offers its own hours and subjects for an appointment', () => {
    const { slots, appointmentServices } = loadContent(readContentFiles(content)).practice.fields;
    const form = page('book-appointment');
    expect(slots.filter((slot) => !form.includes(`value="${slot}"`))).toEqual([]);
    expect(appointmentServices.filter(({ id }) => !form.includes(`<option value="${id}"`))).toEqual([]);
  });

  it('has no page of what is switched off, and no page that links to one', () => {
    const pages = filesEnding('.html');
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter(({ name }) => /^(testimonials|gallery)/.test(name))).toEqual([]);
    expect(pages.filter(({ text }) => /href="\/(testimonials|gallery)"/.test(text)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('is drawn in the colours of the practice, and in none of those they stand for', () => {
    const { light, dark } = readColours();
    const css = filesEnding('.css').map(({ text }) => text);
    const share = (colour: string) => css.filter((text) => text.includes(colour)).length / css.length;
    expect([light.accent, light['accent-strong'], light.visitor, dark.band, '#123a7a', '#a9c4f5'].map(share)).toEqual([
      0, 0, 0, 0, 1, 1,
    ]);
  });

  it('has the logo of the practice beside its name, with its description, and in its icons', async () => {
    const [, src = '', width, height] =
      /<svg role="img" aria-label="An open ledger" [^>]*><image href="\/([^"]+)" width="(\d+)" height="(\d+)">/.exec(
        page('faq'),
      ) ?? [];
    expect([width, height, readFileSync(join(out, src), 'utf8')]).toEqual(['54', '36', sign]);
    const middle = await sharp(join(out, 'favicon-32.png'))
      .extract({ left: 15, top: 15, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...middle].slice(0, 3)).toEqual([255, 0, 255]);
  });

  it('shows no client on the home page', () => {
    expect(page('index')).not.toContain('What clients say');
  });

  it('names nothing that is switched off in the sitemap nor in what the guide knows', () => {
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).not.toMatch(/testimonials|gallery/);
    const guide = filesEnding('.js').filter(({ name }) => name.includes('site-knowledge'));
    expect(guide.some(({ text }) => /"\/(testimonials|gallery)"/.test(text.replaceAll('\\"', '"')))).toBe(false);
  });
});
