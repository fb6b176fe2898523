/** Fetches what answers are made with, one after the other, with a rest before each step. */
export async function prepareAnswers(rest: () => Promise<void>): Promise<void> {
  for (const step of steps) {
    await rest();
    // What cannot be had is fetched again when it is needed.
    await step().catch(() => undefined);
  }
}

const steps: readonly (() => Promise<unknown>)[] = [
  () => import('../answers/parts-answer.ts'),
  () => import('../answers/due-date-answer.ts'),
  () => import('../answers/decision-reply.ts'),
  () => import('./FigureField.tsx'),
];
