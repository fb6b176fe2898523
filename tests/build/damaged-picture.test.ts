import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../tooling/temporary-folder.ts';
import { sampleContent } from '../content/sample-content.ts';

it('the build ends with a picture that is damaged and nothing else, and leaves the built site alone', async () => {
  const damaged = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path');
  const folder = await temporaryFolder();
  const [content, out] = [join(folder, 'content'), join(folder, 'site')];
  for (const [name, text] of sampleContent({ 'gallery/desk.svg': damaged })) {
    mkdirSync(dirname(join(content, name)), { recursive: true });
    writeFileSync(join(content, name), text);
  }
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), 'The site of yesterday');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tooling/build/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_CONTENT: content, SITE_OUT: out, NODE_ENV: 'production' },
  });
  expect({ status, stdout, stderr, files: readdirSync(out), beside: readdirSync(folder).sort() }).toEqual({
    status: 1,
    stdout: '',
    stderr:
      '1 fault in content:\ncontent/gallery/desk.svg:1: file: is damaged and cannot be shown; save it again and put it in its place\n',
    files: ['index.html'],
    beside: ['content', 'site'],
  });
});
