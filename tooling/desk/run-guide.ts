import type { LoadModule } from '#tooling/content/site-modules.ts';
import { loadGuide } from '#tooling/guide/load-guide.ts';
import { replyText } from '#src/guide/answers/blocks.ts';
import type { Told } from './contract.ts';

/** Asks the guide over the files as they are saved, by whatever loads the modules of the site. Rejects where the content has faults. */
export async function askGuide(load: LoadModule, question: string): Promise<Told> {
  const { reply } = await loadGuide(load);
  const said = await reply(question, '/');
  const links = said.links.map(({ href }) => href);
  return {
    text: `${outcomes[said.outcome] ?? 'The guide says:'}\n${replyText(said)}`,
    details: links.length > 0 ? `From ${links.join(', ')}` : '',
  };
}

const outcomes: Readonly<Record<string, string>> = {
  answer: 'The guide answers:',
  choice: 'The guide is not sure, and asks which is meant:',
  miss: 'The guide finds nothing. Add a question with its answer, or other words for the page that has it:',
};
