import { expect, it } from 'vitest';
import { respond } from '#src/guide/answers/respond.ts';
import { casesIn } from '../support/case-file.ts';
import { knowledge, moment } from '../support/guide-knowledge.ts';

/** Questions about the practice and its forms, as they are typed, each with the heading of what answers it. */
const cases = casesIn<[asked: string, heading: string]>('tests/guide/asked-of-the-practice.jsonl');

it.each(cases)('"%s" is answered under "%s"', async (asked, heading) => {
  const found = respond(knowledge, asked, moment.page, { now: moment.now });
  const { blocks } = 'reply' in found ? await found.reply : found;
  expect(blocks.find(({ kind }) => kind === 'heading')).toEqual({ kind: 'heading', text: heading });
});
