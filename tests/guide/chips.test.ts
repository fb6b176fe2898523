import { waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { replyText } from '#src/guide/answers/blocks.ts';
import { selectChips } from '#src/guide/machine/selectors.ts';
import { converse, type Conversation } from '../support/converse.ts';
import { moment } from '../support/guide-knowledge.ts';

/** Taps a chip whose label the accountant has rewritten, so that nothing can be read from it. */
async function tap({ actor, messages }: Conversation, label: string): Promise<string> {
  const chip = selectChips(actor.getSnapshot()).find((one) => one.label === label);
  if (!chip) throw new Error(`no chip "${label}"`);
  actor.send({ type: 'visitor.said', text: 'Zzyzx', acts: chip.acts, ...moment });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('waiting'));
  return replyText(messages().at(-1) ?? { blocks: [] });
}

async function after(...lines: readonly string[]): Promise<Conversation> {
  const conversation = converse();
  for (const line of lines) await conversation.say(line);
  return conversation;
}

const written = ['send a message', 'Lakshmi Reddy', 'lakshmi@example.com', 'New shop', 'I open a shop in May.'];
const answers = ({ actor }: Conversation) => actor.getSnapshot().context.formState?.answers;
const asking = ({ actor }: Conversation) => actor.getSnapshot().context.formState?.asking;

it('after an answer about a service, what else is asked about it can be tapped', async () => {
  const conversation = await after('Papers for GST Registration');
  expect(conversation.chips()).toEqual([
    'Do I need GST registration?',
    'How long does it take?',
    'Fees',
    'Who needs it?',
    'Talk to a human',
  ]);
  expect(await tap(conversation, 'How long does it take?')).toContain('5 to 7 business days');
  expect((await after('what is standard deduction')).chips()).toEqual([
    'Calculate my tax',
    'Papers',
    'How long does it take?',
    'Fees',
    'Talk to a human',
  ]);
  expect((await after('what are your office hours')).chips()).toEqual([]);
});

it('who types what a button is called means the button', async () => {
  const conversation = await after('Papers for GST Registration');
  const [reply] = await conversation.say('How long does it take?');
  expect(reply && replyText(reply)).toContain('How long does GST Registration take?');
});

describe('a tapped chip does what it is for, whatever its label says:', () => {
  it('a choice is stored', async () => {
    const conversation = await after('book an appointment');
    await tap(conversation, 'GST Services');
    expect(answers(conversation)).toEqual({ service: 'gst' });
  });

  it('skip, back and cancel steer the form', async () => {
    const conversation = await after('calculate my tax', '12 lakh', '6 lakh');
    await tap(conversation, "I don't know");
    expect(asking(conversation)).toBe('rentPaid');
    await tap(conversation, 'Back');
    expect(asking(conversation)).toBe('hraReceived');
    await tap(conversation, 'Cancel');
    expect(asking(conversation)).toBe(undefined);
  });

  it('a Change opens its question, and Keep leaves the answer as it is', async () => {
    const conversation = await after(...written);
    await tap(conversation, 'Change Subject');
    expect(asking(conversation)).toBe('subject');
    await tap(conversation, 'Keep New shop');
    expect([asking(conversation), answers(conversation)?.subject]).toEqual([null, 'New shop']);
  });

  it('the button of the review sends, and trying again sends again', async () => {
    const conversation = await after(...written);
    conversation.nextSendings({ outcome: { ok: false, text: 'No.' }, meanwhile: null });
    await tap(conversation, 'Send Message');
    expect(conversation.mails.length).toBe(1);
    await tap(conversation, 'Try again');
    expect([conversation.mails.length, asking(conversation)]).toEqual([2, undefined]);
  });

  it('a suggestion asks what it shows', async () => {
    expect(await tap(await after(), 'How long does a partnership firm take?')).toContain('Partnership Firm');
  });

  it('continue goes on after a reload, and start over begins afresh', async () => {
    const before = await after(...written.slice(0, 2));
    const goingOn = converse(before.storage);
    await tap(goingOn, 'Continue');
    expect(asking(goingOn)).toBe('email');
    const afresh = converse(before.storage);
    await tap(afresh, 'Start over');
    expect(asking(afresh)).toBe(undefined);
  });

  it('the label stands in the conversation as what the visitor said', async () => {
    const conversation = await after('book an appointment');
    await tap(conversation, 'GST Services');
    expect(
      conversation
        .messages()
        .filter(({ from }) => from === 'visitor')
        .map(replyText),
    ).toEqual(['book an appointment', 'Zzyzx']);
  });
});
