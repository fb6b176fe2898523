import { expect, it } from 'vitest';
import { replyText } from '#src/guide/answers/blocks.ts';
import { runConversation } from '#src/guide/machine/run-conversation.ts';
import { converse } from '../support/converse.ts';
import { knowledge, moment } from '../support/guide-knowledge.ts';

const texts = ['how long does gst registration take', 'send a message', 'Lakshmi', 'zzqx vlorp?', 'clear conversation'];

it('says to each message what the panel would say', async () => {
  const panel = converse();
  const said = [];
  for (const text of texts) {
    const messages = await panel.say(text);
    said.push({ text: messages.map(replyText).join('\n'), links: messages.flatMap(({ links }) => links) });
  }
  const heard = await runConversation(texts, moment, knowledge);
  expect(heard.map(({ text, links }) => ({ text, links }))).toEqual(said);
  expect(heard.map(({ outcome }) => outcome)).toEqual(['answer', 'answer', 'answer', 'miss', 'answer']);
});

it('begins on the page and at the moment it is told', async () => {
  const [about] = await runConversation(
    ['how long does it take'],
    { ...moment, page: '/services/registrations/partnership-firm' },
    knowledge,
  );
  const booking = await runConversation(
    ['book gst appointment tomorrow'],
    { ...moment, now: new Date('2026-12-30T06:30:00Z') },
    knowledge,
  );
  expect(about?.links[0]?.href).toBe('/services/registrations/partnership-firm#timeline');
  expect(booking[0]?.text).toContain('Thursday, 31 December 2026');
});

it('sends nothing, and goes on as if it had gone', async () => {
  const heard = await runConversation(
    ['send a message', 'Lakshmi', 'lakshmi@example.com', 'New shop', 'I open a shop in May.', 'send it'],
    moment,
    knowledge,
  );
  expect(heard.at(-1)?.text).toContain('Message sent.');
});
