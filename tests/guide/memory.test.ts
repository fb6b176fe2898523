import sendingWords from 'content:sending-words';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { callLink } from '#src/guide/answers/hand-off.ts';
import { replyText, textBlock } from '#src/guide/answers/blocks.ts';
import { initialContext } from '#src/guide/machine/restore-session.ts';
import { forget, memoryVersion, remember } from '#src/guide/machine/memory.ts';
import type { Memory } from '#src/guide/model/memory.ts';
import { recall } from '#src/guide/machine/recall.ts';
import { BrowserStorage } from '#src/ui/browser-storage.ts';
import { noTopic, type Topic } from '#src/guide/model/topic.ts';
import type { Message } from '#src/guide/model/message.ts';
import type { Block } from '#src/guide/model/reply.ts';
import type { FormState } from '#src/forms/form-state.ts';
import { converse } from '../support/converse.ts';
import { FakeStorage, RefusingStorage } from '../support/fake-storage.ts';
import { after, inputOf, reference, said, talkOf } from '../support/guide-model.ts';
import { messageAnswers, practice, wording } from '../support/guide-knowledge.ts';

/** One of each kind: a kind that is not listed here does not compile. */
const blocks: { readonly [Kind in Block['kind']]: Extract<Block, { readonly kind: Kind }> } = {
  text: { kind: 'text', text: 'hello' },
  heading: { kind: 'heading', text: 'Who needs it?' },
  list: { kind: 'list', heading: 'Papers', items: ['PAN'], isNumbered: true },
  rows: { kind: 'rows', heading: 'Figures', rows: [{ label: 'Final tax', value: '₹0' }] },
};

const message: Message = {
  id: 1,
  from: 'visitor',
  progress: { step: 1, of: 6 },
  chips: [
    { label: 'Back', acts: [{ kind: 'back' }] },
    { label: 'Ask', acts: [{ kind: 'ask', text: 'gst' }] },
    { label: 'Keep', acts: [{ kind: 'keep' }] },
    { label: '4', acts: [{ kind: 'setSlot', slot: 'basicSalary', value: 4 }] },
    { label: 'Change', acts: [{ kind: 'reopenSlot', slot: 'name' }] },
    { label: 'Back to it', acts: [{ kind: 'resumeFlow', form: 'tax-estimate' }] },
    { label: 'Write', acts: [{ kind: 'startFlow', form: 'message' }] },
  ],
  links: [{ href: '/faq', label: 'Questions' }],
  blocks: Object.values(blocks),
};
const formState: FormState = {
  form: 'message',
  answers: { name: 'Lakshmi' },
  skipped: [],
  stage: 'asking',
  asking: 'email',
  tries: 0,
};
const topic: Topic = {
  page: '/services/registrations/gst-registration',
  spokenOf: { '/services/registrations/gst-registration': 1 },
  told: [{ href: '/services/registrations/gst-registration', number: 3 }],
  heading: 'What is an LUT, and how do I get it?',
  said: ['lut kya hai'],
  facts: [{ text: 'turnover 18 lakh', decision: { id: 'gst-registration', given: { turnover: 1_800_000 } } }],
};
const memory: Memory = {
  messages: [message],
  formState,
  topic,
  lastSending: { reference: 'K7M4QD', hasArrived: true },
};

function holding(kept: unknown): Storage {
  const storage = new FakeStorage();
  remember(storage, memory);
  storage.setItem(storage.key(0) ?? '', typeof kept === 'string' ? kept : JSON.stringify(kept));
  return storage;
}

describe('a conversation', () => {
  it('is not there before anything was kept', () => {
    expect(recall(new FakeStorage())).toEqual({ kind: 'none' });
  });

  it('comes back as it was kept', () => {
    const storage = new FakeStorage();
    remember(storage, memory);
    expect(recall(storage)).toEqual({ kind: 'kept', memory });
    remember(storage, { messages: [], formState: null, topic: noTopic });
    expect(recall(storage)).toEqual({ kind: 'kept', memory: { messages: [], formState: null, topic: noTopic } });
  });

  it('is gone once it is forgotten', () => {
    const storage = new FakeStorage();
    remember(storage, memory);
    forget(storage);
    expect([recall(storage), storage.length]).toEqual([{ kind: 'none' }, 0]);
  });

  it('is simply not kept where the storage refuses', () => {
    const storage = new BrowserStorage(() => new RefusingStorage());
    remember(storage, memory);
    forget(storage);
    expect(initialContext(inputOf(recall(storage))).messages.length).toBe(1);
  });
});

const messageWith = (change: Record<string, unknown>) => ({
  version: memoryVersion,
  memory: { messages: [{ ...message, ...change }], formState, topic },
});
const walkWith = (change: Record<string, unknown>) => ({
  version: memoryVersion,
  memory: { messages: [message], formState: { ...formState, ...change }, topic },
});
const link = (href: unknown) => messageWith({ links: [{ href, label: 'x' }] });
const lastSending = (one: unknown) => ({
  version: memoryVersion,
  memory: { messages: [message], formState, topic, lastSending: one },
});
const topicWith = (change: Record<string, unknown>) => ({
  version: memoryVersion,
  memory: { messages: [message], formState, topic: { ...topic, ...change } },
});
const chipOf = (act: unknown) => messageWith({ chips: [{ label: 'x', acts: [act] }] });
const block = (one: unknown) => messageWith({ blocks: [one] });

describe('what no longer fits is thrown away:', () => {
  it.each([
    ['corrupt text', `{"version":${memoryVersion},`],
    ['no text', ''],
    ['null', null],
    ['a list', []],
    ['a number', 7],
    ['another version', { version: memoryVersion - 1, memory }],
    ['no memory', { version: memoryVersion }],
    ['messages that are no list', { version: memoryVersion, memory: { messages: {}, formState, topic } }],
    ['no walk', { version: memoryVersion, memory: { messages: [], topic } }],
    ['no topic', { version: memoryVersion, memory: { messages: [], formState } }],
    ['a topic without a page', topicWith({ page: undefined })],
    ['a topic with a heading that is no word', topicWith({ heading: 3 })],
    ['a topic of which numbers were said', topicWith({ said: [3] })],
    ['a passage that was told at no place', topicWith({ told: [{ href: '/faq' }] })],
    ['a message without a number', messageWith({ id: '1' })],
    ['a message from nobody', messageWith({ from: 'system' })],
    ['a message without blocks', messageWith({ blocks: null })],
    ['a block of no kind', block({ kind: 'html', text: '<b>' })],
    ['a text without words', block({ kind: 'text' })],
    ['a heading without words', block({ kind: 'heading' })],
    ['a list without items', block({ kind: 'list', isNumbered: true })],
    ['items that are no words', block({ kind: 'list', items: [1], isNumbered: true })],
    ['a list neither numbered nor not', block({ kind: 'list', items: [] })],
    ['rows that are no list', block({ kind: 'rows', rows: 'Name: Lakshmi' })],
    ['a row that is changed at no word', block({ kind: 'rows', rows: [{ label: 'Name', value: 'Lakshmi', slot: 3 }] })],
    ['a row without a value', block({ kind: 'rows', rows: [{ label: 'Name' }] })],
    ['rows under no word', block({ kind: 'rows', rows: [], heading: 3 })],
    ['a heading that is no word', block({ kind: 'list', items: [], isNumbered: true, heading: {} })],
    ['a chip without words', messageWith({ chips: [{ label: 'x' }] })],
    ['a chip of no act', chipOf({ kind: 'destroy' })],
    ['a chip whose act is a word', chipOf('back')],
    ['a chip of an act that none has', chipOf({ kind: 'clear' })],
    ['a chip that asks nothing', chipOf({ kind: 'ask' })],
    ['a chip that sets a list', chipOf({ kind: 'setSlot', slot: 'name', value: [] })],
    ['a chip that starts no form', chipOf({ kind: 'startFlow', form: 'loan' })],
    ['a chip that goes back to no form', chipOf({ kind: 'resumeFlow', form: 'loan' })],
    ['a chip that opens no question', chipOf({ kind: 'reopenSlot' })],
    ['a chip with a remark that is none', messageWith({ chips: [{ label: 'x', acts: [{ kind: 'keep' }], hint: 1 }] })],
    ['chips that are no list', messageWith({ chips: 'x' })],
    ['progress that is none', messageWith({ progress: 'half' })],
    ['progress without numbers', messageWith({ progress: { step: '1', of: 6 } })],
    ['no progress', messageWith({ progress: undefined })],
    ['a link that runs a script', link('javascript:alert(1)')],
    ['a link in capitals that runs a script', link('JavaScript:alert(1)')],
    ['a link with a space before its script', link(' javascript:alert(1)')],
    ['a link of data', link('data:text/html,x')],
    ['a link to another site', link('https://evil.example/')],
    ['a link that looks like a page', link('//evil.example/')],
    ['a link that looks like a page, backwards', link('/\\evil.example/')],
    ['a link to a site named like WhatsApp', link('https://wa.me.evil.example/')],
    ['a link to nowhere', link(null)],
    ['a number that is none', link('tel:+91 call me')],
    ['a link without words', messageWith({ links: [{ href: '/faq' }] })],
    ['a last sending without a reference', lastSending({ hasArrived: true })],
    ['a last sending whose reference is none', lastSending({ reference: 'x', hasArrived: true })],
    ['a last sending that may or may not', lastSending({ reference: 'K7M4QD', hasArrived: 'yes' })],
    ['an unknown form', walkWith({ form: 'loan' })],
    ['an unknown stage', walkWith({ stage: 'paused' })],
    ['answers that are a list', walkWith({ answers: [] })],
    ['an answer that is a list', walkWith({ answers: { name: [] } })],
    ['skipped that is no list', walkWith({ skipped: 'email' })],
    ['asking a number', walkWith({ asking: 3 })],
    ['tries that are no number', walkWith({ tries: null })],
    ['a reference that is none', walkWith({ reference: '<b>' })],
    ['taken back in no known way', walkWith({ withdrawn: 'yes' })],
  ])('%s', (_, kept) => {
    expect(recall(holding(kept))).toEqual({ kind: 'outdated' });
    expect(
      converse(holding(kept))
        .messages()
        .flatMap(({ blocks }) => blocks)
        .slice(0, 1),
    ).toEqual([{ kind: 'text', text: wording.outdated }]);
  });

  it.each([
    ['a question the form does not have', { asking: 'pan' }],
    ['a question while nothing is asked', { stage: 'reviewing', answers: messageAnswers }],
    ['nothing asked while asking', { asking: null }],
    ['a review of half the answers', { stage: 'reviewing', asking: null }],
    ['figures of a form that is sent', { stage: 'finished', asking: null, answers: messageAnswers }],
    [
      'a sending of figures',
      { form: 'tax-estimate', stage: 'sending', asking: null, answers: { annualIncome: 1, basicSalary: 0 } },
    ],
  ] as const)('a form with %s', (_, change) => {
    expect(converse(holding(walkWith(change))).messages().length).toBe(1);
  });
});

describe('answers that no longer fit', () => {
  const appointment = {
    service: 'gst',
    date: '2026-11-24',
    time: '11:00 AM',
    name: 'Lakshmi Reddy',
    email: 'lakshmi@example.com',
    phone: '9848022338',
    message: 'New shop',
  };
  const booking = (change: Record<string, unknown>) => ({
    form: 'appointment',
    stage: 'reviewing',
    asking: null,
    answers: { ...appointment, ...change },
  });
  const estimate = (answers: Record<string, unknown>) => ({ form: 'tax-estimate', asking: 'basicSalary', answers });
  const kept = (answers: Record<string, unknown>, without: readonly string[]) =>
    Object.fromEntries(Object.entries(answers).filter(([id]) => !without.includes(id)));

  it.each([
    ['an hour that is written otherwise', booking({ time: '11:00' }), ['time']],
    ['an hour that is a number', booking({ time: 11 }), ['time']],
    ['an hour that is not offered', booking({ time: '03:15 AM' }), ['time']],
    ['a day that has passed', booking({ date: '2026-11-20' }), ['date']],
    ['a day that is none', booking({ date: '2026-02-30' }), ['date']],
    ['a day in words', booking({ date: 'tomorrow' }), ['date']],
    ['a service that is not offered', booking({ service: 'horoscope' }), ['service']],
    ['an address that is none', booking({ email: 'lakshmi' }), ['email']],
    ['a number that is too short', booking({ phone: '98480' }), ['phone']],
    ['a name that is a number', booking({ name: 7 }), ['name']],
    ['an answer to no question', { answers: { pan: 'x', name: 'Lakshmi' } }, ['pan']],
    ['an amount that is none', estimate({ annualIncome: 'lots' }), ['annualIncome']],
    ['an amount below nothing', estimate({ annualIncome: -5 }), ['annualIncome']],
    ['an amount that is no number of rupees', estimate({ annualIncome: 1e300, basicSalary: 5 }), ['annualIncome']],
  ])('are dropped and asked for again: %s', async (_, change, dropped) => {
    const conversation = converse(holding(walkWith(change)));
    const { formState } = conversation.actor.getSnapshot().context;
    expect([formState?.answers, formState?.stage]).toEqual([kept(change.answers, dropped), 'asking']);
    if (dropped[0] !== 'pan') expect(formState?.asking).toBe(dropped[0]);
    expect(conversation.messages().slice(-2).map(replyText)).toEqual([wording.dropped, wording.returning]);
    expect((await conversation.say('continue')).at(-1)?.progress).toEqual(
      formState && { step: expect.any(Number) as number, of: expect.any(Number) as number },
    );
  });

  it('are dropped of a form that was set aside, too', () => {
    const aside = { ...formState, ...booking({ time: '11:00' }) };
    const { context } = converse(holding(walkWith({ resume: aside }))).actor.getSnapshot();
    expect([context.formState?.answers, context.formState?.resume?.answers, context.formState?.resume?.asking]).toEqual(
      [formState.answers, kept(appointment, ['time']), 'time'],
    );
  });

  it('are dropped of who the visitor is', () => {
    const told = { name: 'Lakshmi Reddy', email: 'lakshmi', phone: '9848022338' };
    const memory = { messages: [message], formState: null, topic, told };
    const { context } = converse(holding({ version: memoryVersion, memory })).actor.getSnapshot();
    expect(context.told).toEqual(kept(told, ['email']));
  });

  it('do not hide that nobody knows whether the mail went', () => {
    const change = { ...booking({ date: '2026-11-20' }), stage: 'sending', reference };
    const conversation = converse(holding(walkWith(change)));
    expect([
      conversation.actor.getSnapshot().context.formState?.asking,
      conversation.actor.getSnapshot().context.formState?.reference,
      conversation
        .messages()
        .slice(-3)
        .map(({ blocks: [first] }) => first),
    ]).toEqual(['date', reference, [wording.interrupted, wording.dropped, wording.returning].map(textBlock)]);
  });

  it.each([
    ['what was offered', { offered: 5 }],
    ['what was proposed', { proposal: { code: 'phoneAbroad' } }],
    ['why it was proposed', { proposal: { code: 'unheardOf', values: {} } }],
    ['what was not noted', { unnoted: {} }],
    ['what is told by the month', { monthly: 'basicSalary' }],
    ['what was told last', { last: { name: {} } }],
  ])('are not looked for where it is not known %s', (_, change) => {
    expect(recall(holding(walkWith(change)))).toEqual({ kind: 'outdated' });
  });
});

describe('a conversation that was interrupted while sending', () => {
  const messages = after([said('hello')]).context.messages;
  const sending: Memory = {
    messages,
    topic: noTopic,
    formState: { ...formState, answers: messageAnswers, stage: 'sending', asking: null },
  };

  it('comes back as failed, with the word about it', () => {
    const context = initialContext(inputOf({ kind: 'kept', memory: sending }));
    expect([context.formState?.stage, context.messages.at(-1)?.blocks]).toEqual([
      'failed',
      [{ kind: 'text', text: wording.interrupted }],
    ]);
  });

  it('names its reference, by which the office can look for it', () => {
    const memory: Memory = { ...sending, formState: { ...sending.formState, reference } as FormState };
    const context = initialContext(inputOf({ kind: 'kept', memory }));
    expect([context.formState?.reference, context.messages.at(-1)?.blocks]).toEqual([
      reference,
      [wording.interrupted, fillTemplate(sendingWords.reference.failed, { reference })].map(textBlock),
    ]);
  });

  it.each([
    ['cancel', undefined],
    ['hold', 'reviewing'],
  ] as const)('and taken back (%s) is not sent again, and the office may have to be called', (withdrawn, stage) => {
    const memory: Memory = { ...sending, formState: { ...sending.formState, withdrawn } as FormState };
    const context = initialContext(inputOf({ kind: 'kept', memory }));
    const { blocks, links } = context.messages.at(-1) ?? { blocks: [], links: [] };
    expect([context.formState?.stage, blocks.slice(0, 2), links]).toEqual([
      stage,
      [wording.interrupted, fillTemplate(wording.withdrawn.unknown, { phone: practice.phone })].map(textBlock),
      [callLink({ practice, wording })],
    ]);
  });

  it('is not sent again by itself, but with one word', async () => {
    const storage = new FakeStorage();
    remember(storage, sending);
    const conversation = converse(storage);
    expect([talkOf(conversation.actor.getSnapshot()), conversation.mails]).toEqual(['returning', []]);
    await conversation.say('continue');
    expect([talkOf(conversation.actor.getSnapshot()), conversation.mails]).toEqual(['inForm.failed', []]);
    await conversation.say('send it');
    expect(conversation.mails.map(({ fields }) => fields)).toEqual([{ ...messageAnswers, reference }]);
  });
});

describe('a question that was not answered before the page was loaded anew', () => {
  const asked = (text: string): Memory => ({
    ...memory,
    formState: null,
    messages: [{ ...message, chips: [], blocks: [{ kind: 'text', text }] }],
  });

  it('can be asked again with a tap', async () => {
    const storage = new FakeStorage();
    remember(storage, asked('What is an LUT, and how do I get it?'));
    const conversation = converse(storage);
    expect(conversation.chips()).toEqual([
      'What is an LUT, and how do I get it?',
      wording.chips.continue,
      wording.chips.startOver,
    ]);
    const [reply] = await conversation.tap('What is an LUT, and how do I get it?');
    expect(reply && replyText(reply)).toContain('LUT');
  });

  it('is no button where it is long', () => {
    const storage = new FakeStorage();
    remember(storage, asked('a'.repeat(81)));
    expect(converse(storage).chips()).toEqual([wording.chips.continue, wording.chips.startOver]);
  });
});
