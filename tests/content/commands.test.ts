import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../tooling/temporary-folder.ts';
import { edited, sampleContent } from './sample-content.ts';

interface Folders {
  readonly content: string;
  readonly out: string;
}

/** Runs a command over written content. Returns what it says, and what stands where the site is. */
function ran(words: readonly string[], { content, out }: Folders) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...words], {
    encoding: 'utf8',
    env: { ...process.env, SITE_CONTENT: content, SITE_OUT: out, NODE_ENV: 'production' },
  });
  return { status, stdout, stderr, files: readdirSync(out), beside: readdirSync(dirname(out)).sort() };
}

/** Writes the sample with changes into a folder, and a site that was built before beside it. */
async function writtenContent(changes: Parameters<typeof sampleContent>[0]): Promise<Folders> {
  const folder = await temporaryFolder();
  const content = join(folder, 'content');
  for (const [name, text] of sampleContent(changes)) {
    mkdirSync(dirname(join(content, name)), { recursive: true });
    writeFileSync(join(content, name), text);
  }
  const out = join(folder, 'site');
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), 'The site of yesterday');
  return { content, out };
}

it('a question to the guide ends with the fault of the content and nothing else, and leaves the built site alone', async () => {
  const folders = await writtenContent(edited('faqs/fees.yaml', 'order: 1', 'order: first'));
  expect(ran(['tooling/guide/ask.ts', 'what is gst'], folders)).toEqual({
    status: 1,
    stdout: '',
    stderr:
      '1 fault in content:\ncontent/faqs/fees.yaml:3: order: expected a number, found "first" (Its place on the FAQ page: 1 comes first.)\n',
    files: ['index.html'],
    beside: ['content', 'site'],
  });
});

it('the build ends with a picture that is damaged and nothing else, and leaves the built site alone', async () => {
  const folders = await writtenContent({
    'gallery/desk.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path'),
  });
  expect(ran(['tooling/build/build.ts'], folders)).toEqual({
    status: 1,
    stdout: '',
    stderr:
      '1 fault in content:\ncontent/gallery/desk.svg:1: file: is damaged and cannot be shown; save it again and put it in its place\n',
    files: ['index.html'],
    beside: ['content', 'site'],
  });
});
