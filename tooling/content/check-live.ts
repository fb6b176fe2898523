import { istToday } from '#src/domain/ist-dates.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { readContentFiles } from './files.ts';
import { notLiveYet } from './live.ts';
import { loadContent } from './load.ts';

await runCommand(() => {
  const content = loadContent(readContentFiles(process.env.SITE_CONTENT ?? 'content'));
  const missing = notLiveYet(content, process.env, istToday(new Date()));
  console.log(
    missing.length === 0
      ? 'Nothing keeps the site from going live.'
      : `${missing.length === 1 ? '1 thing keeps' : `${missing.length} things keep`} the site from going live:\n${missing.join('\n')}`,
  );
  if (missing.length > 0) process.exitCode = 1;
});
