import { expect, it } from 'vitest';
import { asking, at } from '../support/form-state-at.ts';
import { monthly, propose, readAs, set } from '../support/read-as.ts';
import { booked } from '../support/sample-answers.ts';

it('begins an appointment with the day, the hour and the name that stand beside the wish', () => {
  expect(readAs('want to meet about itr, friday 4 dec 12 noon, name Naveen Chary', null)).toEqual([
    { kind: 'startFlow', form: 'appointment' },
    set('service', 'tax'),
    set('date', '2026-12-04'),
    set('time', '12:00 PM'),
    set('name', 'Naveen Chary'),
  ]);
});

it('answers what is asked beside the wish', () => {
  expect(readAs('book me an appointment on monday. What is the fee for itr?', null)).toEqual([
    { kind: 'startFlow', form: 'appointment' },
    set('date', '2026-11-23'),
    set('service', 'tax'),
    { kind: 'ask', text: 'What is the fee for itr?' },
  ]);
});

it.each([
  ['Mallaiah G', 'service', {}],
  ['Imran Khan', 'date', { service: 'tax' }],
])('takes a name told alone, "%s", where another question is open', (said, question, answers) => {
  expect(readAs(said, asking('appointment', question, answers))).toEqual([set('name', said)]);
});

it('takes the words of our pages for no name', () => {
  expect(readAs('Income Tax', asking('appointment', 'date', { service: 'gst' }))).not.toContainEqual(
    expect.objectContaining({ slot: 'name' }),
  );
});

it('takes the hour in place of the one that stands, and notes by their name, where another question is open', () => {
  const formState = asking('appointment', 'phone', { service: 'tax', date: '2026-12-04', time: '03:00 PM' });
  expect(readAs('notes: selling flat, tds refund. actually make it 4 not 3', formState)).toEqual([
    set('time', '04:00 PM'),
    set('message', 'selling flat, tds refund'),
  ]);
});

it('leaves what leads up to the notes out of them', () => {
  expect(readAs('Noted. Notes - audit is delayed', asking('appointment', 'message', booked))).toEqual([
    set('message', 'audit is delayed'),
  ]);
});

it('says what is wanting to who has none of what is required, also beside another answer', () => {
  const formState = asking('appointment', 'email', {
    service: 'tax',
    date: '2026-12-04',
    time: '03:00 PM',
    name: 'Ravi',
  });
  expect(readAs('email ledu. phone 9848011223', formState)).toEqual([set('phone', '9848011223'), { kind: 'skip' }]);
});

it('takes a yes for no words of a letter', () => {
  expect(readAs('send it', asking('message', 'subject', { name: 'Ravi', email: 'ravi@example.in' }))).toEqual([
    { kind: 'affirm' },
  ]);
});

it.each([
  ['18 lakh salary, 1.5 lakh in ppf', { annualIncome: 1_800_000, deductions80C: 150_000 }],
  ['18 lakh salary and 1.5 lakh in ppf', { annualIncome: 1_800_000, deductions80C: 150_000 }],
  ['salary 18 lakh and 1.5 lakh ppf', { annualIncome: 1_800_000, deductions80C: 150_000 }],
  ['salary 18 lakh, ppf 1.5 lakh', { annualIncome: 1_800_000, deductions80C: 150_000 }],
])('gives each amount to the name beside it: "%s"', (said, told) => {
  expect(readAs(said, asking('tax-estimate', 'annualIncome'))).toEqual(
    Object.entries(told).map(([slot, value]) => set(slot, value)),
  );
});

it('takes what is told with the wish for the text of a message, and its number of any country', () => {
  expect(readAs('leave a message for the CA: the bank asks for a GST certificate. Farhan Siddiqui', null)).toEqual([
    { kind: 'startFlow', form: 'message' },
    set('name', 'Farhan Siddiqui'),
    set('message', 'the bank asks for a GST certificate. Farhan Siddiqui'),
  ]);
  expect(readAs('farhan@example.com, +971 50 123 4476', asking('message', 'email', { name: 'Farhan' }))).toEqual([
    set('email', 'farhan@example.com'),
    set('phone', '+971 50 123 4476'),
  ]);
});

it('takes of two hours the one that does not stand yet for the correction', () => {
  const formState = asking('appointment', 'name', { service: 'tax', date: '2026-12-04', time: '11:00 AM' });
  expect(readAs('actually make it 4 pm, investor call at 11', formState)).toEqual([set('time', '04:00 PM')]);
});

it('keeps what is dictated for the office while an address is asked for', () => {
  expect(
    readAs('email nahi hai. likh do ki purane saal ka kaam bhi hai', asking('appointment', 'email')),
  ).toContainEqual(set('message', 'purane saal ka kaam bhi hai'));
});

it('answers what is asked behind a pause, and takes no word of another answer for a name', () => {
  const formState = asking('appointment', 'name', { service: 'tax', date: '2026-12-04', time: '11:00 AM' });
  expect(readAs('wait is wednesday holiday or something', formState)).toEqual([{ kind: 'ask' }]);
  expect(readAs('fine. no notes', formState)).not.toContainEqual(expect.objectContaining({ slot: 'name' }));
});

it('asks of no page what the estimate works out', () => {
  expect(readAs('salary 12 lakh, tax how much', null)).toEqual([
    { kind: 'startFlow', form: 'tax-estimate' },
    set('annualIncome', 1_200_000),
  ]);
});

it('adds what comes beside a salary to it, and says how', () => {
  const formState = asking('regime-comparison', 'allDeductions', { grossSalary: 1_200_000 });
  expect(readAs('bonus 50,000', formState)).toEqual([
    { ...set('grossSalary', 1_250_000), sum: '₹12,00,000 + ₹50,000' },
  ]);
  expect(readAs('bonus 15 lakh', formState)).toEqual([
    propose({ ...set('grossSalary', 2_700_000), sum: '₹12,00,000 + ₹15,00,000' }, set('grossSalary', 1_500_000)),
  ]);
});

it('takes an amount that is told again by the month for the answer that it is', () => {
  const answers = { annualIncome: 1_850_000, rentPaid: 25_000 };
  expect(readAs('25,000 per month it was', asking('tax-estimate', 'deductions80C', answers))).toEqual([
    { ...set('rentPaid', 300_000), isMonthly: true, isPeriodTold: true },
  ]);
});

it('notes what an appointment is about where no service is told', () => {
  const said = 'I need an appointment on monday, the owner of a restaurant wants a licence';
  expect(readAs(said, null)).toEqual([
    { kind: 'startFlow', form: 'appointment' },
    set('date', '2026-11-23'),
    set('service', 'consultation'),
    { ...set('message', 'the owner of a restaurant wants a licence'), isBeside: true },
  ]);
});

it('begins a calculation with all that is told', () => {
  expect(readAs('mera tax nikalo salary 10 lakh rent 1.8 lakh 80c 1.5 lakh aur kuch nahi', null)).toEqual([
    { kind: 'startFlow', form: 'tax-estimate' },
    set('annualIncome', 1_000_000),
    set('rentPaid', 180_000),
    set('deductions80C', 150_000),
    { kind: 'skip', rest: true },
  ]);
});

it('notes what a general consultation is about, and takes none where two services are asked about', () => {
  const said = 'need a consultation on friday about the deed of our trust';
  expect(readAs(said, null)).toEqual([
    { kind: 'startFlow', form: 'appointment' },
    set('date', '2026-11-27'),
    set('service', 'consultation'),
    { ...set('message', said), isBeside: true },
  ]);
  expect(readAs('need an appointment on monday for gst or audit of my shop', null)).toEqual([
    { kind: 'startFlow', form: 'appointment' },
    set('date', '2026-11-23'),
    { kind: 'reopenSlot', slot: 'service', refusal: { code: 'choiceAmbiguous', values: {} } },
  ]);
});

it('takes an amount of a month for that where the pay of the same message is too much for it', () => {
  expect(readAs('nelaki 2 lakhs salary basic 1 lakh hra 50000 rent 45000 old or new', null)).toEqual([
    { kind: 'startFlow', form: 'tax-estimate' },
    { ...set('annualIncome', 2_400_000), isMonthly: true, isPeriodTold: true },
    monthly('basicSalary', 1_200_000, '₹1,00,000 × 12'),
    monthly('hraReceived', 600_000, '₹50,000 × 12'),
    monthly('rentPaid', 540_000, '₹45,000 × 12'),
  ]);
});

it('takes names that stand behind their amounts for these, whatever stands before the first', () => {
  const formState = asking('regime-comparison', 'allDeductions', { grossSalary: 3_000_000 });
  expect(readAs('home loan 2 lakh interest 1.5 lakh 80c 25k mediclaim', formState)).toEqual([
    set('section80C', 150_000),
    set('health', 25_000),
    set('homeLoanInterest', 200_000),
  ]);
});

it('works out a share of an answer that the same message tells', () => {
  const formState = asking('regime-comparison', 'allDeductions', { grossSalary: 1_800_000 });
  expect(readAs('employer nps 14%, basic 7.5 lakh', formState)).toEqual([
    set('basicPay', 750_000),
    { ...set('employerNps', 105_000), sum: '14% × ₹7,50,000', isPeriodTold: true },
  ]);
});

it('takes what is earned for the fees of who has no pay', () => {
  const formState = asking('regime-comparison', 'result', { grossSalary: 0, professionalFees: 1_680_000 });
  expect(readAs('what if i earn 22 lakhs', formState)).toEqual([set('professionalFees', 2_200_000)]);
});

it('takes no bonus for the name of a salary that is told anew beside it', () => {
  const formState = asking('regime-comparison', 'houseRentAllowance', { grossSalary: 2_400_000 });
  expect(readAs('salary is 21.5 lakh, the bonus comes in april', formState)).toEqual([set('grossSalary', 2_150_000)]);
});

it('takes "both per month" for the period of every amount', () => {
  expect(readAs('basic 41000 hra 16400, both per month', asking('tax-estimate', 'basicSalary'))).toEqual([
    monthly('basicSalary', 492_000, '₹41,000 × 12'),
    monthly('hraReceived', 196_800, '₹16,400 × 12'),
  ]);
});

it('adds an amount that is joined to one with a name', () => {
  const formState = asking('regime-comparison', 'section80C', { grossSalary: 3_200_000 });
  expect(readAs('mediclaim 25k self and 50k for parents', formState)).toEqual([
    { ...set('health', 75_000), sum: '₹25,000 + ₹50,000', isPeriodTold: true },
  ]);
});

it.each([
  ['subject - call back about the licence', 'call back about the licence'],
  ['subject gst refund', 'gst refund'],
])('takes a subject told by its name while a name is asked for: "%s"', (said, value) => {
  expect(readAs(said, asking('message', 'name'))).toEqual([set('subject', value)]);
});

it.each([
  ['ok. im nikhil rao 8919403367 no notes', 'nikhil rao'],
  ['accha. naam farheen, 8074193562', 'farheen'],
])('leaves what stands around a name out of it: "%s"', (said, value) => {
  expect(readAs(said, asking('appointment', 'name', { service: 'tax' }))).toContainEqual({
    kind: 'setSlot',
    slot: 'name',
    value,
  });
});

it('takes the hour as one of the day that is told beside it', () => {
  expect(readAs('tomorrow 10 am', asking('appointment', 'time', { service: 'tax', date: '2026-11-21' }))).toEqual([
    set('date', '2026-11-22'),
    set('time', '10:00 AM'),
  ]);
});

it('asks what stands behind a value without a sign between them', () => {
  const formState = asking('tax-estimate', 'rentPaid', { annualIncome: 3_200_000, basicSalary: 1_600_000 });
  expect(readAs('40k monthly should i give landlord pan', formState)).toEqual([
    { ...set('rentPaid', 480_000), isMonthly: true, isPeriodTold: true },
    { kind: 'ask', text: 'should i give landlord pan' },
  ]);
});

it('takes the hour beside a day that replaces another one', () => {
  const formState = asking('appointment', 'time', { service: 'gst', date: '2026-11-23' });
  expect(readAs('monday kudaradu tuesday 12 ki', formState)).toEqual([
    set('date', '2026-11-24'),
    set('time', '12:00 PM'),
  ]);
});

it('keeps the subject that is named behind an address', () => {
  expect(readAs('sai@example.com subject articleship', asking('message', 'email', { name: 'Sai' }))).toEqual([
    set('email', 'sai@example.com'),
    set('subject', 'articleship'),
  ]);
});

const letter = { name: 'Sai', email: 'sai@example.com', subject: 'Meeting in Jan', message: 'A plot is sold.' };
const letterAt = (message: string) => readAs(message, at('reviewing', 'message', letter));

it('exchanges a word of what stands for the one that is told in its place, where a change is asked for', () => {
  expect(letterAt('change it to feb not jan')).toEqual([set('subject', 'Meeting in feb')]);
  const refund = asking('message', 'message', { ...letter, subject: 'itr refund', message: '' });
  expect(readAs('itr refund nahi aaya', refund)).toEqual([set('message', 'itr refund nahi aaya')]);
});

it('adds further matter to the letter at the review, with what it asks, or offers to', () => {
  const withMore = (more: string) => set('message', `A plot is sold.\n${more}`);
  const sure =
    'bought 2014 for 9 lakh now selling 38 lakh. i need the lower tds certificate and the money goes to usa. call me after 8 pm india time';
  expect(letterAt(sure)).toEqual([withMore(sure)]);
  const others = [
    'i sold the plot in 2014 for 9 lakh. is form 128 needed? please call me after 8 pm india time',
    'is it fine if my brother comes with the papers tomorrow',
    'one more thing the buyer is also an nri and he is asking',
    'the bank manager told me that it needs a stamp from ca',
  ];
  const offered = others.filter((more) => letterAt(more).some((act) => (act as { kind: string }).kind === 'propose'));
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.map(letterAt)).toEqual(offered.map((more) => [propose(withMore(more))]));
});

it('takes what was not done for what the appointment is about, and what is not wished for not', () => {
  const service = asking('appointment', 'service');
  expect(readAs('itr nahi bhara last year ka', service)).toEqual([set('service', 'tax')]);
  expect(readAs('itr nahi chahiye', service)).not.toContainEqual(expect.objectContaining({ kind: 'setSlot' }));
});

it('takes the day from what seems to ask for a pause', () => {
  expect(readAs('friday ko 6 baje ke baad office se aata hu', asking('appointment', 'service'))).toEqual([
    set('date', '2026-11-27'),
  ]);
});

it('asks whether to stop where a pause ends on a word that cancels', () => {
  const formState = asking('appointment', 'email', { service: 'gst' });
  expect(readAs('rehne do beta se puch ke baad me karta hu cancel karo', formState)).toEqual([
    propose({ kind: 'cancel' }),
  ]);
});

it('leaves an amount of another kind beside the income', () => {
  expect(readAs('how much tax. income 18 lakh, staying in rented flat 25k per month', null)).toEqual([
    { kind: 'startFlow', form: 'tax-estimate' },
    set('annualIncome', 1_800_000),
    { kind: 'leaveAmounts', amounts: ['25k per month'] },
  ]);
});

it('takes an amount by the month that is too little for a year, where others are told so', () => {
  const formState = asking('tax-estimate', 'basicSalary', { annualIncome: 960_000 }, { monthly: ['annualIncome'] });
  expect(readAs('basic 45000', formState)).toEqual([monthly('basicSalary', 540_000, '₹45,000 × 12')]);
  expect(readAs('basic 45000', { ...formState, monthly: [] })).toEqual([set('basicSalary', 45_000)]);
});

it('begins the calculation whose amounts are told by their names', () => {
  expect(readAs('mera tax nikalo, basic 3 lakh aur hra slip me 10000 likha hai mahine ka', null)).toEqual([
    { kind: 'startFlow', form: 'tax-estimate' },
    set('basicSalary', 300_000),
    monthly('hraReceived', 120_000, '₹10,000 × 12'),
  ]);
});

it.each([
  ['my salary is 12 00 000 per year', 1_200_000],
  ['five point two five lakh', 525_000],
  ['12 point five lakh', 1_250_000],
])('reads "%s" whole where the income is asked for', (said, value) => {
  expect(readAs(said, asking('tax-estimate', 'annualIncome'))).toContainEqual(
    expect.objectContaining(set('annualIncome', value)),
  );
});
