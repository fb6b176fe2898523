import { describe, expect, test } from 'vitest';
import { answer } from '#src/forms/question.ts';
import { replyText } from '#src/guide/answers/blocks.ts';
import { receive } from '#src/guide/machine/conversation.ts';
import type { GuideEvent } from '#src/guide/machine/machine.ts';
import { respond } from '#src/guide/answers/respond.ts';
import { findQuantities } from '#src/entities/quantity/find-quantities.ts';
import { maskSensitiveNumbers } from '#src/entities/sensitive/sensitive-numbers.ts';
import { withoutUnseen } from '#src/text/unseen.ts';
import { suggest } from '#src/search/site-suggest.ts';
import { appointment, knowledge, message, moment, taxEstimate } from '../support/guide-knowledge.ts';
import { after, formRequest, said } from '../support/guide-model.ts';

const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
const others = ['\n', '\t', '\u00a0', '₹', 'త', 'క్', '\u200b', '•', '𝑦', '👩\u200d'];
const mixed = [
  'ab',
  'a ',
  '1,',
  '- ',
  '1 ',
  '1.',
  '1-',
  'a@',
  '@ ',
  'a.',
  '9 ',
  '(1',
  '12/',
  ' \n',
  'pan ',
  'no ',
  'double nine ',
  '12 lakh, ',
];
const signs = [...printable, ...others, ...mixed];
/** To the guide one letter is like another. */
const signsForGuide = signs.filter((sign) => !/^[b-y2-8]$/i.test(sign));

const length = 20_000;
const runOf = (sign: string) => sign.repeat(length / sign.length);

/**
 * Milliseconds of work, whatever else the machine does meanwhile: the processor counts the other threads of the tests too, and the clock what others do, so that the lesser is
 * nearer. The least of six, as the first time a piece of code runs is slow.
 */
function cost(sign: string, work: (text: string) => unknown, most: number): number {
  const tries = ['a', 'b', 'c', 'd', 'e', 'f'];
  let least = Infinity;
  for (const edge of tries) {
    const [before, began] = [process.cpuUsage(), performance.now()];
    work(`${edge}${runOf(sign)}${edge}`);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000, performance.now() - began);
    if (least <= most) break;
  }
  return least;
}

const tooSlow = (work: (text: string) => unknown, tried = signs, most = 100): readonly string[] =>
  tried.flatMap((sign) => {
    const milliseconds = cost(sign, work, most);
    return milliseconds > most ? [`${JSON.stringify(sign)}: ${Math.round(milliseconds)} ms`] : [];
  });

const answerContext = { now: moment.now, answers: {} };

describe('20,000 of one sign, or of a few, are read at once', () => {
  test.each(
    [...message.questions, ...appointment.questions, ...taxEstimate.questions.slice(0, 1)].map(
      (question) => [question.id, question] as const,
    ),
  )('in the field of %s', (_, question) => {
    expect(tooSlow((text) => answer(question, text, answerContext))).toEqual([]);
  });

  test.each([
    ['what may not be kept', maskSensitiveNumbers],
    ['signs that show nothing', withoutUnseen],
    ['what is offered', (text: string) => suggest(text, 6)],
  ] as const)('for %s', (_, work) => {
    expect(tooSlow(work)).toEqual([]);
  });

  test('for figures, of one digit', () => {
    expect(tooSlow(findQuantities, ['9'])).toEqual([]);
  });

  const toText = [formRequest('message'), ...['Ravi', 'r@example.com', 'GST'].map(said)];
  const places: Readonly<Record<string, readonly GuideEvent[]>> = {
    'nothing is open': [],
    'an amount is asked for': [formRequest('tax-estimate')],
    'a message is asked for': toText,
  };
  test.each(Object.entries(places))('by the guide where %s', (_, events) => {
    const { context } = after(events);
    const reply = (text: string) => {
      const { pendingMessage, effect } = receive(context, { text, ...moment });
      if (pendingMessage && effect === 'answer') respond(knowledge, pendingMessage.text, '/', pendingMessage.earlier);
    };
    reply('hello');
    // The rule reader takes up to 75 ms where nothing else runs, and more beside the browser tests.
    expect(tooSlow(reply, signsForGuide, 250)).toEqual([]);
  });
});

describe('a long message', () => {
  const heldBy = (events: readonly GuideEvent[], text: string) => {
    const { context } = after([...events, said(text)]);
    return { answers: context.formState?.answers, said: context.messages.map(replyText) };
  };
  const story = `The notice of last year. ${'-'.repeat(300)} ${Array.from({ length: 900 }, (_, at) => `item ${at}`).join(', ')} end of it`;
  const notice = knowledge.wording.readInPart.replace('{count}', '2,000');

  test('is kept whole where a message is asked for', () => {
    const toText = [formRequest('message'), ...['Ravi', 'r@example.com', 'GST'].map(said)];
    const { answers, said: lines } = heldBy(toText, story);
    expect(answers).toEqual({ name: 'Ravi', email: 'r@example.com', subject: 'GST', message: story });
    expect(lines).not.toContain(notice);
  });

  test.each([
    ['email', [formRequest('message'), said('Ravi')], `${'a'.repeat(40)}@example.com`],
    ['name', [formRequest('message')], 'R'.repeat(40)],
  ] as const)('of one sign is kept whole as an %s', (id, events, text) => {
    expect(heldBy(events, text).answers?.[id]).toBe(text);
  });

  test('is read in its first part elsewhere, which the guide says', () => {
    expect(heldBy([], `gst registration documents ${story}`).said.at(-1)).toBe(notice);
    expect(heldBy([], 'gst registration documents').said).not.toContain(notice);
    expect(heldBy([formRequest('tax-estimate')], story).said).toContain(notice);
  });
});
