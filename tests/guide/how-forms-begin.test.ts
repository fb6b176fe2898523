import { asking, at } from '../support/form-state-at.ts';
import { doubtsName, intent, search, sets, starts } from '../support/plain-command.ts';
import { context } from '../support/guide-knowledge.ts';
import { readsAs } from '../support/reads-as.ts';
import { lakh } from '../support/sample-answers.ts';

/** What begins a form, and that all that is told with it goes along. */
const limit = 1.5 * lakh;
const compared = (answers: Readonly<Record<string, number>>) => starts('regime-comparison', answers);

const booked = (answers: Readonly<Record<string, string>> = {}) => starts('appointment', answers);
const monday = '2026-11-23';

readsAs(
  [
    [
      'as a first message, a wish to meet',
      null,
      [
        ['can sir see me on monday 4', booked({ date: monday, time: '04:00 PM' })],
        ['do you have time on monday at 11', booked({ date: monday, time: '11:00 AM' })],
        ['put me down for monday 10 am', booked({ date: monday, time: '10:00 AM' })],
        ['I and my brother will come on monday', booked({ date: monday })],
        ['could I drop by on monday', booked({ date: monday })],
        ['monday ko milna hai', booked({ date: monday })],
        ['monday sir ni kalavacha', booked({ date: monday })],
        ['11 am on monday', booked({ date: monday, time: '11:00 AM' })],
        ['gst on monday 11 am', booked({ service: 'gst', date: monday, time: '11:00 AM' })],
        ['can I come and see you', booked()],
        ['would like an appointment', booked()],
        ['I will come on monday 11 am. No mail id', booked({ date: monday, time: '11:00 AM' })],
        ['slot dorukutunda', booked()],
        ['gst pe appointment lena hai', booked({ service: 'gst' })],
        ['gst kosam slot teesukovali', booked({ service: 'gst' })],
        ['ek appointment fix kar do', booked()],
        [
          'can I get an apointmnt on monday? I am free on all of the other days of the week',
          booked({ date: monday, service: 'consultation' }),
        ],
        ['I want to see sir', booked()],
        ['nalgonda lo appointment kavali', booked({ office: 'nalgonda' })],
        ['appointment at nalgonda for gst', booked({ office: 'nalgonda', service: 'gst' })],
        ['received 143(2) notice, want to meet on monday', booked({ service: 'tax', date: monday })],
        ['I would like somebody to look at my notice on monday', booked({ service: 'tax', date: monday })],
        ['mujhe appointment chahiye 25 ko', booked()],
      ],
    ],
    [
      'as a first message, a wish that is told by what speaks for it',
      null,
      [
        [
          'wednesday ok to discuss my tds notice at 4 pm?',
          booked({ service: 'tax', date: '2026-11-25', time: '04:00 PM' }),
        ],
        ['can we do 4 pm on monday', booked({ date: monday, time: '04:00 PM' })],
        ['need two things, book plz', booked()],
        ['gst notice came, book plz', booked({ service: 'gst' })],
        ['appoint me 11 am on monday', booked({ date: monday, time: '11:00 AM' })],
        ['could you give me time on monday', booked({ date: monday })],
        ['me and my wife want to visit on monday', booked({ date: monday })],
        ['arrange a meeting with the accountant', booked()],
        ['coming on monday, is it possible', booked({ date: monday })],
        ['want to sit with the ca', booked()],
        [
          'an appointment for a pf registration',
          booked({ service: 'consultation', message: 'an appointment for a pf registration' }),
        ],
        ['let the CA know that I will be late', starts('message', { message: 'I will be late' })],
        ['inform ca garu that form 16 has come', starts('message', { message: 'form 16 has come' })],
        ['I have a complaint to send to the boss', starts('message')],
        ['message bhej do', starts('message')],
        ['want to email the ca', starts('message')],
        ['no appointment only message', starts('message')],
        ['please convey to sir that the challan is paid', starts('message', { message: 'the challan is paid' })],
      ],
    ],
    [
      'as a first message, what only has words of one',
      null,
      [
        ['do I need an appointment to drop documents', search],
        ['slot documents', search],
        ['is the meeting recorded by the ca', search],
        ['inspector will come to our office on monday', search],
        ['send an email to the department for the refund', search],
        ['reappointment of auditor after 5 years', search],
        ['director appointment form', search],
        ['first board meeting within how many days', search],
        ['can you attend the hearing on monday 11 am', search],
        ['officer coming on monday for survey', search],
        ['I want to know about a meeting of creditors', search],
        ['sir I need a gst number by monday', search],
        ['can a ca visit my factory for stock audit', search],
        ['I want to see my 26AS', search],
        ['book profit and mat', search],
        ['how do I send documents to you', search],
        ['send me the list of documents by email', search],
        ['I have received an email from income tax', search],
        ['message from the department', search],
        ['change my email in the gst portal', search],
        [
          'we run a shop since three years and many people come there daily, my wife wants a second counter, from monday the new rent begins, so is a licence compulsory for the counter too',
          search,
        ],
      ],
    ],
    [
      'as a first message, the tax of an income of any kind',
      null,
      [
        ['dukan ka tax batao saal ka 7 lakh profit', compared({ grossSalary: 0, otherIncome: 7 * lakh })],
        ['dukaan se net profit 9 lakh, tax kitna lagega', compared({ grossSalary: 0, otherIncome: 9 * lakh })],
        ['salary 10 lakh and shop profit 4 lakh tax?', compared({ grossSalary: 10 * lakh, otherIncome: 4 * lakh })],
        ['shop turnover 30 lakh, tax how much', search],
        ['naa jeetam ediki 22 lakhalu, tax entha', compared({ grossSalary: 22 * lakh })],
        ['estimate tax 10 lakh business income', compared({ grossSalary: 0, otherIncome: 10 * lakh })],
        ['calc tax sal 12,50,000', compared({ grossSalary: 12.5 * lakh })],
        ['compare old and new regime for 16 lakh', compared({ grossSalary: 16 * lakh })],
        ['retired, pension 55k a month, how much tax', compared({ grossSalary: 6.6 * lakh })],
        ['do my tax calc', starts('tax-estimate')],
        ['tax on 45000 salary per month', compared({ grossSalary: 5.4 * lakh })],
        ['is income up to 12 lakh tax free', search],
        ['tax saving for a salary of 10 lakh', search],
        ['income tax notice for 15 lakh cash deposit', search],
        ['tax on a sale of land for 60 lakh', search],
        ['how is tax calculated', search],
        ['profit of 8 lakh and tax audited books, is it needed', search],
        ['salary is 4 lakh, should I file', search],
      ],
    ],
    [
      'as a first message, a wish to write',
      null,
      [
        ['ek message bhejna hai', starts('message')],
        ['can I leave a note for sir', starts('message')],
        ['tell sir that my documents are ready', starts('message', { message: 'my documents are ready' })],
        ['send msg: when will my return be filed', starts('message', { message: 'when will my return be filed' })],
        ['please ask sir to contact me', starts('message')],
        ['write to boss', starts('message')],
      ],
    ],
    [
      'as a first message, what begins no appointment',
      null,
      [
        ['who can book an appointment', search],
        ['what should I bring to the appointment', intent('what-to-bring')],
        ['how to book a slot', search],
        ['I cannot come on monday', search],
        ['is gst due on monday 11 am', search],
        ['I see a demand dated 25 november', search],
        ['GST officer visits my shop on monday', search],
        ['I received a notice on monday', search],
        ['can I file my return on monday', search],
      ],
    ],
    [
      'as a first message, the tax of somebody’s own figures',
      null,
      [
        ['tax on 18 lakh, 80c full', compared({ grossSalary: 18 * lakh, section80C: limit })],
        ['tax on 18 lakh 80c maxed out', compared({ grossSalary: 18 * lakh, section80C: limit })],
        ['19 lakh pe tax kitna, 80c poora', starts('tax-estimate', { annualIncome: 19 * lakh, deductions80C: limit })],
        ['16 lakh ki tax entha 80c full', compared({ grossSalary: 16 * lakh, section80C: limit })],
        ['15 lakhs jeetham ki tax entha kattali', compared({ grossSalary: 15 * lakh })],
        ['80c full, salary 20 lakh, which regime', compared({ grossSalary: 20 * lakh, section80C: limit })],
        ['salary 20 lakh and 80c 1 lakh, old regime or new', compared({ grossSalary: 20 * lakh, section80C: lakh })],
        ['salary 11 lakh, 80c maximum', starts('tax-estimate', { annualIncome: 11 * lakh, deductions80C: limit })],
        ['not full 80c, only 80k, salary 14 lakh tax', compared({ grossSalary: 14 * lakh, section80C: 80_000 })],
        ['is 80c 1.5 lakh allowed in new regime with salary 10 lakh', search],
      ],
    ],
    [
      'at the basic salary',
      asking('tax-estimate', 'basicSalary', { annualIncome: 12 * lakh }),
      [
        ['what if salary is 15 lakh and 80c 1.5 lakh', sets({ annualIncome: 15 * lakh, deductions80C: limit })],
        ['book a slot on tuesday 4 pm', starts('appointment', { date: '2026-11-24', time: '04:00 PM' })],
        ['appointment tomorrow for gst', starts('appointment', { service: 'gst', date: '2026-11-22' })],
        ['can sir give an appointment on tuesday', starts('appointment', { date: '2026-11-24' })],
        ['forget it, book me for tuesday', { ...starts('appointment', { date: '2026-11-24' }), leaves: true }],
      ],
    ],
    [
      'at figures',
      at('finished', 'tax-estimate', { annualIncome: 12 * lakh, basicSalary: 6 * lakh }),
      [
        [
          'which is better old or new',
          { ...compared({ grossSalary: 12 * lakh, basicPay: 6 * lakh }), isPeriodTold: true },
        ],
        ['suppose income is 20 lakh and 80c full', sets({ annualIncome: 20 * lakh, deductions80C: limit })],
        ['book a slot on tuesday 4 pm', starts('appointment', { date: '2026-11-24', time: '04:00 PM' })],
      ],
    ],
    [
      'at the salary of a comparison',
      asking('regime-comparison', 'grossSalary', {}),
      [['which regime for 24 lakh, 80c full', sets({ grossSalary: 24 * lakh, section80C: limit })]],
    ],
    [
      'at the name of a message',
      asking('message', 'name', {}),
      [['book me for tuesday 4 pm', starts('appointment', { date: '2026-11-24', time: '04:00 PM' })]],
    ],
    [
      'at the name of an appointment',
      asking('appointment', 'name', { service: 'gst', date: '2026-11-23', time: '11:00 AM' }),
      [
        ['book a slot on tuesday 4 pm', sets({ date: '2026-11-24', time: '04:00 PM' })],
        ['Tell Sir', doubtsName('Tell Sir')],
        ['first my tax on 15 lakh with 80c 1 lakh', compared({ grossSalary: 15 * lakh, section80C: lakh })],
      ],
    ],
  ],
  context,
);
