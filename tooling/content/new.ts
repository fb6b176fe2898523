import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { istToday } from '#src/domain/ist-dates.ts';
import { ContentFaults } from './fault.ts';
import { readContentFiles } from './files.ts';
import { Misuse, newEntry } from './new-entry.ts';

const folder = process.env.SITE_CONTENT ?? 'content';

try {
  const { name, text, address } = newEntry(readContentFiles(folder), process.argv.slice(2), istToday(new Date()));
  writeFileSync(join(folder, name), text, { flag: 'wx' });
  console.log(
    `Made content/${name}; its page is ${address}.\nWrite your words wherever it says "To be written". npm run check:live names each place until it is written.`,
  );
} catch (error) {
  if (!(error instanceof Misuse || error instanceof ContentFaults)) throw error;
  console.error(`Nothing was made. ${error.message}`);
  process.exitCode = 1;
}
