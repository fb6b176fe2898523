import { describe, expect, it } from 'vitest';
import type { CorpusMessage, CorpusQuestion } from '#tooling/guide/corpus.ts';
import {
  judgeConversation,
  judgeMessage,
  judgeQuestion,
  messageTable,
  questionTable,
} from '#tooling/guide/corpus-evaluation.ts';

const question: CorpusQuestion = {
  id: 'q1',
  q: 'gst limit?',
  due: 'Rs 20 lakh',
  keys: [['20 lakh', '20,00,000']],
  not: ['40 lakh'],
  kind: 'short',
  language: 'en',
  author: 'a',
};
const shown = (text: string, isAnswer = true) => ({ shown: text, isAnswer });

describe('a reply to a question is', () => {
  it.each([
    ['right, where it shows the key', question, shown('Above ₹20 lakh a year.'), 'right'],
    ['missing, where it shows no key', question, shown('Apply on the portal.'), 'missing'],
    ['missing, where it shows nothing', question, shown(''), 'missing'],
    ['wrong, where it shows what it must not, beside the key', question, shown('20 lakh, or 40 lakh'), 'wrong'],
    ['right, where what is not ours is declined', { ...question, kind: 'outside' }, shown('No.', false), 'right'],
    ['wrong, where what is not ours is answered', { ...question, kind: 'outside' }, shown('20 lakh'), 'wrong'],
  ] as const)('%s', (_, asked, reply, verdict) => {
    expect(judgeQuestion(asked, reply)).toEqual({ id: 'q1', kind: asked.kind, language: 'en', verdict });
  });
});

it('judges the turns of a conversation that have a key', () => {
  const { due, keys } = question;
  const turns = [
    { q: 'gst limit?', due, keys },
    { q: 'thanks', due: 'a short word', keys: [] },
    { q: 'and for goods', due, keys },
  ];
  expect(
    judgeConversation({ id: 't1', language: 'te', author: 'a', turns }, [
      shown('20 lakh'),
      shown('Welcome.'),
      shown('No.'),
    ]),
  ).toEqual([
    { id: 't1-1', kind: 'first turn', language: 'te', verdict: 'right' },
    { id: 't1-3', kind: 'follow-up', language: 'te', verdict: 'missing' },
  ]);
});

const message: CorpusMessage = {
  id: 'f1',
  form: 'message',
  answers: {},
  open: 'name',
  say: 'Ravi',
  due: { act: 'set', set: { name: 'Ravi' }, drop: [], to: null },
  language: 'en',
  author: 'a',
};
const nothing = { set: {}, drop: [], to: null, asks: null };
const judged = { id: 'f1', form: 'message', language: 'en', isHard: false, due: 'set' };
const faultless = { isExact: false, isUnsure: false, storesWrongly: false, sendsWrongly: false, leavesWrongly: false };

describe('a message in a form is read', () => {
  it.each([
    ['exactly, a full stop behind it or not', { ...nothing, act: 'set', set: { name: 'Ravi.' } }, { isExact: true }],
    ['wrongly, with another value', { ...nothing, act: 'set', set: { name: 'Ravi only' } }, { storesWrongly: true }],
    ['as unsure', { ...nothing, act: 'unsure' }, { isUnsure: true }],
    ['as sent unasked', { ...nothing, act: 'send' }, { sendsWrongly: true }],
    ['as ended unasked', { ...nothing, act: 'cancel' }, { leavesWrongly: true }],
  ] as const)('%s', (_, line, faults) => {
    expect(judgeMessage(message, line)).toEqual({ ...judged, ...faultless, ...faults });
  });
});

it('prints the shares in tables', () => {
  expect(
    questionTable([judgeQuestion(question, shown('20 lakh')), judgeQuestion(question, shown('40 lakh'))]).split(
      '\n',
    )[1],
  ).toBe('all                             2         50.0 %          0.0 %         50.0 %');
  expect(messageTable([judgeMessage(message, { ...nothing, act: 'send' })]).split('\n')[1]).toBe(
    'all                             1          0.0 %          0.0 %          0.0 %          0.0 %              1',
  );
});
