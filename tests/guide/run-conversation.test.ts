import { expect, it } from 'vitest';
import { replyText } from '#src/guide/answers/blocks.ts';
import { runConversation } from '#tooling/guide/run-conversation.ts';
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

it('taps a chip by its label and fills in the field of the open question', async () => {
  const heard = await runConversation(
    ['book an appointment', { choose: 'gst services' }, { fill: { date: '2026-12-02' } }, { fill: { time: '11 am' } }],
    moment,
    knowledge,
  );
  expect(heard.map(({ text }) => text.split('\n')[0])).toEqual([
    heard[0]?.text.split('\n')[0],
    'Service: GST Services.',
    'Date: Wednesday, 2 December 2026.',
    'Time slot: 11:00 AM.',
  ]);
});

it('says of a field why its value does not fit, and asks again', async () => {
  const [, said] = await runConversation(['send a message', { fill: { email: 'nobody' } }], moment, knowledge);
  expect(said?.text).toContain('Valid email is required');
});

it('names the chips that are there where one is not, and the field that no form has', async () => {
  await expect(runConversation(['send a message', { choose: 'Sing' }], moment, knowledge)).rejects.toThrow(
    'no chip reads "Sing"; there are: Cancel',
  );
  await expect(runConversation([{ fill: { date: '2026-12-02' } }], moment, knowledge)).rejects.toThrow(
    'no form under way has a field "date"',
  );
});

it('tells where the conversation stands after each message', async () => {
  const [asked, form] = await runConversation(['what is an llp', 'send a message'], moment, knowledge);
  const page = '/services/registrations/llp-registration';
  expect([asked?.state.topic.page, asked?.state.form, form?.state.topic.page, form?.state.form]).toEqual([
    page,
    undefined,
    page,
    { form: 'message', stage: 'asking', asking: 'name', answers: {} },
  ]);
});
