import { istToday } from '#src/domain/ist-dates.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { readPictures } from './assets/read-pictures.ts';
import { warningsIn } from './checks/all.ts';
import { faultText } from './fault.ts';
import { readContentFiles } from './files.ts';
import { loadContent } from './load.ts';

await runCommand(async () => {
  const content = loadContent(readContentFiles(process.env.SITE_CONTENT ?? 'content'));
  await readPictures(content);
  console.log(
    `content: ${content.categories.length} categories, ${content.services.length} services, ${content.checklists.length} checklists, ${content.faqs.length} questions, no faults`,
  );
  const warnings = warningsIn(content, istToday(new Date())).map(faultText);
  if (warnings.length > 0)
    console.log(
      `${warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}, nothing is held up by them:\n${warnings.join('\n')}`,
    );
});
