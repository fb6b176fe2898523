import { ContentFaults } from './fault.ts';
import { readContentFiles } from './files.ts';
import { loadContent } from './load.ts';

try {
  const content = loadContent(readContentFiles('content'));
  console.log(
    `content: ${content.categories.length} categories, ${content.services.length} services, ${content.checklists.length} checklists, ${content.faqs.length} questions, no faults`,
  );
} catch (error) {
  if (!(error instanceof ContentFaults)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
