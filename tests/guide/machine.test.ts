import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { guideMachine, type GuideEvent } from '#src/guide/machine/machine.ts';
import { replyText } from '#src/guide/answers/blocks.ts';
import {
  selectChips,
  selectPendingLinks,
  selectIsWaiting,
  selectUnread,
  transcript,
} from '#src/guide/machine/selectors.ts';
import {
  after,
  failure,
  formRequest,
  inputOf,
  reference,
  reply,
  said,
  talkOf,
  toReview,
} from '../support/guide-model.ts';
import { message, messageAnswers, wording } from '../support/guide-knowledge.ts';

const answer: GuideEvent = { type: 'answer.found', reply };
const clear: GuideEvent = { type: 'conversation.cleared' };
const asked = said('how long does gst registration take');

const spokenIn = (events: readonly GuideEvent[]) =>
  after(events).context.messages.map(({ from, blocks }) => [
    from,
    ...blocks.map((block) => replyText({ blocks: [block] })),
  ]);

describe('sending', () => {
  it('is begun once, however often "send it" is said', () => {
    const mails: unknown[] = [];
    const machine = guideMachine.provide({
      actions: {
        deliver: (_, { mail }) => {
          mails.push(mail);
        },
      },
    });
    const actor = createActor(machine, { input: inputOf({ kind: 'none' }) }).start();
    for (const event of [
      ...toReview,
      said('send it'),
      said('send it'),
      said('try again'),
      formRequest('message'),
      clear,
    ])
      actor.send(event);
    expect(mails).toEqual([
      { template: 'message', failure: 'Failed to send message: {reason}', fields: { ...messageAnswers, reference } },
    ]);
    expect(talkOf(actor.getSnapshot())).toBe('sending');
  });

  it('keeps what is said meanwhile and says that it is on its way', () => {
    expect(spokenIn([...toReview, said('send it'), said('did it go?')]).slice(-3)).toEqual([
      ['visitor', 'send it'],
      ['visitor', 'did it go?'],
      ['guide', wording.stillSending],
    ]);
  });

  it('ends in the word that it is sent, and nothing is left to send', () => {
    const snapshot = after([...toReview, said('send it'), { type: 'delivery.succeeded' }]);
    expect(snapshot.context.messages.at(-1)?.blocks).toEqual([
      { kind: 'text', text: `${message.ending.sentHeading}. ${message.ending.sentText}` },
      { kind: 'text', text: fillTemplate(message.ending.reference.sent, { reference }) },
      {
        kind: 'rows',
        rows: [
          { label: 'Name', value: 'Lakshmi Reddy' },
          { label: 'Email', value: 'lakshmi@example.com' },
          { label: 'Subject', value: 'New shop' },
          { label: 'Message', value: 'I open a shop in May.' },
        ],
      },
    ]);
    expect([talkOf(snapshot), snapshot.context.formState]).toEqual(['ready', null]);
  });

  it('that failed keeps every answer and can be tried again', () => {
    const failed = after([...toReview, said('send it'), failure]);
    expect([talkOf(failed), failed.context.formState?.answers]).toEqual(['inForm.failed', messageAnswers]);
    expect(talkOf(after([...toReview, said('send it'), failure, said('Try again')]))).toBe('sending');
  });

  it('does not begin when time has overtaken the hour that was chosen', () => {
    const booking = [
      'GST Services',
      'today',
      '4 pm',
      'Lakshmi Reddy',
      'lakshmi@example.com',
      '98765 43210',
      'skip',
    ].map(said);
    const late: GuideEvent = {
      type: 'visitor.said',
      text: 'send it',
      page: '/',
      now: new Date('2026-11-21T11:00:00Z'),
    };
    const snapshot = after([formRequest('appointment'), ...booking, late]);
    expect([talkOf(snapshot), snapshot.context.formState?.asking]).toEqual(['inForm.asking', 'time']);
    expect(selectChips(snapshot).map(({ label }) => label)).toEqual(['05:00 PM', 'Back', 'Cancel']);
  });
});

describe('what is said while an answer is looked up', () => {
  it('waits its turn and is taken up to the last word', () => {
    const snapshot = after([asked, said('calculate my tax'), said('12 lakh'), said('6 lakh'), answer]);
    expect([talkOf(snapshot), snapshot.context.formState?.answers, snapshot.context.queue]).toEqual([
      'inForm.asking',
      { annualIncome: 1_200_000, basicSalary: 600_000 },
      [],
    ]);
  });

  it('is looked up in its turn', () => {
    const snapshot = after([asked, said('and an llp?'), said('thanks'), answer]);
    expect([
      talkOf(snapshot),
      snapshot.context.pendingMessage?.text,
      snapshot.context.queue.map(({ text }) => text),
    ]).toEqual(['answering', 'and an llp?', ['thanks']]);
    expect(talkOf(after([asked, said('and an llp?'), said('thanks'), answer, answer, answer]))).toBe('ready');
  });

  it('is forgotten with the rest when the conversation is wiped', () => {
    const snapshot = after([asked, said('clear'), said('12 lakh'), answer]);
    expect([talkOf(snapshot), snapshot.context.queue, snapshot.context.messages.map(({ from }) => from)]).toEqual([
      'ready',
      [],
      ['guide'],
    ]);
  });

  it('comes too late when it follows the word to send', () => {
    const snapshot = after([...toReview, asked, said('send it'), said('change name'), answer]);
    expect([talkOf(snapshot), snapshot.context.queue]).toEqual(['sending', []]);
  });

  it.each([
    ['cancel', 'ready', wording.cancelled],
    ['wait', 'inForm.reviewing', wording.notSent],
  ])('%s, after the word to send, comes in time: nothing has left yet', (text, talk, last) => {
    const snapshot = after([...toReview, asked, said('send it'), said(text), answer]);
    expect([talkOf(snapshot), snapshot.context.messages.at(-1)?.blocks[0]]).toEqual([
      talk,
      { kind: 'text', text: last },
    ]);
  });
});

describe('the pages of an answer', () => {
  const coming: GuideEvent = { type: 'answer.coming', links: reply.links };

  it('are named while its text is on its way, and no longer once it is there', () => {
    expect(selectPendingLinks(after([asked, coming]))).toEqual(reply.links);
    expect(selectPendingLinks(after([asked, coming, answer]))).toEqual([]);
  });

  it('are not named where nothing is looked up', () => {
    expect(selectPendingLinks(after([formRequest('tax-estimate'), coming]))).toEqual([]);
    expect(selectPendingLinks(after([...toReview, said('send it'), coming]))).toEqual([]);
  });
});

describe('the panel', () => {
  it('counts what came while it was closed, and nothing else', () => {
    const closed = [
      asked,
      answer,
      ...toReview,
      said('send it'),
      failure,
      said('try again'),
      { type: 'delivery.succeeded' } as const,
    ];
    expect(selectUnread(after(closed))).toBe(3);
    expect(selectUnread(after([...closed, { type: 'panel.opened' }]))).toBe(0);
    expect(selectUnread(after([{ type: 'panel.opened' }, ...closed]))).toBe(0);
    expect(selectUnread(after([{ type: 'panel.opened' }, asked, { type: 'panel.closed' }, answer]))).toBe(1);
  });

  it('offers chips only for the last word of the guide and not while something is on its way', () => {
    expect(selectChips(after([])).map(({ label }) => label)).toEqual(wording.suggestions);
    const waiting = after([asked]);
    expect([selectChips(waiting), selectIsWaiting(waiting)]).toEqual([[], true]);
  });

  it('hands the conversation out as plain text', () => {
    expect(transcript(after([said('hello')]))).toBe(
      `Guide: ${wording.welcome}\n\nYou: hello\n\nGuide: Namaste. What can I look up for you?`,
    );
  });
});
