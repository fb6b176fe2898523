import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { replyText } from '#src/guide/answers/blocks.ts';
import { guideMachine } from '#src/guide/machine/machine.ts';
import { openingKnowledge } from '#src/guide/machine/opening-knowledge.ts';
import { usualTime } from '../content/site-content.ts';
import { converse } from '../support/converse.ts';
import { failure, formRequest, inputOf, reply, said, talkOf, type Snapshot } from '../support/guide-model.ts';
import { moment, taxEstimate, wording, knowledge } from '../support/guide-knowledge.ts';

const fetching = (...events: Parameters<ReturnType<typeof startFormless>['send']>[0][]): Snapshot => {
  const actor = startFormless();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
};
const startFormless = () =>
  createActor(guideMachine, {
    input: { ...inputOf({ kind: 'none' }), knowledge: openingKnowledge },
  }).start();
const fetched = { type: 'forms.fetched', knowledge } as const;
const lastSaid = ({ context }: Snapshot) => context.messages.at(-1)?.blocks;

describe('before the forms are there', () => {
  it('every message waits for what reads it', () => {
    const waiting = ['hello', 'what is gst', 'calculate my tax', 'talk to a human'].map((text) => {
      const snapshot = fetching(said(text));
      return [talkOf(snapshot), snapshot.context.pendingMessage?.text];
    });
    expect(waiting).toEqual([
      ['fetching', 'hello'],
      ['fetching', 'what is gst'],
      ['fetching', 'calculate my tax'],
      ['fetching', 'talk to a human'],
    ]);
  });

  it('a form that is asked for begins once they are', async () => {
    expect((await converse().say('calculate my tax')).map(replyText)).toEqual([
      `${taxEstimate.opening}\n${taxEstimate.questions[0]?.prompt ?? ''}`,
    ]);
    expect((await converse().request('tax-estimate')).map(replyText)).toEqual([
      `${taxEstimate.opening}\n${taxEstimate.questions[0]?.prompt ?? ''}`,
    ]);
  });

  it('what the page of the form holds is taken over', () => {
    const snapshot = fetching(
      { type: 'form.requested', form: 'tax-estimate', draft: { annualIncome: '12 lakh' }, ...moment },
      fetched,
    );
    expect([talkOf(snapshot), snapshot.context.formState?.answers, snapshot.context.pendingForm]).toEqual([
      'inForm.asking',
      { annualIncome: 1_200_000 },
      null,
    ]);
  });

  it('what only seemed to begin a form is looked up', () => {
    const snapshot = fetching(said('is tax audit needed above 1 crore'), fetched);
    expect([talkOf(snapshot), snapshot.context.pendingMessage?.text]).toEqual([
      'answering',
      'is tax audit needed above 1 crore',
    ]);
  });
});

describe('while the forms are fetched', () => {
  it('what is said is taken up after it, to the last word', () => {
    const snapshot = fetching(said('calculate my tax'), said('12 lakh'), said('6 lakh'), fetched);
    expect([talkOf(snapshot), snapshot.context.formState?.answers, snapshot.context.queue]).toEqual([
      'inForm.asking',
      { annualIncome: 1_200_000, basicSalary: 600_000 },
      [],
    ]);
  });

  it('a question before the intent is answered first, and the intent waits its turn', () => {
    const snapshot = fetching(said('what is gst'), said('calculate my tax'), fetched, { type: 'answer.found', reply });
    expect([talkOf(snapshot), snapshot.context.formState?.asking]).toEqual(['inForm.asking', 'annualIncome']);
  });

  it('nothing but their coming or failing to come leads on', () => {
    const snapshot = fetching(
      said('calculate my tax'),
      formRequest('message'),
      { type: 'conversation.cleared' },
      failure,
      { type: 'answer.found', reply },
    );
    expect([talkOf(snapshot), snapshot.context.pendingMessage?.text]).toEqual(['fetching', 'calculate my tax']);
  });
});

describe('when the forms cannot be had', () => {
  it('a plain question is answered all the same', async () => {
    const conversation = converse();
    conversation.goOffline(true);
    expect((await conversation.say('how long does gst registration take')).map(replyText).join()).toContain(
      usualTime('registrations/gst-registration'),
    );
  });

  it('the guide says so and hands the intent to the office, and nothing is open', async () => {
    const conversation = converse();
    conversation.goOffline(true);
    const said = await conversation.say('calculate my tax');
    expect(said.map(replyText)).toEqual([wording.formNotLoaded]);
    expect(said.flatMap(({ links }) => links.map(({ href }) => new URL(href).searchParams.get('text')))).toEqual([
      'calculate my tax',
    ]);
    expect([talkOf(conversation.actor.getSnapshot()), conversation.actor.getSnapshot().context.pendingMessage]).toEqual(
      ['ready', null],
    );
  });

  it('after the page is loaded anew the intent is granted, and what was said is kept', async () => {
    const before = converse();
    before.goOffline(true);
    await before.say('calculate my tax');
    const after = converse(before.storage);
    await after.say('calculate tax on 18 lakh');
    expect(after.actor.getSnapshot().context.formState?.answers).toEqual({ annualIncome: 1_800_000 });
    expect(
      after
        .messages()
        .slice(0, 3)
        .map(({ from }) => from),
    ).toEqual(['guide', 'visitor', 'guide']);
  });

  it.each(['tax-estimate', 'message', 'appointment'] as const)(
    'a %s form asked for by a button is missed in the same words',
    (form) => {
      const failed = fetching(formRequest(form), { type: 'forms.missing' });
      expect([talkOf(failed), lastSaid(failed), failed.context.pendingForm]).toEqual([
        'ready',
        [{ kind: 'text', text: wording.formNotLoaded }],
        null,
      ]);
    },
  );
});
