import type { GuideForms, Knowledge } from '../knowledge.ts';

/**
 * Fetches what answers are made with, one after the other. Takes what the guide knows, how the forms are fetched, and a rest before each step. Returns what the
 * guide knows with the forms, or without them where they cannot be had.
 */
export async function prepareAnswers(
  knowledge: Knowledge,
  fetchForms: () => Promise<GuideForms>,
  rest: () => Promise<void>,
): Promise<Knowledge> {
  let ready = knowledge;
  const steps = [
    () => import('../parts-answer.ts'),
    () => import('../due-date-answer.ts'),
    () => import('../decision-reply.ts'),
    async () => {
      ready = knowledge.withForms(await fetchForms());
    },
  ];
  for (const step of steps) {
    await rest();
    // What cannot be had is fetched again when it is needed.
    await step().catch(() => undefined);
  }
  await rest();
  return ready;
}
