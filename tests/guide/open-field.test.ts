import { describe, expect, it } from 'vitest';
import { replyText } from '#src/guide/answers/blocks.ts';
import { besideFields, selectOpenField, selectReview } from '#src/guide/machine/open-field.ts';
import { selectChips } from '#src/guide/machine/selectors.ts';
import type { Act } from '#src/guide/model/act.ts';
import { converse, type Conversation } from '../support/converse.ts';
import { FakeStorage } from '../support/fake-storage.ts';
import { moment } from '../support/guide-knowledge.ts';

async function after(...lines: readonly string[]): Promise<Conversation> {
  const conversation = converse();
  for (const line of lines) await conversation.say(line);
  return conversation;
}

const written = ['send a message', 'Lakshmi Reddy', 'lakshmi@example.com', 'New shop', 'I open a shop in May.'];
const asked = ({ actor }: Conversation) => selectOpenField(actor.getSnapshot())?.question.id;
const tray = ({ actor }: Conversation) =>
  besideFields(selectChips(actor.getSnapshot()), actor.getSnapshot(), moment.now).map(({ label }) => label);
const change = ({ actor }: Conversation, ...acts: readonly Act[]) => {
  actor.send({ type: 'answer.changed', acts, ...moment });
};

describe('the field of the open question', () => {
  it('is there while a question is open, with what it holds already', async () => {
    expect(asked(await after('hello'))).toBe(undefined);
    const booking = await after('book an appointment for gst');
    expect(asked(booking)).toBe('date');
    await booking.say('back');
    expect(selectOpenField(booking.actor.getSnapshot())).toEqual({
      ...selectOpenField(booking.actor.getSnapshot()),
      held: 'gst',
      answers: { service: 'gst' },
    });
    expect(asked(await after(...written))).toBe(undefined);
  });

  it('stays while something else is asked', async () => {
    expect(asked(await after('send a message', 'what are your office hours'))).toBe('name');
  });

  it('waits until a visitor who comes back goes on', async () => {
    const storage = new FakeStorage();
    await converse(storage).say('send a message');
    const back = converse(storage);
    expect([asked(back), tray(back)]).toEqual([undefined, ['Continue', 'Start over']]);
    await back.say('continue');
    expect(asked(back)).toBe('name');
  });

  it('takes from the tray what it offers itself, and leaves the rest', async () => {
    expect(tray(await after('book an appointment'))).toEqual(['Cancel']);
    expect(tray(await after('book an appointment for gst'))).toEqual(['Back', 'Cancel']);
    expect(tray(await after('book gst on monday'))).toEqual(['Back', 'Cancel']);
    expect(tray(await after('book an appointment for gst', 'monday', '11 am'))).toEqual(['Back', 'Cancel']);
    expect(tray(await after('calculate my tax'))).toEqual(['Cancel']);
    expect(tray(await after('calculate my tax', '12 lakh', '6 lakh'))).toEqual(['Show the result', 'Back', 'Cancel']);
    expect(tray(await after('calculate my tax', '12 lakh', '6 lakh', '20,000'))).toContain('₹20,000 per month');
  });
});

describe('the review', () => {
  it('has a field for each of its rows, and takes its buttons from the tray', async () => {
    const conversation = await after(...written);
    const review = selectReview(conversation.actor.getSnapshot());
    expect(review?.messageId).toBe(conversation.messages().at(-1)?.id);
    expect(['name', 'subject', 'phone'].map((slot) => review?.fieldOf(slot)?.held)).toEqual([
      'Lakshmi Reddy',
      'New shop',
      undefined,
    ]);
    expect(tray(conversation)).toEqual([]);
  });

  it('leaves the word to send below what is said since', async () => {
    expect(tray(await after(...written, 'ok'))).toEqual(['Send Message', 'Not yet']);
  });

  it('says a long text back in its row alone', async () => {
    const said = replyText((await after(...written)).messages().at(-1) ?? { blocks: [] });
    expect(said.split('I open a shop in May.')).toHaveLength(2);
  });

  it('is none before and after it is read through', async () => {
    expect(selectReview((await after(...written.slice(0, 3))).actor.getSnapshot())).toBe(undefined);
    expect(selectReview((await after(...written, 'cancel')).actor.getSnapshot())).toBe(undefined);
  });

  it('is drawn anew where it stands when a row is changed', async () => {
    const conversation = await after(...written);
    const before = conversation.messages();
    change(conversation, { kind: 'setSlot', slot: 'subject', value: 'A new shop in Nalgonda' });
    const now = conversation.messages();
    expect(now.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(replyText(now.at(-1) ?? { blocks: [] })).toContain('- Subject: A new shop in Nalgonda');
    expect(selectReview(conversation.actor.getSnapshot())?.fieldOf('subject')?.held).toBe('A new shop in Nalgonda');
    await conversation.say('send it');
    expect(conversation.mails.map(({ fields }) => fields.subject)).toEqual(['A new shop in Nalgonda']);
  });

  it('gives way to a question that a change opens', async () => {
    const conversation = await after(...written);
    change(conversation, { kind: 'setSlot', slot: 'email', value: 'lakshmi@gmial.com' });
    expect(asked(conversation)).toBe('email');
    expect(replyText(conversation.messages().at(-1) ?? { blocks: [] })).toContain('Did you mean lakshmi@gmail.com?');
  });

  it('stays where the change was thought of at the field', async () => {
    const conversation = await after(...written);
    const email = { slot: 'email', value: 'lakshmi@gmial.com' };
    change(conversation, { kind: 'setSlot', ...email }, { kind: 'keep', slot: 'email' });
    expect(selectReview(conversation.actor.getSnapshot())?.fieldOf('email')?.held).toBe('lakshmi@gmial.com');
  });
});
