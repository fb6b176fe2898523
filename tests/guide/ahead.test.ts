import { expect, it, vi } from 'vitest';
import { formsNotLoaded } from '#src/guide/form-triggers.ts';
import { guideForms } from '#src/guide/guide-forms.ts';
import type { Knowledge } from '#src/guide/knowledge.ts';
import type { Earlier } from '#src/guide/earlier.ts';
import { prepareAnswers } from '#src/guide/view/ahead.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const suggestion = knowledge.wording.suggestions[0] ?? '';

function answering() {
  const asked: [forms: number, text: string, page: string][] = [];
  const answer = (known: Knowledge, text: string, page: string, { now }: Earlier = {}) => {
    asked.push([known.forms.length, text, page]);
    expect(now).toBeInstanceOf(Date);
    return { outcome: 'answer' as const, blocks: [], links: [] };
  };
  return { asked, answer };
}

it('makes everything ready with a rest before each step, answers once, and then looks up what is typed with the forms at hand', async () => {
  const { asked, answer } = answering();
  const rest = vi.fn(() => Promise.resolve());
  const unfetched = knowledge.withForms(formsNotLoaded);

  const lookAhead = await prepareAnswers(unfetched, answer, () => Promise.resolve(guideForms), rest);

  expect(rest).toHaveBeenCalledTimes(5);
  void lookAhead('gst documents', '/faq');
  expect(asked).toEqual([
    [guideForms.forms.length, suggestion, '/'],
    [guideForms.forms.length, 'gst documents', '/faq'],
  ]);
});

it('goes on without the forms where they cannot be had', async () => {
  const { asked, answer } = answering();

  await prepareAnswers(
    knowledge.withForms(formsNotLoaded),
    answer,
    () => Promise.reject(new Error('gone')),
    () => Promise.resolve(),
  );

  expect(asked).toEqual([[0, suggestion, '/']]);
});

it('makes what the guide knows with its forms once', () => {
  expect(knowledge.withForms(formsNotLoaded).withForms(guideForms)).toBe(knowledge);
});
