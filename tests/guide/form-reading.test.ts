import { describe, expect, it } from 'vitest';
import type { Answers } from '#src/forms/question.ts';
import type { FormState } from '#src/forms/form-state.ts';
import type { FormId } from '#src/collections/form-ids.ts';
import { booked } from '../support/sample-answers.ts';
import { asking } from '../support/form-state-at.ts';
import { context } from '../support/guide-knowledge.ts';
import { propose, readAs, set } from '../support/read-as.ts';

const done = (form: FormId, answers: Answers, more: Partial<FormState> = {}): FormState => ({
  ...asking(form, '', answers, more),
  stage: form === 'appointment' ? 'reviewing' : 'finished',
  asking: null,
});

const isOffer = (act: unknown) => (act as { readonly kind: string } | undefined)?.kind === 'propose';

describe('a letter', () => {
  const letter = asking('message', 'message', { name: 'Ravi', email: 'ravi@example.in', subject: 'A return' });
  const question = 'how much do you charge for itr?';

  it('keeps the question that it puts to the office', () => {
    expect(readAs(question, letter)).toEqual([set('message', question)]);
  });

  it('is not written by a question about the form itself', () => {
    expect(readAs('who will read my message?', letter)).toEqual([{ kind: 'askIntent', intent: 'privacy' }]);
  });

  it('is put aside for a question where only notes are asked for', () => {
    expect(readAs('what is the penalty if my return is late?', asking('appointment', 'message', booked))).toEqual([
      { kind: 'ask', note: 'what is the penalty if my return is late?' },
    ]);
  });
});

describe('words for another question than the open one', () => {
  const email = asking('appointment', 'email', {
    service: 'gst',
    date: '2026-11-26',
    time: '03:00 PM',
    name: 'Shabana',
  });

  it('are the notes in a clause that asks to note them', () => {
    expect(readAs('note that i will bring my son and make it 4 pm', email)).toEqual([
      set('time', '04:00 PM'),
      set('message', 'i will bring my son'),
    ]);
  });

  it('are the notes where the whole message asks to note them', () => {
    expect(readAs('write that i have a notice, and rent receipts too', email)).toEqual([
      set('message', 'i have a notice, and rent receipts too'),
    ]);
  });

  it('are a subject called so where the letter is asked for', () => {
    const letter = asking('message', 'message', { name: 'Ravi', email: 'ravi@example.in', subject: 'itr' });
    expect(readAs('subject is refund not come', letter)).toEqual([set('subject', 'refund not come')]);
  });

  it('are a letter that says what has not come', () => {
    expect(readAs('message is my refund not come', asking('message', 'email', { name: 'Ravi' }))).toEqual([
      set('message', 'my refund not come'),
    ]);
  });

  it('are no name where they name the number', () => {
    expect(readAs('cell 9676123456', asking('appointment', 'name', { service: 'gst' }))).toEqual([
      set('phone', '9676123456'),
    ]);
  });
});

describe('a day and an hour that stand', () => {
  const stand = { service: 'gst', date: '2026-11-26', time: '03:00 PM' };

  it.each(['not 3, 4 pm', 'sare 4 pettandi'])('are put right at another question: %s', (said) => {
    expect(readAs(said, asking('appointment', 'email', { ...stand, name: 'Imran' }))).toEqual([
      set('time', '04:00 PM'),
    ]);
  });

  it('are told together in Telugu', () => {
    expect(readAs('9 va tariku, madhyanam 2 gantalaki', asking('appointment', 'time', { service: 'gst' }))).toEqual([
      set('date', '2026-12-09'),
      set('time', '02:00 PM'),
    ]);
  });

  it('are told by who asks to put them', () => {
    const open = asking('appointment', 'time', { service: 'gst', date: '2026-11-26' });
    expect(readAs('i am free from eleven to one so you put eleven only', open)).toEqual([set('time', '11:00 AM')]);
  });

  it.each([
    ['coming friday possible?', 'date', set('date', '2026-11-27')],
    ['acha to jo pehla slot ho wahi de do, 4', 'time', set('time', '04:00 PM')],
  ])('are told by who asks for them: %s', (said, question, act) => {
    const { service, date } = stand;
    expect(
      readAs(said, asking('appointment', question, question === 'date' ? { service } : { service, date })),
    ).toEqual([act]);
  });

  it('are not told by a number of people', () => {
    const [act] = readAs('two of us will come', asking('appointment', 'time', { service: 'gst', date: '2026-11-26' }));
    expect(act).not.toEqual(expect.objectContaining({ slot: 'time', kind: 'setSlot' }));
  });

  it('are not told by who asks whether a day is a holiday', () => {
    expect(readAs('is friday a holiday', asking('appointment', 'date', { service: 'gst' }))).toEqual([{ kind: 'ask' }]);
  });

  it('are not told by who asks till when the office is open', () => {
    expect(readAs('shaam ko kab tak khula rehta hai', asking('appointment', 'time', stand))).toEqual([{ kind: 'ask' }]);
  });
});

describe('notes that ask something too', () => {
  const notes = asking('appointment', 'message', booked);

  it('keep what they tell, and are asked what they ask', () => {
    expect(readAs('books are in tally, turnover 1.3 crore. do i need to bring form 16 also?', notes)).toEqual([
      set('message', 'books are in tally, turnover 1.3 crore.'),
      { kind: 'ask', text: 'do i need to bring form 16 also?' },
    ]);
  });
});

it('a name stands without what is said before it', () => {
  expect(readAs('Hmm ok. Mrs Nagajyothi Pendyala', asking('appointment', 'name', { service: 'gst' }))).toEqual([
    set('name', 'Mrs Nagajyothi Pendyala'),
  ]);
});

describe('a letter that stands', () => {
  const letter = {
    name: 'Swapna',
    email: 's@example.in',
    subject: 'Accounts',
    message: 'A plot for 48 lakhs in january',
  };
  const reviewed = { ...asking('message', '', letter), stage: 'reviewing', asking: null } as const;

  it('gets a figure in the place of the one that is denied, and keeps what it counts', () => {
    expect(readAs('make it 52 lakhs not 48', reviewed)).toEqual([set('message', 'A plot for 52 lakhs in january')]);
  });

  it('gets what is to be written too, without the words that ask for it', () => {
    expect(readAs('aur ye bhi likh do ki form 16 bhi nahi mila', reviewed)).toEqual([
      set('message', 'A plot for 48 lakhs in january\nform 16 bhi nahi mila'),
    ]);
  });

  it('gets another subject, without the word that asks for the change', () => {
    expect(readAs('subject marchandi, monthly accounts and gst ani', reviewed)).toEqual([
      set('subject', 'monthly accounts and gst'),
    ]);
  });
});

describe('an amount of another kind', () => {
  const stands = { annualIncome: 1_680_000, basicSalary: 840_000, otherDeductions: 21_500 };

  it('is a deduction as interest of a house, and no income', () => {
    const [first] = readAs('what if i buy house and pay 2 lakh interest', { ...done('tax-estimate', stands) });
    expect(first).toEqual(set('otherDeductions', 200_000));
  });

  it('is no share of the income where a part of it is told to be half', () => {
    const open = asking('tax-estimate', 'otherDeductions', { annualIncome: 3_500_000 });
    expect(readAs('variable may come only half', open)).toEqual([
      { kind: 'rejectSlot', slot: 'annualIncome', refusal: { code: 'amountUnclear', values: {} } },
    ]);
  });
});

describe('an income in parts', () => {
  const pension = asking('tax-estimate', 'basicSalary', { annualIncome: 800_000 });

  it('an interest comes on top of what stands, as that of a year', () => {
    expect(readAs('fd interest 60000', pension)).toEqual([
      { ...set('annualIncome', 860_000), sum: '₹8,00,000 + ₹60,000' },
    ]);
  });

  it('several parts come on top of it together', () => {
    expect(readAs('savings interest 12000 and fd interest 60000', pension)).toEqual([
      { ...set('annualIncome', 872_000), sum: '₹8,00,000 + ₹12,000 + ₹60,000' },
    ]);
  });
});

describe('whose a figure is', () => {
  const income = asking('tax-estimate', 'annualIncome');

  it('beside one of the visitor, that of another is not meant', () => {
    expect(readAs('my brother earns 12 lakh, mine is 9 lakh', income)).toEqual([set('annualIncome', 900_000)]);
  });

  it('alone, that of another is offered and not noted', () => {
    expect(readAs('my wife earns 8 lakh', income)).toEqual([propose(set('annualIncome', 800_000))]);
  });

  it('is that of the person for whom the tax is worked out', () => {
    expect(readAs('this is for my husband, 8 lakh', income)).toEqual([set('annualIncome', 800_000)]);
  });

  it('begins the walk with that of the person for whom it is asked', () => {
    expect(
      context.knowledge
        .understand('calculate tax for my wife, she earns 8 lakh', null, context)
        .acts.map(({ span: _, confidence: _too, ...act }): unknown => act),
    ).toEqual([{ kind: 'startFlow', form: 'tax-estimate' }, set('annualIncome', 800_000)]);
  });
});

describe('what is part of an answer that stands', () => {
  it('is offered beside a deduction and in its place', () => {
    const answers = { annualIncome: 1_200_000, deductions80C: 60_000 };
    expect(readAs('LIC 40,000', asking('tax-estimate', 'otherDeductions', answers))).toEqual([
      propose({ ...set('deductions80C', 100_000), sum: '₹60,000 + ₹40,000' }, set('deductions80C', 40_000)),
    ]);
  });

  it('is no part of as many as it stood years, nor are these an amount', () => {
    const basic = asking('tax-estimate', 'basicSalary', { annualIncome: 1_400_000 });
    expect(readAs('sold shares, profit 2 lakh after 2 years', basic)).toEqual([{ kind: 'ask' }]);
    expect(readAs('rent 36000, we share for 3 years', asking('tax-estimate', 'rentPaid', {}))).toEqual([
      { kind: 'rejectSlot', slot: 'rentPaid', refusal: { code: 'amountUnclear', values: {} } },
    ]);
  });

  it('is added where the message says so', () => {
    expect(readAs('add LIC 14000', done('tax-estimate', { annualIncome: 1_200_000, deductions80C: 86_000 }))).toEqual([
      expect.objectContaining(set('deductions80C', 100_000)),
    ]);
  });
});

describe('several figures for one answer', () => {
  const rent = asking('tax-estimate', 'rentPaid', { annualIncome: 1_200_000 });
  const offered = (slot: string, ...values: readonly number[]) => [
    { kind: 'propose', acts: values.map((value) => set(slot, value)) },
  ];

  it('are offered where nothing adds them', () => {
    expect(readAs('20k, 25k', rent)).toEqual(offered('rentPaid', 20_000, 25_000));
    expect(readAs('godown addhe 2.4 lakh, inti addhe 96 velu', rent)).toEqual(offered('rentPaid', 240_000, 96_000));
  });

  it('are offered where one is that of another person', () => {
    expect(readAs('24 lakh, wife 11 lakh', asking('tax-estimate', 'annualIncome'))).toEqual(
      offered('annualIncome', 2_400_000, 1_100_000),
    );
  });

  it('are added where each is called by its name, whoever pays', () => {
    expect(
      readAs('ppf 60k, her lic 50k', asking('tax-estimate', 'deductions80C', { annualIncome: 1_200_000 })),
    ).toEqual([expect.objectContaining(set('deductions80C', 110_000))]);
  });

  it('are one where it is said anew', () => {
    expect(
      readAs('addhe 12 velu ani cheppa kada, kaadu 13 velu nelaku', asking('tax-estimate', 'otherDeductions')),
    ).toEqual([expect.objectContaining(set('rentPaid', 156_000))]);
  });

  it('are all by the month where the first is, and the others are no more', () => {
    expect(readAs('nelaki 25000 basic, hra 10000', asking('tax-estimate', 'basicSalary'))).toEqual([
      expect.objectContaining(set('basicSalary', 300_000)),
      expect.objectContaining(set('hraReceived', 120_000)),
    ]);
  });
});

describe('a value among others', () => {
  const later = asking('appointment', 'email', booked);

  it('is the one in whose clause its question is named, not one of a reason', () => {
    expect(readAs('time 4 PM ki marchandi, 5 ki site lo pani undi', done('appointment', booked))).toEqual([
      set('time', '04:00 PM'),
    ]);
    expect(
      readAs(
        'actually change the service to GST registration, our LLP is being done by a friend',
        done('appointment', { ...booked, service: 'company' }),
      ),
    ).toEqual([set('service', 'gst')]);
  });

  it('is the one behind what is denied', () => {
    expect(readAs('date 7 kaadu 14 ki marchandi', later)).toEqual([set('date', '2026-12-14')]);
  });

  it('stays denied where it is said once more', () => {
    expect(
      readAs('monday nahi tuesday im travelling mondays', asking('appointment', 'date', { service: 'gst' })),
    ).toEqual([set('date', '2026-11-24')]);
  });
});

describe('a name', () => {
  const open = asking('appointment', 'name', { service: 'gst', date: '2026-12-04', time: '11:00 AM' });
  const named = (value: string) => [set('name', value)];

  it('is the one for whom it is told, not the one who tells it', () => {
    expect(readAs('The appointment is for my father, Venkat Reddy, not for me.', open)).toEqual(named('Venkat Reddy'));
    expect(readAs('mera naam sunita hai par booking pati ke naam se karo Mahesh Agarwal', open)).toEqual(
      named('Mahesh Agarwal'),
    );
  });

  it('is what remains of a remark about it', () => {
    expect(readAs('Saleem bhai bolte sab, Mohd Saleem daalo', open)).toEqual(named('Mohd Saleem'));
    expect(readAs('Main Imran Siddiqui', open)).toEqual(named('Imran Siddiqui'));
  });

  it('is kept as it is where all of it is written as one', () => {
    expect(readAs('Ramesh, VG Enterprises', open)).toEqual(named('Ramesh, VG Enterprises'));
  });

  it('at the review is put right without the words around it', () => {
    expect(readAs('naam mera nahi, Mahesh Agarwal daalo, bill unke naam pe hai', done('appointment', booked))).toEqual(
      named('Mahesh Agarwal'),
    );
  });
});

describe('words for a subject or for notes', () => {
  const subject = asking('message', 'subject', { name: 'Ravi', email: 'ravi@example.in' });
  const notes = asking('appointment', 'message', { service: 'gst', date: '2026-11-30', time: '05:00 PM' });
  const sent = {
    ...done('appointment', { name: 'Ravi', email: 'ravi@example.in', subject: 'Fees', message: 'How much?' }),
    form: 'message',
  } as const;

  it('are those that are quoted, or that are not denied', () => {
    const stored = (value: string) => [set('subject', value)];
    expect(readAs("subject hata ke 'monthly return ka rate' likho fir bhejo", sent)).toEqual(
      stored('monthly return ka rate'),
    );
    expect(readAs('no no subject should be pan card spelling not correction', sent)).toEqual(
      stored('pan card spelling'),
    );
    expect(readAs('subject llp closing', subject)).toEqual(stored('llp closing'));
    expect(readAs('Subject should be only: Monthly bookkeeping fees', subject)).toEqual(
      stored('Monthly bookkeeping fees'),
    );
  });

  it('leave the last clause to the answer that it names', () => {
    expect(
      readAs('two years of tally accounts of my shop are still pending and please make the time 4 pm', notes),
    ).toEqual([set('message', 'two years of tally accounts of my shop are still pending'), set('time', '04:00 PM')]);
  });

  it('are no notes where they name an office and nothing else', () => {
    expect(readAs('Nalgonda office', notes)).toEqual([set('office', 'nalgonda')]);
  });

  it.each([
    'kuch nahi, Nalgonda office',
    'inkemi ledu, Nalgonda office ki vastanu',
    'nothing, i come to Nalgonda office',
  ])('are none where only an office is told behind "nothing": %s', (say) => {
    expect(readAs(say, notes)).toEqual([set('office', 'nalgonda'), { kind: 'skip' }]);
  });

  it('are only offered where they rather do something else', () => {
    // Which of them lies between both sides is for the weights to say.
    const said = [
      'cancel this about the notice',
      'cancel this, i have a notice',
      'cancel this, my refund is late',
      'forget it regarding my refund',
      'start over, notice came',
      'start again, call me tomorrow',
      'cancel this, notice came',
      'stop this, regarding the audit',
      'begin again, gst work',
    ];
    const offered = said.map((say) => ({ say, acts: readAs(say, notes) })).filter(({ acts: [act] }) => isOffer(act));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.map(({ acts }) => acts)).toEqual(
      offered.map(({ say }) => [
        propose({ kind: expect.stringMatching(/cancel|restart/) as unknown }, set('message', say)),
      ]),
    );
  });
});

describe('a deduction that is used up', () => {
  it('is as much as the law allows', () => {
    expect(readAs('80c full', asking('tax-estimate', 'deductions80C', { annualIncome: 1_200_000 }))).toEqual([
      set('deductions80C', 150_000),
    ]);
  });
});

describe('a deduction that is used up, beside other amounts', () => {
  it('is as much as the law allows', () => {
    const compared = done('regime-comparison', { grossSalary: 1_800_000 });
    expect(readAs('80c full, home loan interest 2 lakhs', compared)).toEqual([
      set('homeLoanInterest', 200_000),
      set('section80C', 150_000),
    ]);
    expect(readAs('home loan interest 2 lakhs, full 80c', compared)).toEqual([
      set('homeLoanInterest', 200_000),
      set('section80C', 150_000),
    ]);
  });
});

describe('rent where an income is asked for', () => {
  it('may be received and may be paid', () => {
    expect(readAs('rent 4 lakh', asking('tax-estimate', 'annualIncome'))).toEqual([
      propose(set('annualIncome', 400_000), set('rentPaid', 400_000)),
    ]);
    expect(readAs('rent 4 lakh comes', asking('tax-estimate', 'annualIncome'))).toEqual([
      { kind: 'startFlow', form: 'regime-comparison', leaves: true },
      { ...set('grossSalary', 0), isPeriodTold: true },
      set('letOutRent', 400_000),
    ]);
  });
});

describe('an amount in place of another', () => {
  const answers = { annualIncome: 1_200_000, rentPaid: 180_000 };

  it('goes to the answer that is the other, by the month as that was', () => {
    expect(
      readAs('20k instead of 15k', asking('tax-estimate', 'otherDeductions', answers, { monthly: ['rentPaid'] })),
    ).toEqual([{ ...set('rentPaid', 240_000), sum: '₹20,000 × 12', isMonthly: true, isPeriodTold: true }]);
  });

  it('is a bare figure of thousands or lakhs, as that was', () => {
    const monthly = { monthly: ['rentPaid'] };
    expect(readAs('adi 15 kadu 18', done('tax-estimate', answers, monthly))).toEqual([set('rentPaid', 216_000)]);
    const fees = done('regime-comparison', { grossSalary: 0, professionalFees: 1_800_000 });
    expect(readAs('18 kadu 26 lakhs', fees)).toEqual([set('professionalFees', 2_600_000)]);
  });

  it('goes to the open question where no answer is the other', () => {
    expect(readAs('20k instead of 15k', asking('tax-estimate', 'otherDeductions', answers))).toEqual([
      set('otherDeductions', 20_000),
    ]);
  });
});

it('an amount that is asked about is a question to our pages', () => {
  const asked = asking('tax-estimate', 'deductions80C', { annualIncome: 1_200_000 });
  expect(readAs('is gst needed at 14 lakh?', asked)).toEqual([{ kind: 'ask' }]);
});

describe('the name of an amount', () => {
  it('alone is no amount of nought', () => {
    const refusal = { code: 'amountNone', values: {} };
    expect(readAs('salary', asking('tax-estimate', 'annualIncome'))).toEqual([
      { kind: 'rejectSlot', slot: 'annualIncome', refusal },
    ]);
  });

  it('with a word that denies it is nought', () => {
    expect(readAs('no rent', asking('tax-estimate', 'rentPaid', { annualIncome: 1_200_000 }))).toEqual([
      set('rentPaid', 0),
    ]);
  });
});

describe('a message of two parts', () => {
  const when = { service: 'company', date: '2026-12-08', time: '12:00 PM' };

  it('tells a name in the one and asks in the other', () => {
    expect(readAs('mera naam Rahul Verma hai, waise documents lagenge?', asking('appointment', 'name', when))).toEqual([
      set('name', 'Rahul Verma'),
      { kind: 'ask', text: 'waise documents lagenge?' },
    ]);
  });

  it('tells day and hour in the one and asks in the other', () => {
    expect(
      readAs(
        'Tuesday morning 10 am. What papers should I bring for GST?',
        asking('appointment', 'date', { service: 'gst' }),
      ),
    ).toEqual([
      set('date', '2026-11-24'),
      set('time', '10:00 AM'),
      { kind: 'ask', text: 'What papers should I bring for GST?' },
    ]);
  });

  it('changes the hour and leaves the office, about which it asks', () => {
    expect(readAs('time 4 baje kar do, aur nalgonda me bhi aap baithte ho kya?', done('appointment', booked))).toEqual([
      set('time', '04:00 PM'),
      { kind: 'ask', text: 'aur nalgonda me bhi aap baithte ho kya?' },
    ]);
  });

  it('says that there is none of what is asked, and asks', () => {
    expect(
      readAs(
        'no other. what tax if hra not given',
        asking('tax-estimate', 'otherDeductions', { annualIncome: 1_200_000 }),
      ),
    ).toEqual([set('otherDeductions', 0), { kind: 'ask', text: 'what tax if hra not given' }]);
  });
});

describe('at a review or a result', () => {
  it('a number of things is no hour', () => {
    expect(readAs('2 form 16s came', done('appointment', booked))).toEqual([propose()]);
  });

  it('an office that is named is noted, though it sounds like a question', () => {
    expect(readAs('change office to hyderabad', done('appointment', booked))).toEqual([set('office', 'hyderabad')]);
  });

  it('a year is a year and no amount', () => {
    expect(
      readAs('change tax year to 2024-25', done('regime-comparison', { grossSalary: 1_800_000, taxYear: '2026-27' })),
    ).toEqual([set('taxYear', '2024-25')]);
  });

  it('"per month" is said of the amount told last', () => {
    expect(
      readAs(
        'per month',
        done('regime-comparison', { grossSalary: 1_200_000, yearlyRent: 20_000 }, { last: { yearlyRent: null } }),
      ),
    ).toEqual([set('yearlyRent', 240_000)]);
  });
});

describe('at the question for the name', () => {
  const name = asking('message', 'name');

  it('who leaves the form in one part tells it nothing in another', () => {
    expect(readAs('cancel it, Ravi will come, are you open on sunday?', name)).toEqual([{ kind: 'ask' }]);
  });

  it.each([
    ['hamko Syed Anwar Pasha bulate hai', 'Syed Anwar Pasha'],
    ['Kotha Madhavi madam', 'Kotha Madhavi'],
    ['Ch Raviteja reddy', 'Ch Raviteja reddy'],
    ['Mohammed bin Rashid Al Amri', 'Mohammed bin Rashid Al Amri'],
  ])('of capitals among small letters the capitals are the name: %s', (said, value) => {
    expect(readAs(said, name)).toEqual([set('name', value)]);
  });

  it('a word that everybody uses is offered and not noted', () => {
    expect(readAs('keep', name)).toEqual([propose(set('name', 'keep'))]);
  });
});

describe('several values for one question', () => {
  it('of two numbers to call neither is noted, and both are offered', () => {
    expect(
      readAs('98490 11223, shop landline type mobile 90000 54321', asking('appointment', 'phone', booked)),
    ).toEqual([propose(set('phone', '9849011223'), set('phone', '9000054321'))]);
  });

  it('of two hours of which either will do neither is noted, and both are offered', () => {
    expect(readAs('11 baje leda 4 baje', asking('appointment', 'time', { ...booked, date: '2026-12-02' }))).toEqual([
      propose(set('time', '11:00 AM'), set('time', '04:00 PM')),
    ]);
  });

  it('a number that is put right takes the place of the one before', () => {
    expect(readAs('98490 11223 sorry 90000 54321', asking('appointment', 'phone', booked))).toEqual([
      set('phone', '9000054321'),
    ]);
  });

  it('what is no work of ours in its clause is denied, however many words stand between', () => {
    expect(readAs('gst ka kuch nahi, audit karana hai', asking('appointment', 'service'))).toEqual([
      set('service', 'audit'),
    ]);
  });

  it('of two amounts by the month the second is by the month too, where such an answer is', () => {
    expect(readAs('nelaki 40,000 basic plus DA 8,000', asking('tax-estimate', 'basicSalary'))).toEqual([
      { ...set('basicSalary', 576_000), sum: '₹4,80,000 + ₹96,000', isPeriodTold: true, isMonthly: true },
    ]);
  });

  it('a nought beside the name of its question is one, whatever else is told', () => {
    expect(readAs('hra 0 only. rent was 12k pm', asking('tax-estimate', 'hraReceived', { rentPaid: 100_000 }))).toEqual(
      [set('hraReceived', 0), { ...set('rentPaid', 144_000), isMonthly: true, isPeriodTold: true }],
    );
  });
});

describe('a day or an hour that is moved', () => {
  it.each([
    ['push the visit by a week', 'date', '2026-12-12'],
    ['make it one hour later', 'time', '11:00 AM'],
    ['next day same time please', 'date', '2026-12-06'],
  ])('is moved from where it stands, also while something else is asked: %s', (said, slot, value) => {
    expect(
      readAs(
        said,
        asking('appointment', 'phone', { service: 'gst', date: '2026-12-05', time: '10:00 AM', name: 'Ravi' }),
      ),
    ).toEqual([expect.objectContaining({ slot, value })]);
  });
});

describe('an amount behind a word that takes the last one back', () => {
  const income = { annualIncome: 1_400_000 };
  const afterIncome = asking('tax-estimate', 'basicSalary', income, { last: { annualIncome: null } });
  it('takes the place of the only one that was told at the beginning', () => {
    expect(readAs('sorry 11 lakh', asking('tax-estimate', 'basicSalary', income))).toEqual([
      expect.objectContaining(set('annualIncome', 1_100_000)),
    ]);
  });

  it.each([
    ['sorry its 1.4 lakh per month', 'annualIncome', 1_680_000],
    ['oops 16 lakh', 'annualIncome', 1_600_000],
    ['sorry, basic 6 lakh', 'basicSalary', 600_000],
    ['6 lakh', 'basicSalary', 600_000],
  ])('takes its place, unless it is called by a name: %s', (said, slot, value) => {
    expect(readAs(said, afterIncome)).toEqual([expect.objectContaining(set(slot, value))]);
  });
});

describe('who has told all', () => {
  const walk = asking('tax-estimate', 'basicSalary', { annualIncome: 1_800_000 });
  it.each(["that's all", 'thats it', 'no more', 'bas itna hi', 'inthe andi', 'show me the result'])(
    'is asked for nothing more in a calculation: %s',
    (said) => {
      expect(readAs(said, walk)).toEqual([{ kind: 'skip', rest: true }]);
    },
  );

  it('has what is told ahead of it noted', () => {
    expect(readAs('mediclaim 25k. age 31. thats all', walk)).toEqual([
      expect.objectContaining(set('otherDeductions', 25_000)),
      { kind: 'skip', rest: true },
    ]);
  });

  it('is still asked what an appointment needs', () => {
    expect(readAs("that's all", asking('appointment', 'date', { service: 'gst' }))).not.toContainEqual(
      expect.objectContaining({ rest: true }),
    );
  });
});

it.each([
  ['22 lakh in all. age 29', 'annualIncome', 2_200_000],
  ['my age is 29, salary 9 lakh', 'annualIncome', 900_000],
])('an age is no amount: %s', (said, slot, value) => {
  expect(readAs(said, asking('tax-estimate', 'annualIncome'))).toEqual([expect.objectContaining(set(slot, value))]);
});

describe('an income', () => {
  const income = asking('tax-estimate', 'annualIncome');

  it('is nought only where it is surely said that there is none', () => {
    expect([readAs('salaried', income), readAs('ee year asalu income ye ledu', income)]).toEqual([
      [{ kind: 'rejectSlot', slot: 'annualIncome', refusal: { code: 'amountNone', values: {} } }],
      [set('annualIncome', 0)],
    ]);
  });

  it('is the sum of interest from several accounts', () => {
    expect(readAs('FD byaj 310000 saving ka 22000', income)).toEqual([
      { ...set('annualIncome', 332_000), sum: '₹3,10,000 + ₹22,000', isPeriodTold: true },
    ]);
  });
});

describe('a service that was chosen', () => {
  const day = asking('appointment', 'date', { service: 'gst' });

  it('gives way to one that is told in its place, while the day is asked for', () => {
    expect(readAs('gst kaadu audit ki marchandi', day)).toEqual([set('service', 'audit')]);
  });

  it('stands where another one is only spoken of', () => {
    expect(readAs('monday, the company audit is over by then', day)).toEqual([set('date', '2026-11-23')]);
  });
});

it('one name with a capital before a number is the name of who calls', () => {
  expect(readAs('first slot tmrw. Mahesh 9701234567', asking('appointment', 'service'))).toEqual([
    set('date', '2026-11-22'),
    set('name', 'Mahesh'),
    set('phone', '9701234567'),
  ]);
});

describe('notes that may be left out', () => {
  const notes = asking('appointment', 'message', booked);

  it('are none where a plain yes is said', () => {
    expect(readAs('yep', notes)).toEqual([{ kind: 'skip' }]);
  });
});

it('a message to the office keeps every word, a yes too', () => {
  const letter = asking('message', 'message', { name: 'Ravi', email: 'ravi@example.in', subject: 'A return' });
  expect(readAs('The return was filed. Yes', letter)).toEqual([set('message', 'The return was filed. Yes')]);
});

describe('an amount that was told by the month', () => {
  const withRent = done('tax-estimate', { annualIncome: 1_200_000, rentPaid: 240_000 }, { monthly: ['rentPaid'] });

  it('is for the month too where it is changed', () => {
    expect(readAs('sorry rent is 25k', withRent)).toEqual([
      { ...set('rentPaid', 300_000), sum: '₹25,000 × 12', isMonthly: true, isPeriodTold: true },
    ]);
  });

  it('is that of the same question while another one is open', () => {
    const { answers, monthly } = withRent;
    expect(
      readAs('sorry rent is 25k', asking('tax-estimate', 'basicSalary', answers, { monthly: monthly ?? [] })),
    ).toEqual([{ ...set('rentPaid', 300_000), sum: '₹25,000 × 12', isMonthly: true, isPeriodTold: true }]);
  });

  it('is for as many months as are told with it', () => {
    expect(readAs('sorry rent is 25k for 9 months', withRent)).toEqual([
      { ...set('rentPaid', 225_000), sum: '₹25,000 × 9', isPeriodTold: true },
    ]);
  });

  it('is for the year where so much can be no month', () => {
    expect(readAs('sorry rent is 2.5 lakh', withRent)).toEqual([set('rentPaid', 250_000)]);
  });
});

it('a deduction that is told as one more is added to those before', () => {
  const rent = asking('tax-estimate', 'rentPaid', { annualIncome: 1_500_000, otherDeductions: 25_000 });
  expect(readAs('home loan interest 2 lakh also there', rent)).toEqual([
    { ...set('otherDeductions', 225_000), sum: '₹25,000 + ₹2,00,000' },
  ]);
});

describe('that there is none of something', () => {
  const basic = asking('tax-estimate', 'basicSalary', { annualIncome: 1_275_000 });

  it('is told by its name beside an amount of another', () => {
    expect(readAs('basic 5 lakh, no hra, no rent', basic)).toEqual([
      set('basicSalary', 500_000),
      set('hraReceived', 0),
      set('rentPaid', 0),
    ]);
  });

  it('is told of names that are joined, and behind a name', () => {
    expect(readAs('basic 5 lakh, no hra or rent, 80c em ledu', basic)).toEqual([
      set('basicSalary', 500_000),
      set('hraReceived', 0),
      set('rentPaid', 0),
      set('deductions80C', 0),
    ]);
  });

  it('at the end of a message leaves all further questions', () => {
    expect(readAs('basic 5 lakh aur kuch nahi', basic)).toEqual([
      set('basicSalary', 500_000),
      { kind: 'skip', rest: true },
    ]);
  });

  it('alone is the amount of the open question', () => {
    const other = asking('tax-estimate', 'otherDeductions', { annualIncome: 1_275_000 });
    expect(readAs('nothing else', other)).toEqual([set('otherDeductions', 0)]);
  });
});

describe('where a name is asked for', () => {
  it('what a message is about is its subject', () => {
    expect(readAs('gst refund', asking('message', 'name'))).toEqual([set('subject', 'gst refund')]);
  });

  it('what an appointment is about is offered and not noted', () => {
    expect(readAs('gst refund', asking('appointment', 'name', { service: 'gst' }))).toEqual([
      propose(set('name', 'gst refund')),
    ]);
  });

  it('a name with its introduction is one, though it sounds as if the question were left', () => {
    expect(readAs('naa peru Mallesh Gaddam anna', asking('appointment', 'name', { service: 'gst' }))).toEqual([
      set('name', 'Mallesh Gaddam'),
    ]);
  });

  it('words of our pages in a clause of their own are no name', () => {
    const matter = 'maa company close cheyali, documents and fees cheppandi';
    expect(readAs(matter, asking('message', 'name'))).toEqual([set('message', matter)]);
  });

  it('a whole matter is the message that the visitor came to write', () => {
    const matter = 'my refund of 2 lakhs is pending from 4 months please call me';
    expect(readAs(matter, asking('message', 'name'))).toEqual([set('message', matter)]);
    expect(readAs(matter, asking('message', 'email', { name: 'Ravi' }))).toEqual([set('message', matter)]);
  });
});

it('a name in small letters beside a number is the name, while an hour is asked for', () => {
  expect(readAs('srinivas reddy 9000012345', asking('appointment', 'time'))).toEqual([
    set('phone', '9000012345'),
    set('name', 'srinivas reddy'),
  ]);
});

it('a service that is denied is no answer, alone and beside another', () => {
  expect(readAs('GST ka kaam nahi', asking('appointment', 'service'))).toEqual([propose()]);
  expect(readAs('GST ka kaam nahi, company registration', asking('appointment', 'service'))).toEqual([
    set('service', 'company'),
  ]);
});

it('which is better is asked of the figures that stand, before all are told', () => {
  const known = asking('tax-estimate', 'deductions80C', { annualIncome: 1_000_000 });
  expect(readAs('kaunsa better hai', known)).toEqual([{ kind: 'askIntent', intent: 'verdict' }]);
  expect(readAs('entha tax kattali', known)).toEqual([{ kind: 'askIntent', intent: 'verdict' }]);
});

it('beside a result a named amount changes it, though it is asked', () => {
  const compared = done('regime-comparison', { salary: 1_800_000 });
  expect(readAs('what if fd interest of 1 lakh is also there', compared)).toEqual([set('otherIncome', 100_000)]);
});

describe('beside another answer', () => {
  it('an hour takes the place of the one that stands, also where words are asked for', () => {
    expect(
      readAs('make it 11 instead of 10', asking('appointment', 'message', { ...booked, time: '10:00 AM' })),
    ).toEqual([set('time', '11:00 AM')]);
  });

  it('a day that is denied and another told change the day, though the visitor says to wait', () => {
    expect(readAs('ruko kal nahi parso', done('appointment', { ...booked, date: '2026-11-22' }))).toEqual([
      set('date', '2026-11-23'),
    ]);
  });

  it('a question about the office is asked behind the hour', () => {
    expect(readAs('udayam 10 ki. office ekkada undi', asking('appointment', 'time', { service: 'gst' }))).toEqual([
      set('time', '10:00 AM'),
      { kind: 'ask', text: 'office ekkada undi' },
    ]);
  });
});

describe('what is no amount', () => {
  const basic = asking('tax-estimate', 'basicSalary', { annualIncome: 750_000 });

  it('is a zero in a question', () => {
    expect(readAs('then do i need to file itr if tax is zero', basic)).toEqual([{ kind: 'ask' }]);
  });

  it('is what is left away by its name, beside a result', () => {
    const compared = done('regime-comparison', { grossSalary: 2_200_000, homeLoanInterest: 200_000 });
    expect(readAs('without home loan interest how much', compared)).toEqual([set('homeLoanInterest', 0)]);
  });

  it('is none of several that are named one behind the other', () => {
    expect(readAs('hra ledu rent kattanu', basic)).toEqual([set('hraReceived', 0), set('rentPaid', 0)]);
  });

  it('is by the year where the last of several is told by the month', () => {
    expect(readAs('basic 40000 hra 16000 nelaku', basic)).toEqual([
      { ...set('basicSalary', 480_000), sum: '₹40,000 × 12', isMonthly: true, isPeriodTold: true },
      { ...set('hraReceived', 192_000), isMonthly: true, isPeriodTold: true },
    ]);
  });

  it('ends a calculation without a sign before it', () => {
    expect(
      readAs('80c 60000 inka emi levu', asking('tax-estimate', 'deductions80C', { annualIncome: 960_000 })),
    ).toEqual([set('deductions80C', 60_000), { kind: 'skip', rest: true }]);
  });
});

it('a name that is led by its word is taken at the beginning of a message to the office', () => {
  const said = 'leave a message. name is joseph, joseph.mathew@example.com';
  expect(
    context.knowledge
      .understand(said, null, context)
      .acts.flatMap((act) => ('slot' in act ? [[act.slot, 'value' in act && act.value]] : [])),
  ).toEqual([
    ['email', 'joseph.mathew@example.com'],
    ['name', 'joseph'],
  ]);
});

describe('second thoughts of strangers', () => {
  const started = { annualIncome: 6_100_000 };
  const salary = { grossSalary: 2_200_000 };
  const gst = { service: 'gst', date: '2026-12-02', time: '12:00 PM' };

  it('take a share of a company for no part of a salary, and its gain for no other income', () => {
    expect(readAs('salary 9 lakh, share bech ke 2 lakh short term profit', done('regime-comparison', salary))).toEqual([
      set('grossSalary', 900_000),
      { kind: 'leaveAmounts', amounts: ['2 lakh'] },
    ]);
  });

  it('say "what if" of an amount that names nothing for the answer that it comes near, and else are asked about it', () => {
    expect(readAs('what if 49 lakhs', asking('tax-estimate', 'hraReceived', started))).toEqual([
      set('annualIncome', 4_900_000),
    ]);
    expect(readAs('what if 4 lakhs', asking('tax-estimate', 'hraReceived', started))).toEqual([
      { kind: 'leaveAmounts', amounts: ['4 lakhs'] },
    ]);
    expect(readAs('agar 49 lakh', asking('tax-estimate', 'annualIncome'))).toEqual([set('annualIncome', 4_900_000)]);
  });

  it('add the mediclaim of the parents to their own, and take no age for rupees', () => {
    const figures = done('regime-comparison', { ...salary, health: 25_000 });
    expect(readAs('what if i also pay mediclaim of my parents 50k, both above 60', figures)).toEqual([
      { ...set('health', 75_000), sum: '₹25,000 + ₹50,000' },
    ]);
  });

  it('name the end of the address that is proposed', () => {
    const typed = asking('appointment', 'email', { ...gst, email: 'lakshmi@gmial.com' });
    expect(readAs('ayyo gmail.com adi', typed)).toEqual([set('email', 'lakshmi@gmail.com')]);
  });

  it('move the hour while the name is asked for', () => {
    expect(readAs('4 ki marchandi', asking('appointment', 'name', gst))).toEqual([set('time', '04:00 PM')]);
  });

  it('tell an hour and ask behind it', () => {
    const hour = asking('appointment', 'time', { service: 'gst', date: '2026-12-02' });
    expect(readAs('5 is fine. what papers should i bring?', hour)).toEqual([
      set('time', '05:00 PM'),
      { kind: 'ask', text: 'what papers should i bring?' },
    ]);
  });

  it('exchange a date of the letter by figures alone', () => {
    const letter = asking('message', 'name', { message: 'reply 7 dec tak dena hai' });
    expect(readAs('ek min, date 5 dec hai 7 nahi', letter)).toEqual([set('message', 'reply 5 dec tak dena hai')]);
  });

  it('call several answers in words by their names', () => {
    const told = [set('subject', 'gst notice'), set('message', 'i got notice drc-01 for 2.3 lakh please call me')];
    const say = 'subject is gst notice. message is i got notice drc-01 for 2.3 lakh please call me';
    expect(readAs(say, asking('message', 'subject', { name: 'Ravi' }))).toEqual(told);
  });

  it('put what they want known into the notes, with a year in it or not', () => {
    expect(readAs('put in notes that i need it for ay 25-26', asking('appointment', 'service'))).toEqual([
      set('message', 'i need it for ay 25-26'),
    ]);
  });

  it('keep the initial of their name', () => {
    expect(readAs('Karthik N', asking('appointment', 'name', gst))).toEqual([set('name', 'Karthik N')]);
  });

  it('tell an hour as a figure behind a day', () => {
    expect(readAs('repu 11 ki', asking('appointment', 'date'))).toEqual([
      set('date', '2026-11-22'),
      set('time', '11:00 AM'),
    ]);
  });

  it('exchange a month of the letter by its name alone', () => {
    const reviewed = { message: 'bhara tha august me', subject: 'refund', name: 'Ravi', email: 'ravi@example.in' };
    expect(readAs('august nahi september', asking('message', 'message', reviewed))).toEqual([
      set('message', 'bhara tha september me'),
    ]);
  });

  it('are told that an hour cannot be had, also where they ask for it', () => {
    const hour = asking('appointment', 'time', { service: 'gst', date: '2026-12-02' });
    expect(readAs('1 pm ok?', hour)).toEqual([
      {
        kind: 'rejectSlot',
        slot: 'time',
        refusal: {
          code: 'timeOutsideHours',
          values: { date: '2026-12-02', hours: '9:00 AM to 2:00 PM', slots: ['10:00 AM', '11:00 AM', '12:00 PM'] },
        },
      },
    ]);
  });

  it('count persons, and no rupees, where they share', () => {
    expect(readAs('2 lakh we share', asking('tax-estimate', 'rentPaid', started))).toEqual([
      { kind: 'rejectSlot', slot: 'rentPaid', refusal: { code: 'amountUnclear', values: {} } },
    ]);
    expect(
      readAs('flat rent 36k shared and 80c is 2 lakh', asking('tax-estimate', 'rentPaid', started)),
    ).toContainEqual({
      kind: 'rejectSlot',
      slot: 'rentPaid',
      refusal: { code: 'amountUnclear', values: {} },
    });
    expect(readAs('36k flat, 3 of us share', asking('tax-estimate', 'rentPaid', started))).toEqual([
      { ...set('rentPaid', 12_000), sum: '₹36,000 ÷ 3', isPeriodTold: true },
    ]);
  });

  it('write no labels into a letter that they begin with them', () => {
    const say = 'leave a note for CA please. Name: Farah Khan. Mail: farah.k@example.com. Subject: NRO account';
    const { acts } = context.knowledge.understand(say, null, context);
    expect(acts.map(({ span: _, confidence: _too, ...act }): unknown => act)).toEqual([
      { kind: 'startFlow', form: 'message' },
      set('email', 'farah.k@example.com'),
      set('name', 'Farah Khan'),
      set('subject', 'NRO account'),
    ]);
  });
});

describe('a day that is that of something else', () => {
  const review = done('appointment', booked);

  it('changes none that stands, and is offered for the notes', () => {
    expect(readAs('my visa date is 20 dec so it is urgent', review)).toEqual([
      propose(set('message', 'my visa date is 20 dec so it is urgent')),
    ]);
  });
});

describe('what a form begins with', () => {
  it('is a subject where a wish to write tells no more than that', () => {
    expect(readAs('mujhe ca sahab ko likhna hai pf registration ke bare me', null)).toEqual([
      { kind: 'startFlow', form: 'message' },
      set('subject', 'mujhe ca sahab ko likhna hai pf registration ke bare me'),
    ]);
  });

  it('is no matter where a day and an hour are all that is told', () => {
    expect(readAs('appointment on wednesday 2 december 4 pm', null)).toEqual([
      { kind: 'startFlow', form: 'appointment' },
      set('date', '2026-12-02'),
      set('time', '04:00 PM'),
    ]);
  });
});

describe('a name', () => {
  it('of one word stands before what its owner is', () => {
    expect(readAs('Raghavendra, secretary Sri Anjaneya temple committee', asking('message', 'name'))).toEqual([
      set('name', 'Raghavendra'),
    ]);
  });

  it('is not what stands beside a question in words that everybody uses', () => {
    expect(
      readAs('waise pichle saal ka itr ab bhar sakte hai kya, july me miss ho gaya', asking('appointment', 'name')),
    ).toEqual([{ kind: 'ask' }]);
  });
});

it('a few words that are to be written are offered for the letter at its review', () => {
  const letter = { name: 'Rubina', email: 'rubina@example.in', subject: 'PF', message: 'I have 23 workers' };
  const review: FormState = { ...asking('message', '', letter), stage: 'reviewing', asking: null };
  expect(readAs('esi bhi likh do usme', review)).toEqual([propose(set('message', 'I have 23 workers\nesi bhi'))]);
});
