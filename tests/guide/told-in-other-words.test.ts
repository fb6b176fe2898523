import { expect, it } from 'vitest';
import { findIntroducedNames } from '#src/entities/name/find-names.ts';
import { meantFigures, ownersOf } from '#src/entities/owner/owners.ts';
import type { FormState } from '#src/forms/form-state.ts';
import type { Answers } from '#src/forms/question.ts';
import { replyDuringForm } from '#src/guide/dialogue/fixed-reply.ts';
import { respond } from '#src/guide/dialogue/respond.ts';
import { inFull } from '#src/guide/answers/in-full.ts';
import { asking, at } from '../support/form-state-at.ts';
import { context, knowledge, moment } from '../support/guide-knowledge.ts';
import { monthly, propose, readAs, set } from '../support/read-as.ts';
import { runConversation } from '#tooling/guide/run-conversation.ts';

const result = (answers: Answers): FormState => at('finished', 'regime-comparison', answers);

it('takes the name ahead of a sentence about oneself, and leaves a title with its name', () => {
  expect(readAs('Ravi Teja, I am in New Jersey', asking('message', 'name'))).toEqual([set('name', 'Ravi Teja')]);
  expect(readAs('Praveen Kumar, Accts Mgr', asking('appointment', 'name'))).toEqual([
    set('name', 'Praveen Kumar, Accts Mgr'),
  ]);
  expect(readAs('GST Return, 3 months not filed and notice', asking('message', 'name'))).toEqual([
    set('message', 'GST Return, 3 months not filed and notice'),
  ]);
});

it('takes the words with capitals for the name behind "naa peru"', () => {
  expect(findIntroducedNames('naa peru full ga Swapna Gaddam').map(({ parsed }) => parsed)).toEqual([
    { ok: true, value: 'Swapna Gaddam' },
  ]);
});

it('exchanges the one figure of a letter that is as long as the one told anew', () => {
  const message = 'I got arrears of 3,12,000 in October for 2023 to 2026.';
  const letter = at('reviewing', 'message', { name: 'G Rao', email: 'g@example.in', subject: 'Arrears', message });
  expect(readAs('Amount is 3,21,000 actually, I wrote wrongly', letter)).toEqual([
    set('message', 'I got arrears of 3,21,000 in October for 2023 to 2026.'),
  ]);
});

it('exchanges no figure of a letter for one that is told besides, and no end of an address for another site', () => {
  const answers = { name: 'Ravi', email: 'r@example.in', subject: 'TDS', message: 'Refund of 18,400 has not come.' };
  const review = at('reviewing', 'message', answers);
  expect(readAs('its reference no is 12345', review)).not.toContainEqual(
    set('message', 'Refund of 12345 has not come.'),
  );
  expect(readAs('sorry i forgot, the portal is incometax.gov.in', review)).not.toContainEqual(
    expect.objectContaining({ slot: 'email' }),
  );
});

it('exchanges a share in notes, and keeps its sign', () => {
  const answers = { service: 'gst', message: 'JDA, land owner share 40%' };
  expect(readAs('40 kadu 45', at('reviewing', 'appointment', answers))).toEqual([
    set('message', 'JDA, land owner share 45%'),
  ]);
});

it('puts right the end of an address that stands, whatever is asked for', () => {
  const answers = { service: 'gst', email: 'farheen@exmaple.com' };
  expect(readAs('oho email galat likh di, example.com hai', asking('appointment', 'phone', answers))).toEqual([
    set('email', 'farheen@example.com'),
  ]);
});

it('adds a bonus once to a pay by the month, and remembers that the pay was told by the month', () => {
  expect(readAs('salary 45k per month aur diwali bonus 30k', asking('tax-estimate', 'annualIncome'))).toEqual([
    { ...set('annualIncome', 570_000), sum: '₹5,40,000 + ₹30,000', isPeriodTold: true, isMonthly: true },
  ]);
  const bonus = readAs(
    'my bonus is 40k, i mean not per month',
    asking('tax-estimate', 'annualIncome', { annualIncome: 540_000 }),
  );
  expect(bonus).not.toContainEqual(expect.objectContaining({ value: 480_000 }));
});

it('takes nobody for the owner of a figure who is only called', () => {
  const ownerIn = (text: string) => ownersOf(text, [{ start: text.length, end: text.length }])[0];
  expect(ownerIn('bhai mera package ')).toBe('own');
  expect(ownerIn('bhai package ')).toBeUndefined();
  expect(ownerIn('bhai ka package ')).toBe('man');
  const said = 'bhai mera package 22 lakh, rent 3 lakh';
  const figures = ['22', '3 lakh'].map((one) => ({ start: said.indexOf(one), end: said.indexOf(one) + one.length }));
  expect(meantFigures(said, figures)).toEqual([true, true]);
});

it('takes an amount up to which something holds for nobody’s, where another one is told', () => {
  const said = '12 lakh tak zero tax hai na, salary 12.6 lakh';
  expect(readAs(said, asking('regime-comparison', 'grossSalary'))).toContainEqual(set('grossSalary', 1_260_000));
  expect(readAs('12 lakh tak', asking('regime-comparison', 'grossSalary'))).toContainEqual(
    expect.objectContaining(set('grossSalary', 1_200_000)),
  );
});

it('goes to the comparison with the year that is told, where that is not this one', () => {
  expect(readAs('naa jeetham 14.5 lakhs FY 25-26 lo. new regime lo tax entha padutundi', null)).toEqual([
    { kind: 'startFlow', form: 'regime-comparison' },
    set('taxYear', '2025-26'),
    set('grossSalary', 1_450_000),
  ]);
});

it('gives an amount at a result to the one answer that takes its kind', () => {
  expect(readAs('interest 6 lakhs ayite?', result({ grossSalary: 624_000, otherIncome: 240_000 }))).toEqual([
    set('otherIncome', 600_000),
  ]);
  expect(readAs('6 lakhs ayite?', result({ grossSalary: 624_000, otherIncome: 240_000 }))).not.toContainEqual(
    set('otherIncome', 600_000),
  );
});

it('adds what is paid for parents to what is paid for oneself in a list', () => {
  expect(readAs('mediclaim 25k us, 50k for my parents', result({ grossSalary: 3_180_000 }))).toEqual([
    { ...set('health', 75_000), sum: '₹25,000 + ₹50,000', isPeriodTold: true },
  ]);
});

it('notes the matter in which words for a service stand, where a number is asked for', () => {
  const said = 'want to discuss clinic income plus hospital salary for the ITR';
  expect(readAs(said, asking('appointment', 'phone', { date: '2026-12-04' }))).toEqual([
    set('service', 'tax'),
    { ...set('message', said), isBeside: true },
  ]);
});

it('takes a bare hour beside words for the same day', () => {
  expect(readAs('ok then 11 same day', asking('appointment', 'time', { service: 'tax', date: '2026-12-04' }))).toEqual([
    set('time', '11:00 AM'),
  ]);
});

it('leaves a letter that is not wanted any more, also where half of that is a no', () => {
  expect(readAs('oh alaga. aite message avasaram ledu le, vaddu', asking('message', 'message', { name: 'S' }))).toEqual(
    [{ kind: 'cancel' }],
  );
});

it('reads a financial year in two figures in full, and no date', () => {
  expect(inFull('sold shares in 25-26')).toBe('sold shares in 2025-26');
  expect(inFull('25-26 me shares becha')).toBe('2025-26 me shares becha');
  expect(inFull('on 25-26-2026 or 25-27, salary 25-26 lakh')).toBe('on 25-26-2026 or 25-27, salary 25-26 lakh');
});

it('takes what an appointment is about from the talk before it', async () => {
  const heard = await runConversation(
    ['gst registration documents', 'book an appointment for friday'],
    moment,
    knowledge,
  );
  expect(heard.at(-1)?.text).toContain('Service: GST Services.');
});

it('says what was changed in a letter, and which of two is asked for beside what was noted', async () => {
  const letter = ['send a message', 'Ravi Rao', 'r@example.in', 'TDS', 'Refund of 3,12,000 has not come to me yet'];
  const changed = await runConversation([...letter, 'the amount is 3,21,000, I wrote wrongly'], moment, knowledge);
  expect(changed.at(-1)?.text).toMatch(/^Changed\. Message\./);
  const either = await runConversation(['book an appointment for gst', 'friday. 2 or 3 pm'], moment, knowledge);
  expect(either.at(-1)?.text).not.toContain('I have not noted anything');
});

it('tells the papers and the cost of a page together where both are asked for', async () => {
  const heard = await runConversation(['trade license ki em papers kavali kharchu entha'], moment, knowledge);
  expect(heard.at(-1)?.text).toContain('Papers for Trade License');
  expect(heard.at(-1)?.text).toContain('What does Trade License cost?');
});

it('answers behind what was worked out what is asked of another page', async () => {
  const asked = 'my shop turnover is 30 lakh do i need gst? trade licence?';
  const heard = await runConversation([asked], moment, knowledge);
  expect(heard.at(-1)?.text).toContain('Yes, you must register.');
  expect(heard.at(-1)?.text).toContain('A trade licence is the permission of the municipality');
});

it('offers the calculation of tax where a pay is told and nothing asked', async () => {
  const heard = await runConversation(['my salary 95k a month', 'Calculate my tax'], moment, knowledge);
  expect(heard.at(0)?.text).toContain('I have noted 95k a month.');
  expect(heard.at(-1)?.text).toContain('Gross salary: ₹11,40,000.');
});

it('takes the interest of a loan for no income, beside a result', () => {
  const said = 'and if i also take home loan, interest 2 lakh';
  const estimate = at('finished', 'tax-estimate', { annualIncome: 1_400_000, basicSalary: 480_000 });
  expect(readAs(said, estimate)).toEqual([set('otherDeductions', 200_000)]);
});

it('adds amounts of which each is told by the month, in either order', () => {
  expect(
    readAs('GPF nelaku 5000, LIC 1500 nelaki', asking('tax-estimate', 'deductions80C', { annualIncome: 900_000 })),
  ).toEqual([{ ...set('deductions80C', 78_000), sum: '₹60,000 + ₹18,000', isPeriodTold: true, isMonthly: true }]);
});

it('knows a name of two words with a particle between them', () => {
  expect(readAs('FD ka byaj 2.1 lakh', result({ grossSalary: 624_000 }))).toEqual([set('otherIncome', 210_000)]);
});

it('works out what is supposed by its name, also where it sounds like a question of the figures', () => {
  const estimate = at('finished', 'tax-estimate', { annualIncome: 1_550_000, deductions80C: 21_600 });
  expect(readAs('80c full 1.5 lakh pedite old better avtunda', estimate)).toEqual([set('deductions80C', 150_000)]);
});

it('takes no denial, no office and no pay for a name', () => {
  const said =
    'My CTC is 7.2 lakh and HR wants me to pick regime before friday. no rent no LIC. Which one should i pick';
  expect(readAs(said, asking('message', 'name'))).not.toContainEqual(
    expect.objectContaining({ kind: 'setSlot', slot: 'name' }),
  );
});

it('takes the second Saturday for that of this month, or of the next', () => {
  expect(readAs('2nd saturday 11 am', asking('appointment', 'date', { service: 'tax' }))).toEqual([
    set('date', '2026-12-12'),
    set('time', '11:00 AM'),
  ]);
  expect(readAs('fourth saturday', asking('appointment', 'date', { service: 'tax' }))).toEqual([
    set('date', '2026-11-28'),
  ]);
});

it('takes rent for what is received beside words that say so, and for what is paid otherwise', () => {
  const slots = (text: string) =>
    readAs(text, result({ grossSalary: 1_200_000 })).map((act) => {
      const { slot, value } = act as { slot?: string; value?: number };
      return [slot, value];
    });
  expect(slots('i get 15000 rent per month from a flat')).toEqual([['letOutRent', 180_000]]);
  expect(slots('ghar ka kiraya aata hai 20000 mahina')).toEqual([['letOutRent', 240_000]]);
  expect(slots('i get hra and pay rent 15000 per month')).toEqual([['yearlyRent', 180_000]]);
  expect(slots('for the quarters i get i pay rent 15000 per month')).toEqual([['yearlyRent', 180_000]]);
});

it('takes interest for that of the loan or of the deposit that is named in its clause', () => {
  const stands = result({ grossSalary: 2_400_000, otherIncome: 300_000 });
  expect(readAs('flat ka loan hai byaj 1.6 lakh', stands)).toEqual([
    expect.objectContaining(set('homeLoanInterest', 160_000)),
  ]);
  expect(readAs('interest is 3.4 lakh i added sbi also', stands)).toEqual([
    expect.objectContaining(set('otherIncome', 340_000)),
  ]);
});

it('takes a month that is told behind an amount for the amount told last, and answers what is asked beside it', () => {
  const state = {
    ...asking('tax-estimate', 'basicSalary', { annualIncome: 200_000 }),
    last: { annualIncome: 200_000 },
  };
  const byMonth = { ...set('annualIncome', 2_400_000), isMonthly: true, isPeriodTold: true };
  expect(readAs('per month i mean. i am director in my own company', state)).toEqual([byMonth]);
  expect(readAs('per month i mean. is pf part of it?', state)).toEqual([
    byMonth,
    { kind: 'ask', text: 'is pf part of it?' },
  ]);
});

it('takes a bare figure for thousands or lakhs, as what stands is', () => {
  const monthly = { ...result({ grossSalary: 900_000 }), monthly: ['grossSalary'] };
  expect(readAs('galat bol diya salary 95 hai', monthly)).toEqual([
    expect.objectContaining(set('grossSalary', 1_140_000)),
  ]);
  expect(readAs('sorry salary 14', result({ grossSalary: 1_200_000 }))).toEqual([
    expect.objectContaining(set('grossSalary', 1_400_000)),
  ]);
});

it('keeps a month with its amount where a question follows', () => {
  expect(readAs('pf 1800 is cutting every month is that also 80c', asking('tax-estimate', 'deductions80C'))).toEqual([
    expect.objectContaining(set('deductions80C', 21_600)),
    expect.objectContaining({ kind: 'ask' }),
  ]);
});

it('asks our pages about an amount of a kind that no question takes', () => {
  const acts = readAs('suppose i sell my old shares, 2 lakhs profit', result({ grossSalary: 900_000, otherIncome: 0 }));
  expect(acts).toEqual([{ kind: 'ask' }]);
});

it('takes the name that stands before "is my name", with its initial', () => {
  expect(findIntroducedNames('Alright 11. K. Venkat Rao is my name').map(({ parsed }) => parsed)).toEqual([
    { ok: true, value: 'K. Venkat Rao' },
  ]);
});

it('takes an address behind "oops" for the address, where words are asked for', () => {
  const answers = { name: 'Nikitha', email: 'nikitha.b2@gmail.com' };
  expect(readAs('oops nikitha.b2k@gmail.com', asking('message', 'subject', answers))).toEqual([
    expect.objectContaining(set('email', 'nikitha.b2k@gmail.com')),
  ]);
});

it('takes the right name where the one that stands is said to be wrong, whatever words are asked for', () => {
  const answers = { name: 'Rajesh', email: 'r@example.in', subject: 'GST' };
  expect(readAs('naam galat hai, Rajkumar Kambale hai', asking('message', 'message', answers))).toEqual([
    set('name', 'Rajkumar Kambale'),
  ]);
});

it('puts what is told as further behind the subject or the letter that stands', () => {
  const answers = { name: 'Pallavi', email: 'p@example.in', subject: 'GST + FSSAI', message: 'Orders have grown.' };
  const review = at('reviewing', 'message', answers);
  expect(readAs('aur subject me shop licence bhi likh do', review)).toEqual([
    set('subject', 'GST + FSSAI, shop licence'),
  ]);
  expect(readAs('message me likho gst number nahi hai mera', review)).toEqual([
    set('message', 'Orders have grown.\ngst number nahi hai mera'),
  ]);
});

it('says why a past day cannot be had, where it is asked for', () => {
  expect(readAs('19 nov ko aa sakta hu kya', asking('appointment', 'date', { service: 'gst' }))).toEqual([
    expect.objectContaining({ kind: 'rejectSlot', slot: 'date' }),
  ]);
});

it('takes a figure up to 12 behind a day for its hour', () => {
  expect(readAs('2nd dec 10 ki vasta', asking('appointment', 'date', { service: 'gst' }))).toEqual([
    set('date', '2026-12-02'),
    set('time', '10:00 AM'),
  ]);
});

it('takes a name that may mean rent paid or received for the one that stands', () => {
  const stands = { ...result({ grossSalary: 0, letOutRent: 180_000 }), monthly: ['letOutRent'] };
  expect(readAs('kiraya 15 nahi 12 hajar galat bola', stands)).toEqual([
    expect.objectContaining(set('letOutRent', 144_000)),
  ]);
});

it('takes no amount of another kind for a month of what stands', () => {
  const stands = { ...result({ grossSalary: 1_176_000, basicPay: 720_000 }), monthly: ['grossSalary', 'basicPay'] };
  expect(readAs('tuition se mahine ka 5000 milta hai', stands)).toEqual([
    expect.objectContaining(set('otherIncome', 60_000)),
  ]);
});

it('takes a bare figure behind the name of a monthly answer for lakhs, beside one in lakhs', () => {
  expect(readAs('20 lakh gross, basic 12, hra 4.8', asking('regime-comparison', 'grossSalary'))).toEqual([
    expect.objectContaining(set('grossSalary', 2_000_000)),
    expect.objectContaining(set('basicPay', 1_200_000)),
    expect.objectContaining(set('houseRentAllowance', 480_000)),
  ]);
});

it('takes no salary for granted, and says so, where fees or a rent are told alone', () => {
  const income = asking('tax-estimate', 'annualIncome');
  expect(readAs('22 lakh from clients this year', income)).toContainEqual(
    expect.objectContaining(set('grossSalary', 0)),
  );
  expect(readAs('salary 9 lakh and i get rent 15000 per month', income)).not.toContainEqual(
    expect.objectContaining(set('grossSalary', 0)),
  );
});

it('takes an age that is told beside what there is none of', () => {
  expect(readAs('nothing else, im 36', result({ grossSalary: 900_000 }))).toEqual([set('age', '0')]);
  expect(readAs('loan em ledu. vayasu 67', result({ grossSalary: 900_000 }))).toContainEqual(
    expect.objectContaining(set('age', '60')),
  );
});

it('puts what is dictated at the review into the notes, with the days in it', () => {
  const answers = { service: 'gst', date: '2026-12-03', time: '03:00 PM', name: 'V Rao', email: 'v@example.in' };
  const review = at('reviewing', 'appointment', { ...answers, phone: '9440267815', message: 'Plot sale.' });
  expect(readAs('write that sale is on 18 december, agreement done', review)).toEqual([
    set('message', 'Plot sale.\nsale is on 18 december, agreement done'),
  ]);
});

it('takes "no notes" for the notes, whatever is asked for', () => {
  expect(readAs('no notes', asking('appointment', 'name', { service: 'gst' }))).toEqual([
    { kind: 'clearSlot', slot: 'message' },
  ]);
});

it('takes what is dictated for another answer by its name', () => {
  const subject = asking('message', 'subject', { name: 'V Rao', email: 'v@example.in' });
  expect(readAs('message me likho 4 acre becha, registry november me hui', subject)).toEqual([
    set('message', '4 acre becha, registry november me hui'),
  ]);
});

it("takes one's own name beside that of another", () => {
  expect(readAs('my name is Venkatesh Donthineni, his name is Kiran Rao', asking('appointment', 'name'))).toEqual([
    expect.objectContaining(set('name', 'Venkatesh Donthineni')),
  ]);
});

it('takes the name ahead of a question, and no clause with a word of our pages', () => {
  expect(readAs('Ishaan Borkar. do both of us need a signature', asking('appointment', 'name'))).toContainEqual(
    expect.objectContaining(set('name', 'Ishaan Borkar')),
  );
  const said = 'chennai ki courier kuda chestha sales takkuve, gst thappadha';
  expect(readAs(said, asking('appointment', 'name'))).not.toContainEqual(expect.objectContaining({ slot: 'name' }));
});

it('takes a pay that is supposed beside a result for the income', () => {
  const estimate = at('finished', 'tax-estimate', { annualIncome: 650_000, basicSalary: 264_000 });
  expect(readAs('and if i switch for 14 lpa next year', estimate)).toEqual([
    expect.objectContaining(set('annualIncome', 1_400_000)),
  ]);
});

it('begins no estimate of a salary where a gain is told beside it', () => {
  expect(readAs('zerodha me long term gain 1.9 lakh, salary 9 lakh, kitna tax', null)).toEqual([{ kind: 'ask' }]);
});

it('takes the name of the host that is proposed for a yes to it', () => {
  const doubted = asking('appointment', 'email', { service: 'gst', email: 'mallesh@gmial.com' });
  expect(readAs('gmail ne sir ala padindi', doubted)).toEqual([set('email', 'mallesh@gmail.com')]);
});

it('says once what figures come to that are told with a question for their sum', () => {
  const outcome = [
    { kind: 'stored', slot: 'letOutRent' },
    { kind: 'askedIntent', intent: 'verdict' },
  ] as const;
  const { said } = respond({ formState: result({ grossSalary: 900_000, letOutRent: 240_000 }), outcome }, context);
  const texts = said.flatMap(({ blocks }) => blocks.flatMap((block) => ('text' in block ? [block.text] : [])));
  expect(texts.filter((text) => text.startsWith('Tax year 2026-27'))).toHaveLength(1);
});

it('shows the figures again to few words that no page surely answers, and the nearest page to more', () => {
  const stands = result({ grossSalary: 900_000 });
  const form = knowledge.forms.find(({ id }) => id === stands.form);
  if (!form) throw new Error('There is no such form.');
  const nearest = {
    outcome: 'answer',
    isNearest: true,
    blocks: [{ kind: 'text', text: 'Nearest.' }],
    links: [],
  } as const;
  const saidTo = (text: string) =>
    replyDuringForm(nearest, stands, form, {
      ...context,
      messages: [{ id: 1, from: 'visitor', blocks: [{ kind: 'text', text }], links: [], chips: [], progress: null }],
    }).flatMap(({ blocks }) => blocks.map((block) => ('text' in block ? block.text : '')))[0];
  expect(saidTo('ante nenu enta kattali')).toContain('Tax year 2026-27');
  expect(saidTo('i did not tell my office which one, can i decide at filing')).toBe('Nearest.');
});

it('takes "no salary" for a salary that was not told, and takes none back that stands', () => {
  expect(readAs('salary kuch nahi', asking('regime-comparison', 'grossSalary'))).toEqual([
    expect.objectContaining(set('grossSalary', 0)),
  ]);
  expect(
    readAs('I have no salary in India, so zero.', asking('tax-estimate', 'basicSalary', { annualIncome: 900_000 })),
  ).not.toContainEqual(expect.objectContaining({ slot: 'annualIncome' }));
});

it('takes a figure that nobody asked for and that is too little for a year for that of a month, and says so', () => {
  const salary = result({ grossSalary: 2_400_000 });
  expect(readAs('rent 25000', salary)).toEqual([monthly('yearlyRent', 300_000, '₹25,000 × 12')]);
  expect(readAs('rent 25000 a year', salary)).toEqual([{ ...set('yearlyRent', 25_000), isPeriodTold: true }]);
  expect(readAs('25000', asking('regime-comparison', 'yearlyRent', { grossSalary: 2_400_000 }))).toEqual([
    set('yearlyRent', 25_000),
  ]);
  expect(readAs('basic 51000 hra 8500', salary)).toEqual([
    monthly('basicPay', 612_000, '₹51,000 × 12'),
    monthly('houseRentAllowance', 102_000, '₹8,500 × 12'),
  ]);
});

it('takes an amount for that of the year where its clause says so, beside one by the month', () => {
  const said = 'my monthly pension is 58,750, besides bank interest of 96,000 for the whole year';
  expect(readAs(said, asking('tax-estimate', 'annualIncome'))).toEqual([
    {
      ...set('annualIncome', 801_000),
      sum: '₹7,05,000 + ₹96,000',
      isPeriodTold: true,
    },
  ]);
});

it('takes a changed amount that nothing names for the answer that it comes near', () => {
  const stands = result({ grossSalary: 1_800_000, basicPay: 900_000 });
  expect(readAs('agar 19', stands)).toEqual([set('grossSalary', 1_900_000)]);
  expect(readAs('it became 10 lakh', stands)).toEqual([set('basicPay', 1_000_000)]);
  expect(readAs('agar 13', stands)).toEqual([propose()]);
  expect(readAs('sorry, 13.5 lakh', { ...stands, last: { basicPay: null } })).toEqual([set('basicPay', 1_350_000)]);
});

it('takes a share for the question that is named, and its whole for none', () => {
  const stands = result({ grossSalary: 2_400_000, basicPay: 960_000 });
  expect(readAs('basic 50% hai', stands)).toEqual([
    { ...set('basicPay', 1_200_000), sum: '50% × ₹24,00,000', isPeriodTold: true },
  ]);
  expect(readAs('company puts 10% of basic in nps', stands)).toEqual([
    { ...set('employerNps', 96_000), sum: '10% × ₹9,60,000', isPeriodTold: true },
  ]);
});

it('takes so few rupees a year for years of age', () => {
  expect(readAs('33 saal', asking('regime-comparison', 'basicPay', { grossSalary: 1_520_000 }))).toEqual([
    set('age', '0'),
  ]);
});

it('takes what a pay becomes for the pay, and own NPS for none of the employer', () => {
  const stands = result({ grossSalary: 1_285_000 });
  const paid = { ...result({ grossSalary: 1_140_000 }), monthly: ['grossSalary'] };
  expect(readAs('if they hike me to 1.15 lakh', paid)).toEqual([monthly('grossSalary', 1_380_000, '₹1,15,000 × 12')]);
  expect(readAs('i also put 50k own nps', result({ grossSalary: 1_140_000, employerNps: 84_000 }))).toEqual([
    set('nps', 50_000),
  ]);
  expect(readAs('increment hua to 13.2 lakh', stands)).toEqual([set('grossSalary', 1_320_000)]);
});

it('asks our pages nothing that they do not know beside a figure that was noted', async () => {
  const heard = await runConversation(
    ['compare regimes, salary 16 lakh', 'and in nps 50k, then will my zebra fly'],
    moment,
    knowledge,
  );
  expect(heard.at(-1)?.text).toContain('Other deductions: ₹50,000.');
  expect(heard.at(-1)?.text).not.toContain('I find nothing about it');
});

it('adds what is dictated to a letter, and changes what is told to become something else', () => {
  const letter = at('reviewing', 'message', {
    name: 'D Rao',
    email: 'd@example.in',
    subject: 'Form 16',
    message: 'Tenant gives 42000 a month, capital 6 lakh.',
  });
  expect(readAs('change 42000 to 45000', letter)).toEqual([
    set('message', 'Tenant gives 45000 a month, capital 6 lakh.'),
  ]);
  expect(readAs('aur 6 nahi 6.5 lakh', letter)).toEqual([
    set('message', 'Tenant gives 42000 a month, capital 6.5 lakh.'),
  ]);
  expect(readAs('add: pls tell if i can revise the return', letter)).toEqual([
    set('message', `${letter.answers.message}\npls tell if i can revise the return`),
  ]);
  expect(readAs('subject change karo - partner retirement', letter)).toEqual([set('subject', 'partner retirement')]);
});

it('leaves notes out at the review where there shall be none', () => {
  const review = at('reviewing', 'appointment', {
    service: 'gst',
    date: '2026-12-04',
    time: '10:00 AM',
    name: 'P Rao',
    email: 'p@example.in',
    phone: '9848012345',
    message: 'pf',
  });
  expect(readAs('no notes', review)).toEqual([{ kind: 'clearSlot', slot: 'message' }]);
});

it('takes a name without the stroke between it and an address', () => {
  expect(readAs('divya teja / divya@example.in', asking('message', 'name'))).toEqual(
    expect.arrayContaining([set('name', 'divya teja'), set('email', 'divya@example.in')]),
  );
});

it('keeps an address that is told again where a subject is asked for', () => {
  const formState = asking('message', 'subject', { name: 'Ravi', email: 'ravi@example.in' });
  expect(readAs('ravi@example.in', formState)).toEqual([{ kind: 'keep', slot: 'email' }]);
  expect(readAs('ravi@example.com', formState)).toEqual([set('email', 'ravi@example.com')]);
});

it('stores an address that is told before a question', () => {
  const formState = asking('appointment', 'email', {
    service: 'tax',
    date: '2026-12-04',
    time: '03:00 PM',
    name: 'Ravi',
  });
  expect(readAs('ravi@example.in waise 1 percent tds kata hai buyer ne sahi hai kya', formState)).toEqual([
    set('email', 'ravi@example.in'),
    { kind: 'ask', text: 'waise 1 percent tds kata hai buyer ne sahi hai kya' },
  ]);
});

it.each([
  ['i am freelance designer earning 1.4 lakh a month how much tax', 'professionalFees', 1_680_000],
  ['rent income 75000 per month, tax?', 'letOutRent', 900_000],
  ['only fd interest 8 lakh in a year, how much tax', 'otherIncome', 800_000],
])('begins the comparison with no pay by "%s"', (said, slot, value) => {
  expect(readAs(said, null).slice(0, 3)).toEqual([
    { kind: 'startFlow', form: 'regime-comparison' },
    { ...set('grossSalary', 0), isPeriodTold: true },
    expect.objectContaining(set(slot, value)),
  ]);
});

it('takes a figure of years that stands alone beside a result for the age, where none is told', () => {
  expect(readAs('41', result({ grossSalary: 936_000 }))).toEqual([set('age', '0')]);
  expect(readAs('62.', result({ grossSalary: 936_000 }))).toEqual([set('age', '60')]);
  expect(readAs('41', result({ grossSalary: 936_000, age: '60' }))).toEqual([{ kind: 'propose', acts: [] }]);
});

it('reads one denial for several names in a row', () => {
  const open = asking('tax-estimate', 'basicSalary', { annualIncome: 1_400_000 });
  expect(readAs('basic hra rent emi levu', open)).toEqual([
    set('basicSalary', 0),
    set('hraReceived', 0),
    set('rentPaid', 0),
  ]);
});

it('puts what is dictated behind a letter that is told, whatever is asked for', () => {
  const letter = { subject: 'Pension', message: 'TDS is cut' };
  const added = [set('message', 'TDS is cut\nmy bank is SBI')];
  expect(readAs('add that my bank is SBI', asking('message', 'name', letter))).toEqual(added);
  expect(readAs('add that my bank is SBI', at('reviewing', 'message', { ...letter, name: 'Asha' }))).toEqual(added);
});

it('shows the review again to who has nothing to add', () => {
  const told = { name: 'Asha', email: 'asha@example.com', subject: 'Pension', message: 'TDS is cut' };
  expect(readAs('nothing else to add', at('reviewing', 'message', told))).toEqual([{ kind: 'hold' }]);
});

it('takes no sales of a business for its income, and the profit beside them', () => {
  const income = asking('tax-estimate', 'annualIncome');
  expect(readAs('turnover 60 lakhs', income)).toEqual([
    { kind: 'rejectSlot', slot: 'annualIncome', refusal: { code: 'amountOfSales', values: {} } },
  ]);
  expect(readAs('turnover 60 lakh profit 14 lakh', income)).toEqual([set('annualIncome', 1_400_000)]);
  expect(readAs('kharchulu poga 14 lakhs migulutundi', income)).toEqual([set('annualIncome', 1_400_000)]);
});

it('moves the amount under a name that is denied to the one that is told', () => {
  expect(
    readAs('its not salary its professional fees, i dont have salary', result({ grossSalary: 3_800_000 })),
  ).toEqual([set('professionalFees', 3_800_000), set('grossSalary', 0)]);
});

it('takes what is not known for no nought', () => {
  const open = asking('tax-estimate', 'basicSalary', { annualIncome: 936_000 });
  expect(readAs('dont know the basic. no hra', open)).toEqual([set('hraReceived', 0)]);
  expect(readAs('pata nahi basic', open)).not.toContainEqual(set('basicSalary', 0));
});

it('leaves the expenses of a practice out of its fees', () => {
  expect(readAs('fees of profession 38 lakh, clinic expenses 9 lakh', result({ grossSalary: 0 }))).toEqual([
    set('professionalFees', 3_800_000),
    { kind: 'leaveAmounts', amounts: ['9 lakh'] },
  ]);
});

it('asks nothing behind an amount that names nothing of ours', () => {
  const stands = result({ grossSalary: 1_254_000, yearlyRent: 264_000 });
  expect(readAs('agar rent 35000 ho jaye to kya hoga', stands)).toEqual([
    monthly('yearlyRent', 420_000, '₹35,000 × 12'),
  ]);
});

it('reads a number of things at the beginning for no amount', () => {
  expect(readAs('i have 2 flats in hyd on rent, calculate my tax', null)).toEqual([
    { kind: 'startFlow', form: 'tax-estimate' },
  ]);
});

it('adds a side income to the pay of whom the talk is about', () => {
  const open = asking('tax-estimate', 'hraReceived', { annualIncome: 936_000, basicSalary: 400_000 });
  expect(readAs('tuition uski side income hai 15000 per month', open)).toEqual([
    expect.objectContaining(set('annualIncome', 1_116_000)),
  ]);
});

it('takes a letter that tells of income that was not shown', () => {
  const letter =
    'i sold one house in 2020 for 32 lakhs, i did not show in return. now they sent a notice. what time i have to file';
  const told = { name: 'Kiran', email: 'kiran@example.com', subject: '148 notice' };
  expect(readAs(letter, asking('message', 'message', told))).toEqual([set('message', letter)]);
  expect(readAs('make me a false bill', asking('message', 'email', { name: 'Kiran' }))).toEqual([
    { kind: 'outOfScope', intent: 'unlawful' },
  ]);
});

it('notes how one would meet, whatever is asked for, but where the name is', () => {
  const known = { service: 'tax', date: '2026-12-03', name: 'Ravi K', phone: '9848011273', message: 'Pension' };
  expect(readAs('video call', asking('appointment', 'time', known))).toEqual([set('message', 'Pension\nvideo call')]);
  expect(readAs('Anand Kulkarni, attending in person', asking('appointment', 'name', { service: 'tax' }))).toEqual([
    set('name', 'Anand Kulkarni'),
  ]);
});

it('takes an hour that cannot be had for no note, and an assent for none either', () => {
  const known = { service: 'tax', date: '2026-12-05', name: 'Ravi K', phone: '9848011273' };
  expect(readAs('4.30 evening', asking('appointment', 'message', known))).toEqual([
    expect.objectContaining({ kind: 'reopenSlot', slot: 'time' }),
  ]);
  const { date: _, ...undated } = known;
  expect(readAs('thik hai. agle monday', asking('appointment', 'message', undated))).toEqual([
    set('date', '2026-11-23'),
  ]);
});

it('tells of an address that is denied while something else is asked for', () => {
  const known = { service: 'tax', date: '2026-12-05', name: 'Ravi K', phone: '9848011273' };
  expect(readAs('no email, skip', asking('appointment', 'time', known))).toEqual([
    { kind: 'reopenSlot', slot: 'email', refusal: { code: 'emailInvalid', values: {} } },
  ]);
});

it('puts what is added behind the letter, also behind an assent or a sign', () => {
  const letter = { name: 'Ravi K', email: 'r@example.in', subject: 'Audit', message: 'Turnover crossed 1 crore.' };
  expect(readAs('fine, add that we are in Karimnagar', at('reviewing', 'message', letter))).toEqual([
    set('message', 'Turnover crossed 1 crore.\nwe are in Karimnagar'),
  ]);
  const notes = { service: 'tax', date: '2026-12-05', name: 'Ravi K', phone: '9848011273', message: 'Pension' };
  expect(readAs('note: he walks slowly, is there lift', asking('appointment', 'time', notes))).toEqual([
    set('message', 'Pension\nhe walks slowly, is there lift'),
  ]);
});

it('begins a letter with no words that only wish for it', () => {
  const said = 'send a message to office pls. I am Deepthi Rao and subject is partnership firm audit';
  expect(readAs(said, null)).not.toContainEqual(expect.objectContaining({ kind: 'setSlot', slot: 'message' }));
});

it('leaves what stands where a part of it is denied', () => {
  const known = { annualIncome: 1_042_000, deductions80C: 84_000, otherDeductions: 25_000 };
  expect(readAs('no loan', asking('tax-estimate', 'rentPaid', known))).toEqual([
    { kind: 'keep', slot: 'otherDeductions' },
  ]);
  expect(readAs('no loan, rent 9000 monthly', asking('tax-estimate', 'rentPaid', known))).toEqual([
    expect.objectContaining(set('rentPaid', 108_000)),
  ]);
});

it('takes a day that is asked for while something else is open', () => {
  const known = { service: 'tax', name: 'Ravi K', phone: '9848011273' };
  expect(readAs('sunday 6th possible?', asking('appointment', 'email', known))).toEqual([set('date', '2026-12-06')]);
});

it('keeps a name that is told before any form, and a sentence of a story begins none', () => {
  expect(readAs('Mohd Faisal Qureshi', null)).toEqual([
    { kind: 'introduce', form: 'appointment', answers: { name: 'Mohd Faisal Qureshi' } },
  ]);
  const story =
    'We are 5 retired teachers want to start trust to give free tuition to poor students. what is process and can donors get tax benefit';
  expect(readAs(story, null)).not.toContainEqual(expect.objectContaining({ kind: 'startFlow' }));
});

it('goes on to the comparison with what only that can count', () => {
  const open = asking('tax-estimate', 'rentPaid', { annualIncome: 1_650_000 });
  expect(readAs('home loan interest 2.4 lakhs', open)).toEqual([
    { kind: 'startFlow', form: 'regime-comparison', leaves: true },
    expect.objectContaining(set('grossSalary', 1_650_000)),
    set('homeLoanInterest', 240_000),
  ]);
  expect(readAs('home loan interest 2 lakhs', open)).toEqual([set('otherDeductions', 200_000)]);
  expect(readAs('company puts 1.2 lakh in nps', open)).toContainEqual(set('employerNps', 120_000));
});

it('takes a nought beside a name for one, also where it is supposed', () => {
  const stands = result({ grossSalary: 2_400_000, yearlyRent: 384_000 });
  expect(readAs('what if i put zero rent paid', stands)).toEqual([set('yearlyRent', 0)]);
});
