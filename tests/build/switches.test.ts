import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'switches-'));
const content = join(folder, 'content');
const out = join(folder, 'site-without-showcase');

const filesEnding = (ending: string) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(out, name), 'utf8') }));

describe('a site with testimonials and gallery switched off', () => {
  beforeAll(() => {
    cpSync('content', content, { recursive: true });
    const practice = join(content, 'practice.yaml');
    writeFileSync(
      practice,
      readFileSync(practice, 'utf8')
        .replace('testimonials: true', 'testimonials: false')
        .replace('gallery: true', 'gallery: false'),
    );
    execFileSync('npx', ['tsx', 'tooling/build/build.ts'], {
      env: { ...process.env, SITE_CONTENT: content, SITE_OUT: out },
      stdio: 'pipe',
    });
  }, 120_000);

  afterAll(() => {
    rmSync(folder, { recursive: true });
    rmSync('build/site-without-showcase', { recursive: true, force: true });
  });

  it('has no page of either, and no page that links to one', () => {
    const pages = filesEnding('.html');
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter(({ name }) => /^(testimonials|gallery)/.test(name))).toEqual([]);
    expect(pages.filter(({ text }) => /href="\/(testimonials|gallery)"/.test(text)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('shows no client on the home page', () => {
    expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toContain('What clients say');
  });

  it('names neither in the sitemap nor in what the guide knows', () => {
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).not.toMatch(/testimonials|gallery/);
    const guide = filesEnding('.js').filter(({ name }) => name.includes('GuidePanel'));
    expect(guide.map(({ text }) => /"\/(testimonials|gallery)"/.test(text.replaceAll('\\"', '"')))).toEqual([false]);
  });
});
