import { expect, it } from 'vitest';
import { passageReader } from '#src/search/passage-reading.ts';
import { wordsIn } from '#src/search/words.ts';
import { kiteLanguage, kiteParticulars } from '../support/kite-pages.ts';

const reader = passageReader(kiteLanguage, kiteParticulars);

it.each([
  ['what is the validity', ['what', 'validity']],
  ['how many days', ['time']],
  ['how many kites', ['number']],
  ['late fee of the due date', ['penalty', 'dates']],
  ['papers and steps', ['documents', 'process']],
  ['a kite in the sky', []],
])('reads what %j asks for, the longer phrase before the shorter', (text, asked) => {
  expect([...reader.askedIn(wordsIn(text))]).toEqual(asked);
});

it('takes a question apart', () => {
  expect(reader.question('Is it a fine to fly a kite, a permit? When?')).toEqual({
    said: ['is', 'it', 'a', 'fine', 'to', 'fly', 'a', 'kite', 'a', 'permit', 'when'],
    words: ['is', 'it', 'a', 'fine', 'to', 'fly', 'kite', 'permit', 'when'],
    meanings: new Set(['license']),
    asked: new Set(['penalty']),
    isBare: false,
    wantsFigure: false,
    wantsDay: true,
    wantsYesOrNo: true,
    namesPrice: false,
    asksOurs: false,
    asksLimit: false,
  });
});

it.each([
  ['is it valid', true],
  ['how many', true],
  ['papers and steps', true],
  ['is the kite valid', false],
  // "How" belongs to several phrases; alone it is a word like any other.
  ['how kite', false],
])('knows whether %j names nothing besides what it asks: %s', (text, isBare) => {
  expect(reader.question(text).isBare).toBe(isBare);
});

it.each([
  ['how much is the penalty', ['penalty']],
  ['how much', ['fees']],
  ['cost of the papers', ['fees', 'documents']],
])('takes %j for a question of our price only where nothing else is to be told: %j', (text, asked) => {
  expect([...reader.askedIn(wordsIn(text))]).toEqual(asked);
});

it.each([
  ['how much does a kite cost', true],
  ['how much is it', false],
  ['papers', false],
])('knows whether %j names a price: %s', (text, names) => {
  expect(reader.question(text).namesPrice).toBe(names);
});

it.each([
  ['is it valid', true],
  ['my son, may he fly', true],
  ['the licence is lost', false],
  ['where is it', false],
  ['who can apply', false],
  ['how can i apply', false],
])('knows whether %j wants a yes or a no: %s', (text, wants) => {
  expect(reader.question(text).wantsYesOrNo).toBe(wants);
});

it('tells an answer that says yes or no by its first word', () => {
  expect([reader.saysYesOrNo(['yes', 'it', 'is']), reader.saysYesOrNo(['there', 'is', 'no'])]).toEqual([true, false]);
});

it.each([
  ['when is a kite licence needed', { asked: ['eligibility', 'limit'], wantsDay: false, wantsFigure: true }],
  ['kite licence kab compulsory', { asked: ['eligibility', 'limit'], wantsDay: false, wantsFigure: true }],
  ['when should I renew', { asked: [], wantsDay: true, wantsFigure: false }],
  ['due date of the needed papers', { asked: ['dates', 'documents'], wantsDay: true, wantsFigure: false }],
])(
  'takes %j for a question of who needs it only beside a word of need, and none of what is done by a day',
  (text, read) => {
    const { asked, wantsDay, wantsFigure } = reader.question(text);
    expect({ asked: [...asked], wantsDay, wantsFigure }).toEqual(read);
  },
);

it.each([
  ['do you do kites', true],
  ['what do you need', false],
])('knows whether %j asks if we do what it names: %s', (text, asks) => {
  expect(reader.question(text).asksOurs).toBe(asks);
});

it.each([
  ['how many days to renew a kite', true],
  ['how many days does it take to renew a kite', false],
  ['how many days for a kite', false],
])('knows whether %j names an act that is due and no waiting: %s', (text, asks) => {
  expect(reader.question(text).asksLimit).toBe(asks);
});

it.each([
  ['how many days', ['appeal'], ['dates']],
  ['how many days does it take', ['appeal'], ['time']],
  ['how many days', ['permit'], ['time']],
  ['how many days for a kite', ['appeal'], ['time']],
])('of what is spoken of, %j asks of %j for %j', (text, about, asked) => {
  expect(reader.question(text, undefined, new Set(about)).asked).toEqual(new Set(asked));
});

it('asks nothing by words of a name', () => {
  const words = wordsIn('validity of the late kite');
  expect([...reader.askedOf(words, new Set(['late', 'kite']))]).toEqual(['validity']);
});

it('knows the words that say nothing more beside "how"', () => {
  expect(['start', 'kite'].map((word) => reader.isStarting(word))).toEqual([true, false]);
});
