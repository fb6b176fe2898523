import { z } from 'zod';
import { headFields } from './head.ts';
import { line, lineWith, searchTerm, servicePath, siteAddress, template } from './text.ts';

const name = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'a name of letters and digits that begins with a small letter')
  .meta({ isShown: false });
const choiceName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens')
  .meta({ isShown: false });

const cues = (described: string) => z.array(searchTerm(60)).default([]).describe(described);

const everyQuestion = {
  label: line(60).describe('What the answer is called, in the list of answers.'),
  prompt: line(160).describe('The question itself.'),
  help: line(240).describe('What to count and what not, or where to find it.'),
  unknown: line(240).describe('What to look up, said to somebody who does not know and whose case turns on it.'),
  words: cues('Words by which a visitor names this answer in a sentence. Not shown.'),
  assumed: line(200)
    .optional()
    .describe('What is assumed where nothing was said, and what holds otherwise: the end of "This assumes that …".'),
};

const numberQuestion = z.strictObject({
  ...everyQuestion,
  kind: z
    .enum(['yearly', 'monthly', 'amount', 'number', 'percent'])
    .describe('Rupees a year, rupees a month, rupees at once, a number of something, or a share in percent.'),
  isMain: z.boolean().default(false).describe('Whether a figure that nothing names is taken for this one.'),
  isSum: z
    .boolean()
    .default(false)
    .describe(
      'Whether several figures of it are added, each with its word beside it: "18 staff and 4 contract workers", "salary 7 lakh and bonus 60,000".',
    ),
  monthlyBelow: z
    .number()
    .optional()
    .describe('Below this a figure of a year, told without its period, is that of a month.'),
  yearlyFrom: z
    .number()
    .optional()
    .describe('From this on a figure of a month, told without its period, is that of a year.'),
  meant: z
    .array(
      z.strictObject({
        words: cues('The words. Not shown.'),
        value: z.number().min(0).describe('The figure that they stand for.'),
      }),
    )
    .optional()
    .describe('Words that stand for a figure: "long term", "no cash".'),
  among: cues('Those among whom it is divided where a sentence says "each": "two buyers, 30 lakh each". Not shown.'),
  elapsed: z
    .strictObject({
      unit: z
        .enum(['days', 'periods', 'months', 'stay', 'years', 'restOfYear'])
        .describe(
          'What it is counted in. Periods are the returns that are late; a stay is days of one length, such as 4 months; the rest of a year is the days beyond the full years.',
        ),
      due: z
        .record(
          choiceName,
          z.union([z.number().int().min(1).max(31), z.string().regex(/^\d\d-\d\d$/, 'a day as MM-DD')]),
        )
        .default({})
        .describe(
          'By the choices of another question: the day of the month after a period on which it falls due, the first where none is told, or a day of the year as MM-DD; for periods the months of one.',
        ),
    })
    .optional()
    .describe('Set where it is the time between two days: a sentence can tell those days, a month or another unit.'),
  shareOf: name
    .optional()
    .describe(
      'The amount of which a percentage is the share, where an amount tells it too: "6 crore, 25 lakh in cash".',
    ),
  branchAs: z
    .number()
    .optional()
    .describe(
      'Set where it changes the amount alone: the figure by which the branches are told while it is not known.',
    ),
  least: z.number().min(0).default(0).describe('The least that can be.'),
  most: z.number().min(1).describe('The most that can be; more is questioned.'),
  assume: z.number().optional().describe('What is taken for granted where nothing was said.'),
  otherwise: z
    .strictObject({
      label: line(60).describe('The words to tap.'),
      value: z.number().min(0).describe('The figure they stand for.'),
    })
    .optional()
    .describe('What can be tapped where something else holds than what is taken for granted.'),
});

const choiceQuestion = z.strictObject({
  ...everyQuestion,
  kind: z.literal('choice').describe('One of a few answers.'),
  renews: z
    .array(name)
    .optional()
    .describe(
      'The questions whose answers no longer hold once this one is answered otherwise: the bills of another payee.',
    ),
  choices: z
    .record(
      choiceName,
      z.strictObject({
        label: line(80).describe('The answer, as it stands on its button.'),
        words: cues('Words that mean this answer in a sentence. Not shown.'),
      }),
    )
    .describe('The answers by the names that the rule has for them.'),
  assume: choiceName.optional().describe('The answer that is taken for granted where nothing was said.'),
});

const outcomeSchema = z.strictObject({
  verdict: z
    .enum(['yes', 'no', 'depends', 'figure', 'ask'])
    .describe('Yes, no, it depends, a figure or a name, or a case for the office.'),
  when: line(240).describe('When it comes to this, as a line of the rule in words.'),
  answer: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .meta({ places: [] })
    .describe(
      'The answer: yes, no or the figure first, then the limit it turned on. {turnover} stands for the answer to that question, or for what the rule worked out.',
    ),
  todo: z.array(line(240)).max(4).describe('What to do, a line each.'),
  by: line(200).optional().describe('By when.'),
  delay: line(240).optional().describe('What a delay costs.'),
});

const formula = line(200);

const sumSchema = z.strictObject({
  outcome: choiceName.describe('The outcome that it comes to where all conditions hold.'),
  if: z
    .array(formula)
    .default([])
    .describe(
      'What has to hold: "purpose is study", "total <= remittance.tcs-from". The first sum whose conditions hold is taken.',
    ),
  values: z
    .record(name, formula)
    .default({})
    .describe(
      'What is worked out for the words of the outcome, in rupees: "remittance.tcs-study of (total - remittance.tcs-from)".',
    ),
});

/**
 * The words of a decision: content/decisions/NAME.yaml. Its figures are in content/law. Its rule is in src/domain/decisions, or where formulas are
 * enough, in its sums.
 */
export const decisionSchema = z.strictObject({
  ...headFields,
  order: z.number().int().min(1).describe('Its place in the list of decisions.'),
  heading: line(90).describe('The question that is decided, as the heading of its page.'),
  lead: line(420).describe('One or two sentences under the heading.'),
  card: line(175).describe('One sentence for lists of decisions.'),
  group: line(40).describe('The heading under which the list has it.'),
  services: z.array(servicePath()).default([]).describe('The services on whose pages it is offered.'),
  pages: z.array(siteAddress()).min(1).max(4).describe('The pages that tell more, the best first.'),
  passages: z
    .array(line(200).regex(/^\/[^#]+#[^#]+$/, 'write the address of a page and, behind #, what the passage is called'))
    .default([])
    .describe(
      'What it works out stands in these passages as a rule: whoever tells figures and is answered by one gets the result.',
    ),
  cues: z
    .strictObject({
      topics: z
        .array(z.array(searchTerm(60)).min(1))
        .min(1)
        .describe('What a sentence has to speak of to be about this: one word or phrase of every line.'),
      needs: z
        .array(name)
        .default([])
        .describe('Questions that a sentence itself has to answer to be about this: the rate, for the GST on a price.'),
      without: cues('Words of another subject, with which a sentence is not about this.'),
      everyAmount: z
        .boolean()
        .default(false)
        .describe('Whether a sentence is about this only where each of its amounts clearly answers a question.'),
    })
    .describe('By what the guide knows that a sentence asks this.'),
  questions: z
    .record(name, z.union([numberQuestion, choiceQuestion]))
    .describe('The questions by the names that the rule has for them, in the order of the page.'),
  sums: z
    .array(sumSchema)
    .default([])
    .describe('The rule, where formulas over the answers and the figures of the law are enough.'),
  outcomes: z
    .record(choiceName, outcomeSchema)
    .describe('What it can come to, by the names that the rule has for them.'),
});

/** The words around every decision: content/words/decisions.yaml. */
export const decisionWordsSchema = z.strictObject({
  verdicts: z
    .strictObject({
      yes: line(30).describe('The answer is yes.'),
      no: line(30).describe('The answer is no.'),
      depends: line(30).describe('It depends on something else.'),
      figure: line(30).describe('The answer is a figure or a name.'),
      ask: line(30).describe('It is a case for the office.'),
    })
    .describe('The word above an answer.'),
  notKnown: z
    .strictObject({
      label: line(40).describe('The answer of somebody who does not know.'),
      words: cues('Other ways to say so. Not shown.'),
    })
    .describe('The answer "I do not know".'),
  lookUp: lineWith(['what'], 200).describe('Said where the case turns on what somebody does not know.'),
  branches: line(60).describe('The heading above what a case comes to by each answer that is still missing.'),
  assuming: lineWith(['what'], 120).describe('What was taken for granted.'),
  unused: lineWith(['figures'], 80).describe('Names the figures of a sentence that the answer does not use.'),
  workOutTax: line(40).describe('Begins the calculation of tax: offered for a pay that is told.'),
  noted: lineWith(['figures'], 120).describe(
    'Said to amounts with which nothing is asked; checks to choose from follow.',
  ),
  converted: z
    .strictObject({
      template: lineWith(['told', 'period', 'amount', 'span'], 80).describe('What an amount comes to.'),
      spans: z
        .strictObject({
          day: line(20).describe('A day, behind an amount.'),
          week: line(20).describe('A week.'),
          month: line(20).describe('A month.'),
          quarter: line(20).describe('Three months.'),
          year: line(20).describe('A year.'),
        })
        .describe('The times.'),
    })
    .describe('Said of an amount that was told for another time than is asked for.'),
  outside: lineWith(['label', 'least', 'most'], 160).describe('A figure that cannot be is questioned with this.'),
  unread: line(160).describe('An answer that could not be read.'),
  bands: z
    .strictObject({
      upTo: template(['most'], 40).describe('The figures up to a limit, it included.'),
      below: template(['most'], 40).describe('The figures below a limit.'),
      above: template(['least'], 40).describe('The figures above a limit.'),
      orMore: template(['least'], 40).describe('The figures from a limit on, it included.'),
      between: template(['least', 'most'], 60).describe('The figures between two limits.'),
    })
    .describe('Answers to tap in place of a figure.'),
  by: lineWith(['text'], 60).describe('By when, on a line of its own.'),
  delay: lineWith(['text'], 60).describe('What delay costs, on a line of its own.'),
  todo: line(40).describe('The heading above what to do.'),
  rule: line(60).describe('The heading above the rule in words.'),
  ruleNote: line(240).describe('One sentence under that heading.'),
  sources: line(60).describe('The heading above the sources.'),
  source: lineWith(['source', 'date'], 60).describe('Where a figure stands, and the day it was checked.'),
  questions: line(60).describe('The heading above the questions.'),
  answers: line(60).describe('What the list of answers is called.'),
  result: line(60).describe('What the answer is called, for those who hear the page.'),
  noScript: line(200).describe('Said where the questions do not work because there is no script.'),
  next: line(30).describe('The button that takes a typed answer.'),
  change: line(30).describe('The button that opens an answer again.'),
  changeOf: lineWith(['label'], 60).describe('The same, as it is heard.'),
  restart: line(30).describe('The button that clears all answers.'),
  print: line(30).describe('The button that prints the answer.'),
  copy: line(30).describe('The button that copies the answer.'),
  copied: line(30).describe('The same after copying.'),
  share: line(30).describe('The link that opens WhatsApp.'),
  askGuide: line(40).describe('The button that opens the guide.'),
  disclaimer: line(240).describe('How far an answer goes.'),
  moreOn: line(60).describe('The heading above the pages that tell more.'),
  page: lineWith(['heading'], 100).describe('The link to the page of a decision, in the guide.'),
  asks: cues('Words with which a sentence asks for a decision, besides the ordinary ones.'),
  changes: cues('Words with which another figure is tried: "and if it is".'),
  asksBy: cues('Words that ask, behind an answer, by when it is to be done.'),
  asksDelay: cues('Words that ask what delay costs.'),
  asksForm: cues('Words that ask in which form.'),
  asksTodo: cues('Words that ask how it is done, or where.'),
  rate: cues('Between a count and what each of it has: "8 at 18000".'),
  limits: cues('Words before a figure that is asked about as a limit, and told of nobody: "above 40 lakh?".'),
  limitsBehind: cues('The same words behind a figure, up to a word apart: "20 se kam".'),
  staff: cues('Words for those who are employed: what they are paid is no income of who employs them.'),
  carried: line(60).describe('The heading below a verdict above what was told in earlier messages.'),
  delays: cues('Words beside a length of time that is a delay, and counts no returns: "3 months late".'),
  through: cues('Words between the first and the last of several months: "July to September".'),
  besides: cues('Words that a message may have beside the subject where it asks on figures that were told before.'),
  adds: cues('Words by which an amount comes to the one told before: "and 1 lakh too".'),
  untilBehind: cues('Words behind a day that make it the end of a time: "july varaku".'),
  addsBehind: cues('Words behind a figure by which it comes to the one told before: "3 more", "3 log aur".'),
  denials: cues('Words that deny the answer behind them: "not registered".'),
  denialsBehind: cues('Words that deny the answer before them, in Hindi and Telugu: "NRI kadu".'),
  notYet: cues('Words that say that something is still to be filed: it is late to this day.'),
  and: cues('Words between the parts of one length of time: "6 years and 3 months".'),
  apart: cues('Words between figures that are not added: "20 staff of whom 6 trainees".'),
  each: cues('Words behind a figure that several have: "30 lakh each".'),
  all: cues('Words of all of those who are counted: "34 staff all above 25k".'),
  beyond: cues('Words before or behind a length of time that it was longer: "more than 1 year".'),
  partOf: cues('Words behind a count that is a part of another: "8 of them".'),
  currency: cues('Rupees, between such a figure and that word.'),
  both: cues('Words that count two of those who have it.'),
  pay: cues('Words of pay: a large bare figure beside them counts no people.'),
});
