import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { logoPicture } from '#tooling/content/compile.ts';
import { loadContent } from '#tooling/content/load.ts';
import { edited, faultsIn, sampleContent } from './sample-content.ts';

const practice = (fields: string) => edited('practice.yaml', '\ntagline:', `\n${fields}\ntagline:`);
const accent = (light: string, dark = '"#93d3ae"') =>
  practice(`colours:\n  accent: { light: ${light}, dark: ${dark} }`);

describe('the colours of the practice', () => {
  it.each([
    ['"#14553a"', '"#93d3ae"'],
    ['"#123a7a"', '"#a9c4f5"'],
  ])('may be %s by day and %s by night', (light, dark) => {
    expect(faultsIn(accent(light, dark))).toEqual([]);
  });

  it('are refused where they cannot be read, with the nearest that can', () => {
    expect(faultsIn(accent('"#4c9a6f"', '"#14553a"'))).toEqual([
      'content/practice.yaml:3: colours.accent.dark: "#14553a" cannot be read on #3a1f17: its contrast is 1.7, and 4.5 is needed. The nearest that can be read is "#6c9584"',
      'content/practice.yaml:3: colours.accent.light: "#4c9a6f" cannot be read on #f2ebdb: its contrast is 2.8, and 4.5 is needed. The nearest that can be read is "#3a7655"',
    ]);
    expect(faultsIn(accent('"#3a7655"', '"#6c9584"'))).toEqual([]);
  });

  it('are checked in marks as they are in links', () => {
    expect(faultsIn(practice('colours:\n  marks: { light: "#f0a0a0", dark: "#f2977a" }'))).toEqual([
      expect.stringMatching(/^content\/practice\.yaml:3: colours\.marks\.light: "#f0a0a0" cannot be read on #faf6ec: /),
    ]);
  });

  it('are written as six figures', () => {
    expect(faultsIn(accent('green'))).toEqual([
      'content/practice.yaml:3: colours.accent.light: expected a colour such as "#14553a", in small letters and in quotes, found "green"',
    ]);
  });
});

describe('the logo of the practice', () => {
  const logo = practice('logo: { file: sign.svg, alt: An open ledger }');
  const svg = (size: string, more = '') =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><path d="M0 0h9v9z"/>${more}</svg>`);

  it('is a picture with the size it is shown in', () => {
    const content = loadContent(new Map([...sampleContent(logo), ['logo/sign.svg', svg('60 40')]]));
    expect(logoPicture(content)).toEqual({
      src: expect.stringMatching(/^\/assets\/sign-[0-9a-f]{8}\.svg$/) as string,
      alt: 'An open ledger',
      width: 54,
      height: 36,
    });
    expect(logoPicture(loadContent(sampleContent()))).toBeNull();
  });

  it.each([
    ['is not there', undefined, /"sign\.svg" is no file in content\/logo; put it there/],
    ['is too wide', svg('121 60'), /is 121 by 60, more than twice as wide as high; the name stands beside it/],
    [
      'is too heavy',
      svg('60 60', '<path d="M1 1h9v9z"/>'.repeat(1000)),
      /has 21 kB, more than the 20 kB that may be; every page shows it, so save it as \.png/,
    ],
  ])('is refused where it %s', (_, file, fault) => {
    const files = new Map([...sampleContent(logo), ...(file ? [['logo/sign.svg', file] as const] : [])]);
    expect(() => loadContent(files)).toThrow(fault);
  });

  it('is refused where it is too small to be sharp', async () => {
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#14553a' } })
      .png()
      .toBuffer();
    const files = new Map([
      ...sampleContent(practice('logo: { file: sign.png, alt: An open ledger }')),
      ['logo/sign.png', png] as const,
    ]);
    expect(() => loadContent(files)).toThrow('content/logo/sign.png is 40 dots high, and would be blurred');
  });

  it('is refused without its description', () => {
    expect(faultsIn(practice('logo: { file: sign.svg }'))).toEqual([
      'content/practice.yaml:2: logo.alt: is missing (What is to be seen, for those who cannot see it.)',
    ]);
  });
});
