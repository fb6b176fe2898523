import { expect, it } from 'vitest';
import { loadContent } from '#tooling/content/load.ts';
import { faultsIn, sampleContent } from './sample-content.ts';

const file = 'guide/examples/grocer.jsonl';
const example = { say: 'wat time u close', act: 'ask', form: 'appointment', open: 'date', language: 'en' };
const lines = (...examples: readonly object[]) => examples.map((one) => JSON.stringify(one)).join('\n');
/** What the gate says to a second line; the first one is right. */
const faultsOf = (second: object) => faultsIn({ [file]: lines(example, second) });

it('takes a file of examples as a voice', () => {
  const outside = { ...example, act: 'start', form: null, open: null, to: 'message' };
  expect(loadContent(sampleContent({ [file]: `${lines(example, outside)}\n` })).voices).toEqual([
    { id: 'grocer', examples: [example, outside] },
  ]);
});

it.each([
  ['review', 'appointment'],
  ['review', 'message'],
  ['result', 'tax-estimate'],
  ['result', 'regime-comparison'],
  ['subject', 'message'],
])('lets something be said at %s of the form %s', (open, form) => {
  expect(faultsOf({ ...example, form, open })).toEqual([]);
});

it.each([
  ['an act that nobody knows', { act: 'buy' }, /^act: expected answer or ask or .* or outside, found "buy"$/],
  ['a form that is not there', { form: 'loan' }, /^form: expected tax-estimate or .* or appointment, found "loan"$/],
  ['another language', { language: 'ta' }, /^language: expected en or hi or te, found "ta"$/],
  ['no words', { say: ' ' }, /^say: expected at least 1 character, found 0$/],
  ['a field too many', { note: 'x' }, /^note: no such field here; remove it or correct its spelling$/],
  [
    'a question of another form',
    { open: 'rentPaid' },
    /^open: expected one of service, date, time, name, email, phone, office, message, review, found "rentPaid"$/,
  ],
  ['a form without a question', { open: null }, /^open: expected one of service, .*, found null$/],
  [
    'a question outside of a form',
    { form: null },
    /^open: no question is open outside of a form; write null, or name the form$/,
  ],
  [
    'a switch to nowhere',
    { act: 'switch' },
    /^to: is missing; name the form that is wished for: tax-estimate, regime-comparison, message, appointment$/,
  ],
  ['a question with a form to go to', { to: 'message' }, /^to: "ask" wishes for no form; remove the field$/],
])('refuses %s', (_, change, expected) => {
  const start = `content/${file}:2: `;
  const faults = faultsOf({ ...example, say: 'till what time', ...change });
  expect(faults.map((fault) => [fault.slice(0, start.length), expected.test(fault.slice(start.length))])).toEqual([
    [start, true],
  ]);
});

it('refuses a line that is no JSON', () => {
  expect(faultsIn({ [file]: `${lines(example)}\n{"say": "till what time",` })).toEqual([
    `content/${file}:2: line: is no line of JSON; write it as {"say": "…", "act": "…", "form": …, "open": …, "language": "…"}`,
  ]);
});

it('refuses what was said in the same place already, in whichever file and however it is written', () => {
  const again = { ...example, say: 'Wat  time u CLOSE', act: 'chat' };
  expect(faultsIn({ [file]: lines(example), 'guide/examples/tailor.jsonl': lines(again) })).toEqual([
    `content/guide/examples/tailor.jsonl:1: say: stands in content/${file}:1 already, said in the same place; remove one of the two`,
  ]);
  expect(faultsOf({ ...again, open: 'time' })).toEqual([]);
});

it('names the right name for a file of examples', () => {
  expect(faultsIn({ 'guide/examples/Old Grocer.jsonl': lines(example) })).toEqual([
    'content/guide/examples/Old Grocer.jsonl:1: file: is not read under this name; rename it to content/guide/examples/old-grocer.jsonl (small letters, digits and hyphens, and the ending as it is there)',
  ]);
});
