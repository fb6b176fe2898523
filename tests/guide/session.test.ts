import { expect, it } from 'vitest';
import { readDraft, referenceIn } from '#src/forms/draft.ts';
import { converse } from '../support/converse.ts';
import { moment } from '../support/guide-knowledge.ts';
import { reference } from '../support/guide-model.ts';

const failed = { outcome: { ok: false, text: 'Failed to send message: Too Many Requests' } } as const;
const answers = ['Lakshmi', 'lakshmi@example.com', 'New shop', 'I open a shop in May.'];

it('gives a request its reference with the first review and keeps it, whatever is changed and however often it is sent', async () => {
  const { say, nextSendings, mails, storage } = converse();
  nextSendings(failed, failed);
  await say('send a message');
  for (const answer of answers.slice(0, -1)) await say(answer);
  expect(referenceIn(readDraft(storage, 'message'))).toBeUndefined();
  await say(answers.at(-1) ?? '');
  expect(referenceIn(readDraft(storage, 'message'))).toBe(reference);
  for (const text of ['send it', 'change name to Ravi', 'send it', 'send it']) await say(text);
  expect(mails.map(({ fields }) => [fields.name, fields.reference])).toEqual([
    ['Lakshmi', reference],
    ['Ravi', reference],
    ['Ravi', reference],
  ]);
});

it('takes over the reference under which the page of the form has tried a request', async () => {
  const { actor, say, mails } = converse();
  const draft = { name: 'Asha', email: 'a@b.in', subject: 'GST', message: 'Hello', reference: 'KKKKKK' };
  actor.send({ type: 'form.requested', form: 'message', draft, ...moment });
  await say('send it');
  expect(mails.map(({ fields }) => fields)).toEqual([draft]);
});
