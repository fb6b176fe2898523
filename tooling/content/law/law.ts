import { isIstDate, istToday } from '#src/domain/ist-dates.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { readContentFiles } from '../files.ts';
import { loadContent } from '../load.ts';
import { readingList } from './reading-list.ts';

const [option, day = istToday(new Date()), ...others] = process.argv.slice(2);

if (option === '--due' && isIstDate(day) && others.length === 0)
  await runCommand(() => {
    const content = loadContent(readContentFiles(process.env.SITE_CONTENT ?? 'content'));
    console.log(readingList(content, day).join('\n'));
  });
else {
  console.error(
    'Write npm run law -- --due   for the figures of content/law that are to be looked at now, or add a day: --due 2027-02-28',
  );
  process.exitCode = 2;
}
