import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import { allowed } from './allowed.ts';
import { wordsInContent } from './in-content.ts';
import { mannerismsIn } from './plain.ts';
import { codeForVisitors, strayWords } from './scan.ts';

const texts = wordsInContent(loadContent(readContentFiles(process.env.SITE_CONTENT ?? 'content')));

if (process.argv.includes('--code')) {
  const stray = strayWords(codeForVisitors(), allowed);
  console.log(
    stray.length === 0
      ? 'Code holds no words for visitors.'
      : `Words for visitors belong into content/:\n${stray.join('\n')}`,
  );
  const faults = mannerismsIn(texts);
  console.log(
    faults.length === 0 ? 'The rest of content/ is in plain words.' : `Not in plain words:\n${faults.join('\n')}`,
  );
  if (stray.length + faults.length > 0) process.exitCode = 1;
} else {
  for (const { file, line, field, text } of texts) console.log(`${file}:${line}: ${field}: ${text}`);
  console.log(`${texts.length} texts in ${new Set(texts.map(({ file }) => file)).size} files`);
}
