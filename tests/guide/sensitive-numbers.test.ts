import { describe, expect, it } from 'vitest';
import { replyText } from '#src/guide/answers/blocks.ts';
import { transcript } from '#src/guide/machine/selectors.ts';
import { converse, type Conversation } from '../support/converse.ts';
import { moment, wording } from '../support/guide-knowledge.ts';

const pan = 'ABCPK1234F';
const notice = wording.sensitive.notice.replace('{what}', wording.sensitive.names.pan);

const everything = (conversation: Conversation) =>
  JSON.stringify([
    conversation.actor.getSnapshot().context.messages,
    conversation.actor.getSnapshot().context.formState,
    conversation.actor.getSnapshot().context.queue,
    conversation.actor.getSnapshot().context.pendingMessage,
    transcript(conversation.actor.getSnapshot()),
    Array.from({ length: conversation.storage.length }, (_, index) => {
      const key = conversation.storage.key(index) ?? '';
      return [key, conversation.storage.getItem(key)];
    }),
    conversation.mails,
  ]);

const filled = ['send a message', 'Lakshmi Reddy', 'lakshmi@example.com', 'New shop'];

describe('a PAN is masked and pointed out, before anything else is said,', () => {
  it.each([
    ['at the beginning', []],
    ['at a name', ['send a message']],
    ['at a mail address', filled.slice(0, 2)],
    ['at a line of words', filled.slice(0, 3)],
    ['at free text', filled],
    ['at the review', [...filled, 'I open a shop in May.']],
    ['at an amount', ['calculate my tax']],
    ['after the figures', ['calculate my tax', '3 lakh', '0', 'skip', 'skip', 'skip', 'skip']],
    ['at a service', ['book an appointment']],
  ])('%s', async (_, lines) => {
    const conversation = converse();
    for (const line of lines) await conversation.say(line);
    const [first] = await conversation.say(`Ravi here, PAN ${pan}, please help`);
    expect([first && replyText(first), everything(conversation).includes(pan)]).toEqual([notice, false]);
  });

  it('while something is being looked up, and while a mail is on its way', async () => {
    for (const lines of [[], [...filled, 'I open a shop in May.', 'yes']]) {
      const conversation = converse();
      for (const line of lines.slice(0, -1)) await conversation.say(line);
      const said = (text: string) => {
        conversation.actor.send({ type: 'visitor.said', text, ...moment });
      };
      said(lines.at(-1) ?? 'book an appointment');
      said(pan);
      const texts = conversation.messages().map(replyText);
      expect([texts.includes(notice), everything(conversation).includes(pan)]).toEqual([true, false]);
    }
  });

  it('at the question whether to go on after a reload', async () => {
    const before = converse();
    for (const line of filled) await before.say(line);
    const after = converse(before.storage);
    const [first] = await after.say(pan);
    expect([first && replyText(first), everything(after).includes(pan)]).toEqual([notice, false]);
  });
});

it('a number alone is no answer: the open question is asked again and nothing is held against it', async () => {
  const conversation = converse();
  await conversation.say('send a message');
  const before = conversation.actor.getSnapshot().context.formState;
  const replies = await conversation.say(`my pan: ${pan}`);
  expect([replies.map(replyText), conversation.actor.getSnapshot().context.formState]).toEqual([
    [notice, 'What is your name?'],
    before,
  ]);
});

it('a number alone, outside of any form, gets the word about it and nothing else', async () => {
  const replies = await converse().say(pan);
  expect(replies.map(replyText)).toEqual([notice]);
});
