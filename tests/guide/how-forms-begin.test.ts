import { asking, at } from '../support/form-state-at.ts';
import { doubtsName, search, sets, starts } from '../support/plain-command.ts';
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
        ['slot dorukutunda', booked()],
        ['ek appointment fix kar do', booked()],
        ['I want to see sir', booked()],
        ['nalgonda lo appointment kavali', booked({ office: 'nalgonda' })],
        ['appointment at nalgonda for gst', booked({ office: 'nalgonda', service: 'gst' })],
        ['received 143(2) notice, want to meet on monday', booked({ service: 'tax', date: monday })],
        ['I would like somebody to look at my notice on monday', booked({ service: 'tax', date: monday })],
        ['mujhe appointment chahiye 25 ko', booked()],
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
        ['what should I bring to the appointment', search],
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
