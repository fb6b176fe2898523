import { warningsIn } from './checks/all.ts';
import { ContentFaults, faultText } from './fault.ts';
import { readContentFiles } from './files.ts';
import { loadContent } from './load.ts';

try {
  const content = loadContent(readContentFiles(process.env.SITE_CONTENT ?? 'content'));
  console.log(
    `content: ${content.categories.length} categories, ${content.services.length} services, ${content.checklists.length} checklists, ${content.faqs.length} questions, no faults`,
  );
  const warnings = warningsIn(content).map(faultText);
  if (warnings.length > 0)
    console.log(
      `${warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}, nothing is held up by them:\n${warnings.join('\n')}`,
    );
} catch (error) {
  if (!(error instanceof ContentFaults)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
