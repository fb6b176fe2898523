import { describe, expect, it } from 'vitest';
import { partsAnswer } from '#src/guide/answers/parts-answer.ts';
import { textBlock } from '#src/guide/answers/blocks.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const services = [...knowledge.serviceNames];
const [href = '', name = ''] = services[0] ?? [];

async function asked(text: string): Promise<readonly string[]> {
  const questions: string[] = [];
  const said = partsAnswer(text, '/', knowledge, (question, page) => {
    questions.push(`${question} @ ${page}`);
    return { outcome: 'answer', blocks: [textBlock('one')], links: [] };
  });
  if (said && 'reply' in said) await said.reply;
  return questions;
}

describe('a message of several questions', () => {
  it('is answered one by one, of the subject that it names, and as a whole, of which a sum may be worked out', async () => {
    expect(await asked(`papers for ${name} and how long does it take`)).toEqual([
      `papers for ${name} and how long does it take @ /`,
      `papers for ${name} @ ${href}`,
      `how long does it take @ ${href}`,
    ]);
  });

  it('is left whole where it asks one thing', async () => {
    expect(await asked(`papers for ${name}`)).toEqual([]);
  });
});
