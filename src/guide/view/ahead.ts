import type { GuideForms, Knowledge } from '../knowledge.ts';
import type { respond } from '../respond.ts';

/**
 * Fetches what answers are made with and makes it ready, one after the other. Takes what the guide knows, how it answers, how the forms are fetched, and a rest
 * before each step. Returns what works out in silence the reply to a message that is being typed: the text it needs is then there, and what was read of it
 * still known.
 */
export async function prepareAnswers(
  knowledge: Knowledge,
  answer: typeof respond,
  fetchForms: () => Promise<GuideForms>,
  rest: () => Promise<void>,
): Promise<(typed: string, page: string) => void> {
  let ready = knowledge;
  const lookUp = (text: string, page: string) => {
    const now = new Date();
    ready.interpret(text, null, { knowledge: ready, now, page });
    return answer(ready, text, page, { now });
  };
  const steps = [
    () => import('../parts-answer.ts'),
    () => import('../due-date-answer.ts'),
    () => import('../decision-reply.ts'),
    async () => {
      ready = knowledge.withForms(await fetchForms());
    },
    // Whatever is needed for the first time is then there.
    () => Promise.resolve(lookUp(knowledge.wording.suggestions[0] ?? '', '/')),
  ];
  for (const step of steps) {
    await rest();
    // What cannot be had is fetched again when it is needed.
    await step().catch(() => undefined);
  }
  return lookUp;
}
