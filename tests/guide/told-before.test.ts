import { describe, expect, it } from 'vitest';
import type { Answers } from '#src/forms/question.ts';
import { introductionIn, toldBefore } from '#src/guide/understanding/rule-reader/told-before.ts';
import { appended, chip } from '#src/guide/dialogue/chips.ts';
import type { Message } from '#src/guide/model/message.ts';
import { textBlock } from '#src/guide/answers/blocks.ts';
import { appointment, context } from '../support/guide-knowledge.ts';

const mobile = '9012345670';

describe('who somebody is and how to reach him, told before a form:', () => {
  it.each<readonly [said: string, answers: Answers]>([
    ['my name is Harish Goud', { name: 'Harish Goud' }],
    ['mera naam Salim hai', { name: 'Salim' }],
    ['na peru swapna, number 9012345670', { name: 'swapna', phone: mobile }],
    ['hello this is Harish here', { name: 'Harish' }],
    ['Swapna Reddy 9012345670', { name: 'Swapna Reddy', phone: mobile }],
    ['swapna reddy swapna@example.com', { name: 'swapna reddy', email: 'swapna@example.com' }],
    ['reach me on 9012345670 or h@example.com', { phone: mobile, email: 'h@example.com' }],
    ['mera number 9012345670 hai', { phone: mobile }],
    ['my tax refund is stuck for months, my number is 9012345670', { phone: mobile }],
    ['save my number 9012345670', { phone: mobile }],
  ])('%j', (said, answers) => {
    expect(introductionIn(said, appointment, context).answers).toEqual(answers);
  });

  it.each([
    'my name is different in aadhaar and pan',
    'my name is wrong',
    'my name is printed twice in the certificate',
    "my brother's number is 9012345670",
    'my son got a notice, his number is 9012345670',
    'is 9012345670 your number?',
    'your number 9012345670 is off',
    'is h@example.com a real address?',
    'i got a mail from refund@example.com about my refund',
    'how to change the mobile number 9012345670 on the gst portal',
    'my wife name is Padma',
    '1234567890',
    'i am salaried',
  ])('%j tells none of the visitor', (said) => {
    expect(introductionIn(said, appointment, context).answers).toEqual({});
  });

  it('goes on with what is asked besides', () => {
    expect(introductionIn('i am Harish Goud, do you file gst returns?', appointment, context).rest).toContain(
      'do you file gst returns?',
    );
    expect(introductionIn('my name is Harish Goud', appointment, context).rest).toBe('');
  });
});

describe('of what was said before a form begins', () => {
  const said = (...texts: readonly string[]): readonly Message[] =>
    texts.reduce<readonly Message[]>(
      (messages, text) => appended(messages, 'visitor', { blocks: [textBlock(text)] }),
      [],
    );
  const asked = (messages: readonly Message[], page: string) =>
    appended(messages, 'guide', {
      blocks: [textBlock('?')],
      links: [{ href: page, label: page }],
      chips: [chip('Cancel', { kind: 'cancel' })],
    });
  const day = { date: '2026-11-27' };

  it.each<readonly [said: readonly string[], answers: Answers]>([
    [['my name is Harish', 'my name is Harish Goud', 'book'], { name: 'Harish Goud' }],
    [['my name is Harish Goud', 'book for my brother'], {}],
    [['are you open on 27 november?', 'book'], day],
    [['office open on 27 november 11 am?', 'book'], { ...day, time: '11:00 AM' }],
    [['is the return due on 27 november?', 'book'], {}],
    [['are you open on fridays?', 'book'], {}],
  ])('%j holds %o', (texts, answers) => {
    expect(toldBefore(appointment, said(...texts), context)).toEqual(answers);
  });

  it('leaves what was told in a form that is sent to that form, and takes what was told besides figures', () => {
    const before = said('my name is Harish Goud');
    const inBooking = appended(asked(before, '/book-appointment'), 'visitor', { blocks: [textBlock(mobile)] });
    expect(toldBefore(appointment, inBooking, context)).toEqual({});
    const afterIt = appended(inBooking, 'guide', { blocks: [textBlock('Stopped.')] });
    expect(
      toldBefore(appointment, appended(afterIt, 'visitor', { blocks: [textBlock('i am Padma Rao')] }), context),
    ).toEqual({
      name: 'Padma Rao',
    });
    const figures = asked(before, '/tax-calculator');
    expect(toldBefore(appointment, figures, context)).toEqual({ name: 'Harish Goud' });
  });

  it('takes no name that was read from other letters', () => {
    const [message] = said('9012345670');
    const read = message ? [{ ...message, read: 'my name is harish, 9012345670' }] : [];
    expect(toldBefore(appointment, read, context)).toEqual({ phone: mobile });
  });
});
