import { describe, expect, it } from 'vitest';
import { intentReader } from '#src/guide/understanding/intents.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const { intents, passingIntent } = knowledge;

it('takes no question for a plain no or a plain yes', () => {
  expect([intents.whole('nahi liya to kya hoga'), intents.whole('nahi')?.id]).toEqual([undefined, 'no']);
  expect([intents.whole('who can do it'), intents.whole('yes')?.id]).toEqual([undefined, 'yes']);
});

it('takes the days to reply to a notice for no question about our own reply', () => {
  const id = (text: string) => (intents.whole(text) ?? passingIntent(text))?.id;
  expect(['how many days for reply', 'kitne din me reply'].map(id)).toEqual([undefined, undefined]);
  expect(['in how many days will you reply', 'kitne din me reply milega'].map(id)).toEqual([
    'reply-time',
    'reply-time',
  ]);
});

describe('a whole message', () => {
  it.each([
    ['back', 'back'],
    ['Go back please!', 'back'],
    ['peeche', 'back'],
    ['skip', 'skip'],
    ["I don't know", 'skip'],
    ['N/A', 'skip'],
    ['cancel', 'cancel'],
    ['stop it', 'cancel'],
    ['vaddu', 'cancel'],
    ['start over', 'restart'],
    ['phir se', 'restart'],
    ['clear conversation', 'clear'],
    ['HELP', 'help'],
    ['please call me back', 'human'],
    ['can I talk to a human?', 'human'],
    ['yes', 'yes'],
    ['haan ji', 'yes'],
    ['send it', 'yes'],
    ['Try again', 'yes'],
    ['go on', 'yes'],
    ['no', 'no'],
    ['nahi', 'no'],
    ['my answers', 'review'],
    ['thank you so much', 'thanks'],
    ['Namaste sir', 'greeting'],
    ['calculate my tax', 'tax-estimate'],
    ['naa tax entha', 'tax-estimate'],
    ['I want to send a message', 'message'],
    ['book an appointment', 'appointment'],
    ['office timings?', 'office'],
    ['your charges', 'fees'],
  ])('"%s" is the intent %s', (text, id) => {
    expect(intents.whole(text)?.id).toBe(id);
  });

  it.each([
    '',
    '...',
    'no notice came',
    'back office services',
    'help me register a company',
    'stop tds deduction',
    'the next gst return',
    'cancel gst registration',
    `back ${'please '.repeat(20)}`,
  ])('"%s" is no intent', (text) => {
    expect(intents.whole(text)?.id).toBe(undefined);
  });
});

describe('an intent in passing', () => {
  it.each([
    ['my shop is new and I need somebody, so talk to a human', 'human'],
    ['hello I would like to calculate my tax for this year', 'tax-estimate'],
    ['nothing of the kind', undefined],
  ])('"%s" holds %s', (text, id) => {
    expect(intents.within(text)?.id).toBe(id);
  });

  it('does not count where a subject of ours is named outright', () => {
    expect(passingIntent('gst registration')?.id).toBe(undefined);
  });

  it('does not count where a subject of others is named', () => {
    expect([
      passingIntent('talk to a human for us on friday')?.id,
      passingIntent('talk to a human for the visa interview date on friday')?.id,
    ]).toEqual(['human', undefined]);
  });
});

describe('the reader', () => {
  const reader = intentReader(
    [
      { id: 'back', phrases: ['go'], within: [], links: [] },
      { id: 'skip', phrases: ['go on'], within: ['pass on'], links: [] },
    ],
    { stopWords: ['please', 'not'], negations: ['not'], formWords: ['date'] },
  );

  it('takes the longest phrase that fits', () => {
    expect([reader.whole('please go on')?.id, reader.whole('go please')?.id, reader.whole('go away')?.id]).toEqual([
      'skip',
      'back',
      undefined,
    ]);
  });

  it('finds an intent by its name, and says which one content lacks', () => {
    expect(reader.byId('back').phrases).toEqual(['go']);
    expect(() => reader.byId('tax-estimate')).toThrow('content/guide/intents.yaml has no intent "tax-estimate"');
  });
});

describe('what is unlawful', () => {
  const isUnlawful = (text: string) => passingIntent(text)?.id === 'unlawful';

  it.each([
    'show more purchase so gst is less',
    'reduce my sales in gstr-1',
    'ammakalu takkuva chupinchandi',
    'farzi bill banwa do',
    'fake rent slip for hra',
    'dummy invoice kavali',
    '80g receipt with commission',
    'keep two sets of books for me',
    'do number ka hisaab',
    'bill without goods milega',
    'itr me income zyada dikhao loan ke liye',
    'purani date ka bill banao',
    'officer ko paisa dekar notice band karo',
    'how to convert black money',
    'aay chhupaana hai',
  ])('is heard in "%s"', (text) => {
    expect(isUnlawful(text)).toBe(true);
  });

  it.each([
    'how to show export sales in gstr-1',
    'gst portal shows more itc than my books',
    'my supplier gave me a fake bill, what about my itc',
    'i received a fake notice',
    'sales reduced this year, is gst return needed',
    'sales reduced, is gstr1 still due',
    'how to reduce my income tax',
    'how to reduce the gst on sales',
    'two balance sheets needed for the loan',
    'add an old invoice in this month gstr-1',
    'tds on commission',
    'donation under 80g limit',
  ])('is not heard in "%s"', (text) => {
    expect(isUnlawful(text)).toBe(false);
  });
});
