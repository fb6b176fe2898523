import { z } from 'zod';
import { line, searchTerm, servicePath, template } from './text.ts';

/** The words of one question. */
export const question = z.strictObject({
  label: line(40).describe('The label of the field on the page.'),
  prompt: line(200).describe('The question as the guide asks it.'),
  help: line(240).describe(
    'What to write, with an example. Stands under the field; the guide says it when an answer does not fit.',
  ),
  format: line(160).describe(
    'The form an answer takes, in a few words. The guide says it the second time an answer does not fit.',
  ),
  none: line(30)
    .optional()
    .describe(
      'The chip that answers an amount with 0, where "None" does not say enough, such as "Own house, no rent".',
    ),
  alsoCalled: z
    .array(searchTerm(40))
    .default([])
    .describe('Other words by which visitors name this answer when they change it, in small letters.'),
  labels: z
    .array(searchTerm(40))
    .optional()
    .describe('Further words that stand for this answer only before a sign, as in "sub: refund", in small letters.'),
  covers: z
    .array(searchTerm(60))
    .default([])
    .describe('Things that belong under this answer, by the names people have for them, in small letters.'),
  calledBeside: z
    .array(
      z.strictObject({
        names: z.array(searchTerm(40)).describe('Words that name this answer, in small letters: "rent".'),
        beside: z.array(searchTerm(40)).describe('Only beside one of these: "get", "tenant".'),
        unless: z.array(searchTerm(40)).default([]).describe('And beside none of these: "pay".'),
      }),
    )
    .optional()
    .describe('Words that name this answer only beside others in the same part of a sentence.'),
  byMonth: z
    .boolean()
    .optional()
    .describe('Whether an amount of the year is often known by the month; its field in the guide then takes either.'),
});

/** What every form has. */
export const formFields = {
  title: line(60).describe('The name of the form.'),
  opening: line(240).describe('What the guide says before the first question.'),
  action: line(40).describe('The words on the button.'),
};

/** A form that is sent says what becomes of it. */
const sendingFields = {
  ...formFields,
  notice: line(420).describe('The data protection notice beside the form.'),
  sentHeading: line(60).describe('The heading shown once it has gone.'),
  sentText: line(240).describe('The sentence shown once it has gone.'),
  failure: template(['reason'], 80).describe('What is said when the sending failed.'),
};

/** The words of the tax calculator: content/forms/tax-estimate.yaml. */
export const taxEstimateWordsSchema = z.strictObject({
  ...formFields,
  illustration: line(420).describe('What the figures are and what they are not. Stands with every result.'),
  result: z
    .strictObject({
      heading: template(['year'], 60).describe('The heading above the figures in the guide; {year} names their slabs.'),
      better: template(['year', 'regime', 'tax', 'other', 'otherRegime', 'saving'], 160).describe(
        "This year's tax where the regimes differ, the lower one first.",
      ),
      same: template(['year', 'tax'], 160).describe("This year's tax where both regimes come to the same."),
      isSalary: line(120).describe('What is assumed of the income, as a part of a sentence.'),
      isNoSalary: line(120).describe('The same where there is no basic salary.'),
      leftOut: template(['labels'], 200).describe('Which questions were left out.'),
      rentNeedsBasic: line(160).describe('That house rent is left out, because nobody told the basic salary.'),
      addRent: line(30).describe('The chip that asks for the house rent allowance and the rent.'),
      addBasic: line(30).describe('The chip that asks for the basic salary.'),
      add80C: line(30).describe('The chip that asks for 80C.'),
      addOther: line(30).describe('The chip that asks for other deductions.'),
      anotherYear: line(30).describe('The chip that goes on to the comparison and asks for its year.'),
      totalDeductions: line(40).describe('All deductions together.'),
      taxableIncome: line(40).describe('The income that is taxed.'),
      taxBeforeCess: line(40).describe('The tax by the slabs.'),
      cess: line(40).describe('The health and education cess.'),
      finalTax: line(40).describe('Tax and cess together.'),
      effectiveTaxRate: line(40).describe('The tax as a share of the income.'),
      compare: line(30).describe('The chip that goes on to the comparison of regimes.'),
      service: servicePath().describe('The service that the figures are about, for what is asked behind them.'),
      onPage: line(60).describe('The link from the figures in the guide to the page with the same ones.'),
      book: line(30).describe('Beside the figures: asks for an appointment, with the figures in its notes.'),
    })
    .describe('The names of the figures.'),
  warnings: z
    .strictObject({
      basicAboveIncome: template(['amount', 'income']).describe('A basic salary above the income.'),
      hraAboveIncome: template(['amount', 'income']).describe('A house rent allowance above the income.'),
      basicAndHraAboveIncome: template(['amount', 'income']).describe('Both together above the income.'),
      deductionsAboveIncome: template(['amount', 'income']).describe('Deductions above the income.'),
      tinyAmount: template(['amount']).describe('An amount too small for a year.'),
      monthlyAmount: template(['amount']).describe('An amount that is rather that of a month.'),
      perMonth: template(['amount'], 40).describe('The chip that takes it for each month.'),
    })
    .describe('What is said of amounts that can hardly be right.'),
  questions: z
    .strictObject({
      annualIncome: question.describe('Annual income.'),
      basicSalary: question.describe('Basic salary in the year.'),
      hraReceived: question.describe('House rent allowance received in the year.'),
      rentPaid: question.describe('Rent paid in the year.'),
      deductions80C: question.describe('Deductions under section 80C.'),
      otherDeductions: question.describe('Any other deductions.'),
    })
    .describe('The questions.'),
});

/** The words of the contact message: content/forms/message.yaml. */
export const messageWordsSchema = z.strictObject({
  ...sendingFields,
  questions: z
    .strictObject({
      name: question.describe('The name of the sender.'),
      email: question.describe('The mail address for the reply.'),
      subject: question.describe('What it is about.'),
      message: question.describe('The message itself.'),
    })
    .describe('The questions.'),
});

/** The words of the appointment request: content/forms/appointment.yaml. */
export const appointmentWordsSchema = z.strictObject({
  ...sendingFields,
  noNotes: line(60).describe('What is sent when the visitor leaves the notes empty.'),
  duration: template(['minutes'], 40).describe('How long an appointment takes, beside the name of its service.'),
  whichOffice: template(['towns'], 160).describe(
    'Follows the question for notes where there are several offices; {towns} are their towns.',
  ),
  phoneDoubt: template(['phone'], 160).describe('Asked about a number that no mobile number in India begins like.'),
  closed: z
    .strictObject({
      weekday: template(['date', 'weekday'], 200).describe('The day of the week is a day off.'),
      holiday: template(['date', 'name'], 200).describe('The day is one of the closings.'),
      hour: template(['date', 'time', 'hours'], 200).describe('The hour is outside of the hours of that day.'),
      mark: line(40).describe('Beside such an hour in the list.'),
    })
    .describe('What is said of a day or an hour when the office is closed. It can be asked for all the same.'),
  otherClock: z
    .strictObject({
      same: template(['time', 'city'], 80).describe('On the same day.'),
      before: template(['time', 'city', 'weekday'], 80).describe('On the day before.'),
      after: template(['time', 'city', 'weekday'], 80).describe('On the day after.'),
    })
    .describe('What the clock of a visitor elsewhere shows at a time slot.'),
  towns: z
    .array(
      z.strictObject({
        town: line(40).describe('The town, as the practice has it.'),
        alsoCalled: z.array(searchTerm(40)).describe('What people also call it or the office there, in small letters.'),
      }),
    )
    .describe('Other names of the offices.'),
  someoneElse: z
    .strictObject({
      chip: line(30).describe('The chip at the name.'),
      name: line(30).describe('The answer, as the review has it.'),
      prompt: line(120).describe('The question for the name then.'),
      note: template(['name'], 160).describe('What the notes of the request say.'),
      question: question.describe('For whom the appointment is. It is asked only to be changed.'),
    })
    .describe('An appointment for someone else; only the guide has it.'),
  inBothClocks: template(['date', 'time'], 120).describe(
    'Said to a visitor abroad once the request has gone; {time} is in both clocks.',
  ),
  questions: z
    .strictObject({
      service: question.describe('What the appointment is about.'),
      date: question.describe('The day.'),
      time: question.describe('The time slot.'),
      name: question.describe('The name of the visitor.'),
      email: question.describe('The mail address.'),
      phone: question.describe('The telephone number.'),
      office: question.describe(
        'To which office somebody would come, where there are several. Only the guide asks it, and only about what is unclear.',
      ),
      message: question.describe('Notes, if there are any.'),
    })
    .describe('The questions.'),
  calendar: z
    .strictObject({
      save: line(40).describe('The button, and the chip of the guide.'),
      name: template(['service', 'practice'], 80).describe('The name of the entry.'),
      text: template(['site', 'phone'], 200).describe('What stands in the entry.'),
    })
    .describe('The requested time as an entry for the calendar.'),
});

/** What is said when a message could not be sent: content/forms/sending.yaml. */
export const sendingWordsSchema = z.strictObject({
  offline: line(120).describe('There is no connection.'),
  later: line(120).describe('The mail service gives no reason.'),
  notGone: line(160).describe('The page could not load, or run, what sends the mail; nothing was sent.'),
  noAnswer: line(160).describe(
    'Follows when no answer came in time, so that nobody knows whether the message arrived.',
  ),
  reference: z
    .strictObject({
      label: line(40).describe('Its name, beside the answers.'),
      sent: template(['reference'], 160).describe('Once the message has gone.'),
      failed: template(['reference'], 200).describe('When it has not, and may be sent again.'),
    })
    .describe('How the reference of a message is told. It stays the same however often a message is tried.'),
  chatOpening: line(200).describe('The draft with which the WhatsApp link of the office opens.'),
  chatAbout: template(['topic'], 200).describe(
    'That draft on the page of a service, an article, a check or a solution.',
  ),
});
