import type { Language, PagePassages, Particulars, Passage } from '#src/collections/types.ts';

/** Two pages of the tests' own, and the words by which they are read. */
export const kiteHref = '/services/kite-licence';

const at = (id: string) => `${kiteHref}#${id}`;

const passage = (kind: Passage['kind'], id: string, title: string, text: string): Passage => ({
  kind,
  href: at(id),
  title,
  text,
});

export const kitePage: PagePassages = {
  name: 'Kite Licence',
  lead: 'A kite licence lets you fly.',
  documentsNote: 'More may be asked.',
  asked: ['', 'kitne saal valid', 'my son flies', 'caught flying', '', '', '', '', 'when do i get it'],
  passages: [
    passage('question', 'question-1', 'How long is a kite licence valid?', 'It is valid for 2 years.'),
    passage('question', 'question-2', 'May children fly?', 'Yes, with a parent.'),
    passage(
      'fact',
      'fact-1',
      'What does it cost to be caught?',
      'The penalty for flying without a licence is ₹100 a day.',
    ),
    passage('date', 'date-1', 'Renewal', '14 January'),
    passage('date', 'date-2', 'Yearly report', '1 March'),
    passage('step', 'step-1', 'Form', 'We fill it in.'),
    passage('step', 'step-2', 'Office', 'It decides.'),
    passage('time', 'timeline', '2 days', 'Our own estimate.'),
    passage('fee', 'fee', '', 'The Government asks ₹10.'),
    passage('document', 'document-1-1', 'Owner', 'PAN'),
    passage('document', 'document-2-1', 'Shop', 'Lease: with stamps'),
    { ...passage('paragraph', 'strings', 'Strings', 'Strings are of cotton.'), section: 'Strings' },
    { ...passage('row', 'strings', 'Glass', 'Allowed: never'), section: 'Strings' },
  ],
};

export const drumHref = '/services/drum-licence';

export const drumPage: PagePassages = {
  name: 'Drum Licence',
  lead: 'A drum licence lets you play.',
  asked: [],
  passages: [
    {
      kind: 'question',
      href: `${drumHref}#question-1`,
      title: 'What is the penalty for playing without a licence?',
      text: 'The penalty is ₹500.',
    },
  ],
};

export const kiteLanguage: Pick<Language, 'stopWords' | 'aspects' | 'synonyms'> = {
  stopWords: 'i my the a an is are it for of to in with and do does'.split(' '),
  aspects: {
    documents: ['documents', 'papers'],
    time: ['how many days', 'how long does it take'],
    process: ['steps', 'how to'],
    fees: ['fees', 'cost', 'how much'],
    dates: ['due date', 'late fee'],
    who: ['who needs'],
    what: ['what is'],
  },
  synonyms: [{ say: ['permit'], mean: 'licence' }],
};

const none = ['nothing'];

export const kiteParticulars: Particulars = {
  particulars: {
    penalty: ['penalty', 'fine', 'late', 'late fee'],
    validity: ['valid', 'validity', 'kitne saal'],
    eligibility: ['may', 'can'],
    limit: none,
    number: ['how many'],
    rate: none,
    place: none,
    signing: none,
    form: none,
    change: none,
    cancel: none,
    correction: none,
    status: none,
    difference: none,
    refund: none,
    payment: none,
    loss: none,
    visit: none,
    death: none,
  },
  figures: ['how much', 'penalty', 'how many'],
  days: ['when', 'due date'],
  yesOrNo: ['is', 'may', 'can i'],
  weDo: 'Yes, we do this.',
  renamed: '{before} is {now}.',
  walks: [],
};
