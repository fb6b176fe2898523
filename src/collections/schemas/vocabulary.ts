import { z } from 'zod';
import { formIds } from '../form-ids.ts';

const word = z
  .string()
  .max(40)
  .regex(
    /^(?!\p{Lu})[\p{L}\p{M}\d][\p{L}\p{M}\d.'-]*(?: [\p{L}\p{M}\d.'-]+)*$/u,
    'a word or a phrase in small letters, without other signs than . - and an apostrophe',
  )
  .meta({ isShown: false });

const role = (described: string) => z.array(word).min(1).describe(described);

const numbers = (tongue: string) =>
  z
    .array(
      z.strictObject({
        number: z.int().min(0).max(99).describe('The number.'),
        words: role('The words for it.'),
      }),
    )
    .min(1)
    .describe(`Numbers in ${tongue}.`);

/** Like keys that each hold the words of one role. */
const roles = <const Name extends string>(names: readonly Name[], described: (name: Name) => string, all: string) =>
  z
    .strictObject(
      Object.fromEntries(names.map((name) => [name, role(described(name))])) as Record<Name, ReturnType<typeof role>>,
    )
    .describe(all);

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const otherDays = ['today', 'tomorrow', 'overmorrow', 'yesterday', 'next', 'coming', 'week', 'weeks'] as const;

/** The words in which people answer, each at what it does there: content/guide/vocabulary.yaml. */
export const vocabularySchema = z.strictObject({
  small: role(
    'Words that say nothing, neither of a subject nor of an answer. They may stand beside any amount, day or hour, and count as stop words too.',
  ),
  numbers: z
    .strictObject({
      misspelt: numbers('English, as they are often misspelt'),
      hindi: numbers('Hindi'),
      telugu: numbers('Telugu'),
      halves: role('A half.'),
      halfEndings: role('Endings of a number that add a half, as in rendunnara.'),
      oneAndHalf: role('One and a half of what follows.'),
      twoAndHalf: role('Two and a half of what follows.'),
      halfMore: role('A half more than the number that follows.'),
      quarterMore: role('A quarter more than the number that follows, or of what is counted.'),
      quarterLess: role('A quarter less than the number that follows, or than one of what is counted.'),
      point: role('The point of a decimal number.'),
      twice: role('Before a digit that stands twice.'),
      thrice: role('Before a digit that stands three times.'),
    })
    .describe('Numbers in words.'),
  amounts: z
    .strictObject({
      scales: roles(
        ['billion', 'crore', 'million', 'lakh', 'thousand', 'hundred'],
        (name) => `How ${name} is written.`,
        'What a number is counted in.',
      ),
      single: roles(
        ['crore', 'lakh', 'thousand', 'hundred'],
        (name) => `One ${name}, without a number before it.`,
        'Words for one of them.',
      ),
      lakhAndHalf: role('One and a half lakh.'),
      currency: role('Rupees.'),
      otherMoney: role('Other currencies; their amounts are refused.'),
      month: role('A month.'),
      twelveTimes: role('Said behind an amount for a month.'),
      year: role('A year.'),
      otherPeriod: role('Other spans; amounts for them are refused.'),
      below: role('An amount below zero.'),
      minus: role('The same before an amount; between two of them one is taken off.'),
      share: role('Behind a figure that is a share of another amount.'),
      shareOf: role('Before the name of an amount of which a share is told.'),
      shareOfBehind: role('The same behind that name.'),
      limit: role('A limit in place of an amount.'),
      nothing: role('No amount at all.'),
      denied: role('Deny what stands behind them, as in "dont pay rent".'),
      unsure: role('Passed over beside an amount.'),
      incomes: role('What is earned.'),
      rents: role('Rent. Incomes and rents are asked for by themselves and never added up.'),
      purposes: role('What else an amount is for. Several of them are added up.'),
      ages: role('Before a number of years, which is no amount.'),
      employer: role('Who pays what is no payment of one’s own: "nps only employer 80k".'),
      persons: role('For whom an amount is paid besides, with the relations.'),
      otherSubjects: role('Beside these a number is no amount.'),
      parting: role('Behind an amount, before the name of the next one.'),
      sources: role('Before what earns an income, as in "3 lakh from rent".'),
      joining: role('Between the name of an amount and the amount, besides the small words.'),
      yearNames: role('Before the name of a year.'),
      inHand: role('What is left of an income after deductions; such an amount is not taken.'),
      besides: role('Words that may stand beside an amount, besides the small words.'),
    })
    .describe('Amounts of money.'),
  clauses: z
    .strictObject({
      and: role('Join two things.'),
      or: role('Join two things of which one may be chosen.'),
      versus: role('Join two things that are compared.'),
      plus: role('Join two things that are added up.'),
      but: role('Part two clauses.'),
      then: role('Begin what is wanted besides.'),
      too: role('End what is wanted besides.'),
      of: role('Tell of whom or where something is asked.'),
    })
    .describe('Words that join two things, or end a clause.'),
  questions: z
    .strictObject({
      anywhere: role('They ask wherever they stand.'),
      first: role('They ask as the first word.'),
      beforePersons: role('They ask as the first word, before a person.'),
      persons: role('The persons meant.'),
    })
    .describe('By which words a message is known to ask something.'),
  days: z
    .strictObject({
      names: roles(
        [...months, ...weekdays, ...otherDays],
        (name) =>
          name === 'overmorrow' ? 'Words for the day after tomorrow.' : `Other words and spellings for ${name}.`,
        'What each name of the calendar is also called.',
      ),
      dayAfterTomorrow: role('Phrases for the day after tomorrow.'),
      thisWeek: role('Phrases for this week.'),
      notNames: role('Words one slip away from a name of the calendar that are none.'),
      units: roles(
        ['day', 'fortnight', 'month'],
        (name) => `How a ${name} is called where several are counted.`,
        'What days are counted in.',
      ),
      later: role('Behind a count of days; also the later part of a week or a month.'),
      afterwards: role('Behind a count of days that begins today.'),
      behindBefore: role('Behind a day, where the day before it is meant.'),
      behindAfter: role('Behind a day, where the day after it is meant.'),
      behindJoining: role('Between a day, these words and the word for a day.'),
      in: role('Before a count of days that begins today.'),
      after: role('Behind the day that is named.'),
      from: role('From the day that is named.'),
      before: role('Ahead of the day that is named.'),
      until: role('Until the day that is named.'),
      by: role('Not later than the day that is named.'),
      than: role('Compares with the day that is named.'),
      except: role('Leave the day out.'),
      or: role('Between days of which one is meant.'),
      orBetween: role('The same, between two and nowhere else.'),
      between: role('Before two days that bound a span.'),
      and: role('Between two days.'),
      to: role('Between the first and the last of several days.'),
      repeating: role('Days that come again and again.'),
      ordinals: z.array(word).length(5).describe('First to fifth, in their order.'),
      last: role('The last of several, or the one before.'),
      joining: role('Between words that name one day.'),
      around: role('Before a day or an hour.'),
      holidays: role('The same, and beside them no day is chosen for a visit.'),
      start: role('The beginning of a week or a month.'),
      middle: role('The middle of it.'),
      end: role('The end of it.'),
      monthEnd: role('The end of a month.'),
      weekend: role('Saturday and Sunday.'),
      yearEnd: role('The end of the year.'),
      feasts: role('Behind the name of a feast, besides a word for a day or a week.'),
      vague: role('They leave the day open.'),
      soon: role('One of the next days.'),
      matters: role('A day behind these is told of them, unless somebody wants to meet about them.'),
      visiting: role('Before "by", where it is no limit.'),
      happened: role('A day behind these is told of something else.'),
      events: role('The same, and no day for a visit beside them either.'),
      otherSubjects: role('Beside these a day is not chosen for a visit.'),
      asking: role('With which a day is proposed, before a person.'),
      persons: role('The persons meant.'),
      proposing: role('With which a day is proposed.'),
      is: role('With which a day is proposed, when a word of approving follows.'),
      approving: role('Words of approving.'),
      booking: role('Words for a visit.'),
      besides: role('Words that may stand beside a day, besides the small words.'),
      withdrawing: role('With these a day is put in place of another.'),
      denied: role('Behind a day or an hour that is given up.'),
    })
    .describe('Days, months and spans of days.'),
  hours: z
    .strictObject({
      parts: roles(
        ['afternoon', 'morning', 'evening', 'night'],
        (name) => `Words for the ${name}.`,
        'Parts of the day.',
      ),
      oClock: role('Behind an hour.'),
      noon: role('Twelve at noon.'),
      halfPast: role('Half an hour after the hour that follows.'),
      quarterPast: role('A quarter of an hour after the hour that follows.'),
      quarterTo: role('A quarter of an hour before the hour that follows.'),
      at: role('Before an hour.'),
      first: role('The first hour that is open.'),
      last: role('The last one.'),
      whichever: role('Of two hours either one will do.'),
      endBesides: role('Beside words for the first or the last hour.'),
      otherUnits: role('Behind a number that is no hour.'),
      asking: role('With which an hour is proposed.'),
      besides: role('Words that may stand beside an hour, besides the small words.'),
    })
    .describe('Hours, and parts of the day.'),
  contacts: z
    .strictObject({
      greetings: role('Before somebody tells a name.'),
      introductions: role('Before a name, wherever they stand.'),
      selfIntroductions: role('Before a name with capital letters, or one that stands alone.'),
      nameLabels: role('Before a name that stands alone.'),
      closings: role('Before the name at the end of a letter.'),
      afterNames: role('With these ends a name that was introduced.'),
      beforeNames: role('Said before a name that stands alone, and no part of it.'),
      nameParts: role('Common parts of names, which our pages may have too.'),
      takenBack: role('A text that begins so is no name.'),
      waiting: role('A visitor asks for a moment; no name, and no words for anybody to read.'),
      doing: role('What is done in that moment.'),
      notInNames: role('Words of a sentence, never of a name.'),
      spelt: role('How somebody says in which way a name is written.'),
      without: role('That a letter is left out of a name: "Swati without h".'),
      with: role('Before the letters of a name.'),
      letters: role('Between that word and a letter.'),
      letterPlaces: role('Where in the name the letters stand.'),
      letterAfter: role('Before the letter behind which they stand.'),
      labels: role('What a number is called beside a name; no part of one.'),
      at: role('How the @ of a mail address is spoken.'),
      dot: role('How its full stop is spoken.'),
      point: role('Another word for it.'),
      underscore: role('How its underscore is spoken.'),
      hyphen: role('How its hyphen is spoken.'),
      pronouns: role('What is neither part of an address nor its beginning.'),
      leading: role('Words that lead up to an address and are no part of it.'),
      owners: role('What is no beginning of an address.'),
      soleProviders: role('Mail services with one ending, .com, that may be left out.'),
      domains: role('Well-known endings of addresses; what is one slip away from one is asked about.'),
    })
    .describe('Names, mail addresses and telephone numbers.'),
  changes: z
    .strictObject({
      no: role('Between a wrong value and the right one, or before the right one.'),
      openings: role('They may stand before what is right.'),
      write: role('Before what is right, or before the words an answer should hold.'),
      relations: role('Whose name it is.'),
      ofNames: role('Before those, or before the name.'),
      shouldBe: role('Between words that are wrong and those that are right.'),
      entered: role('Behind what was given by mistake.'),
      say: role('Before the words an answer should hold.'),
      not: role('Before what is wrong.'),
      insteadOf: role('Before what is wrong, behind what is right.'),
      replace: role('Change some words of an answer.'),
      to: role('Before the words that come.'),
      with: role('Before the words that come in place of others.'),
      leads: role('Between the name of an answer and its value.'),
      add: role('Add words to an answer.'),
      also: role('Before that.'),
      remove: role('Take words out of an answer.'),
      please: role('Asks for a change.'),
      articles: role('Before the name of an answer.'),
      places: role('Before the name of the answer in which something is changed.'),
      subjects: role('Behind the name of an answer where it is the subject of something else.'),
      passing: role('Words that may stand between a change and its value.'),
      agreeing: role('They agree before a change, and change nothing.'),
      wrong: role('Say that an answer is wrong.'),
      thatOne: role('The answer before.'),
      it: role('The answer that is spoken of.'),
      anything: role('An answer, without its name.'),
      keep: role('An answer stays as it is.'),
      stop: role('Give a form up, before its name.'),
      everything: role('The whole of it.'),
      forNow: role('Beside a word of giving up they only put it off.'),
      why: role('Ask why something is asked for.'),
      switching: role('Go over to another form.'),
      turning: role('The same, even from words of one’s own.'),
      givingUp: role('The same, and give up the form that is open.'),
      hardlyYes: role('Said for a yes to a question; too little to send by.'),
      resuming: role('Go back to a form, before its name.'),
      forms: roles(formIds, (name) => `What the form ${name} is also called.`, 'What forms are also called then.'),
      same: role('What was told in a form before is taken again.'),
      rest: role('Before that: all but what is told now.'),
      earlierTimes: role('Years and visits before, of which nothing is kept.'),
      sameBesides: role('Words beside those.'),
      sameLeads: role('Before that.'),
      sameBehind: role('Behind that.'),
      none: role('Nothing is to be noted.'),
      whatIfBehind: role('Behind figures that are only supposed: "13 lakh ho jaye to".'),
      whatIf: role('Other figures are supposed.'),
    })
    .describe('How an answer that was given is changed, kept or given again.'),
  shifts: z
    .strictObject({
      around: role('Words that may stand around such a change.'),
      article: role('One of what follows.'),
      halfHour: role('Half an hour.'),
      minute: role('A minute.'),
      hour: role('An hour.'),
      day: role('A day.'),
      week: role('A week.'),
      fortnight: role('Two weeks.'),
      nextDay: role('The day after.'),
      putOff: role('Verbs that make it later: "push it by a week".'),
      bringForward: role('Verbs that make it earlier: "prepone by one day".'),
      later: role('Later by that much.'),
      earlier: role('Earlier by that much.'),
      decrease: role('An amount is made less.'),
      increase: role('An amount is made more.'),
      by: role('Before how much less or more it is.'),
      gains: role('What is earned beside the income that was told.'),
      supposed: role('By which it is only supposed.'),
      twice: role('Two times another amount.'),
      double: role('The same, of the amount that is changed.'),
      triple: role('Three times another amount.'),
      equal: role('As much as another amount.'),
      enough: role('Nothing more is told of the figures.'),
      showing: role('The figures are to be shown.'),
      shown: role('What is shown then.'),
      each: role('Between the rest and that it is nothing: "baki sab zero".'),
      full: role('All that the law allows of a deduction.'),
      last: role('The amount that was told last.'),
      less: role('Less by that much.'),
      more: role('More by that much.'),
      than: role('Compares, and changes nothing.'),
      that: role('The amount that was given.'),
      perMonth: role('The amount was for a month.'),
      perYear: role('The amount was for a year.'),
      ending: role('The last digits of a number.'),
      endingIs: role('Between that and the digits.'),
      not: role('Before the digits that are wrong.'),
      and: role('Before that.'),
    })
    .describe('An answer that is changed by how far it goes.'),
  wishes: z
    .strictObject({
      asked: role('A question with one of these is no wish for a form that is sent.'),
      asking: role('What asks without being a question.'),
      kindly: role('Before that.'),
      meanings: role('By which the meaning of something is asked.'),
      itself: role('What stands there: "what is this".'),
      taxOn: role('Between the word for tax and the income on which it is asked for.'),
      taxes: role('Words beside the figures with which the tax on them is asked for.'),
    })
    .describe('Several wishes in one message.'),
  openings: z
    .strictObject({
      wishing: role('That an appointment is wished for.'),
      available: role('That it may be had.'),
      regarding: role('Before what it is about, or with whom.'),
      whose: role('Before whom something is written to.'),
      inquiring: role('With these something is asked for instead.'),
      posts: role('Whose appointment is a matter of the law.'),
      papers: role('Behind the word, with which it is one too.'),
      others: role('Others who come or are written to.'),
      earned: role('Words of earning.'),
      earning: role('What an income comes from that is no salary.'),
      sales: role('What is sold or bought brings a gain, and no income of the year.'),
      otherMatters: role('Beside these, tax and an amount are no matter of the calculator.'),
    })
    .describe('What speaks for beginning a form, or against it.'),
  relatives: z
    .strictObject({
      whose: role('Before a relation.'),
      of: role('Between a relation and the word for a name.'),
      names: role('What a name is called.'),
      behind: role('Behind the word for a name, before the name itself.'),
    })
    .describe('A name that is somebody else’s.'),
  cues: z
    .strictObject({
      scales: role('With one of these a message may tell an amount.'),
      numbers: role('With one of these it may tell another figure.'),
      tax: role('Tax.'),
      computing: role('By which the tax of one’s own figures is asked for.'),
      otherTaxes: role('Other taxes, and what else is no matter of the calculator.'),
      regimes: role('The regimes of income tax.'),
      old: role('The old one.'),
      new: role('The new one.'),
      incomes: role('What is earned.'),
      things: role('An appointment.'),
      booking: role('What is done to get one.'),
      meeting: role('Meeting somebody.'),
      coming: role('Coming to somebody.'),
      talking: role('Talking to somebody.'),
      ourselves: role('To whom.'),
      own: role('Who comes.'),
      notes: role('A message.'),
      sending: role('What is done with one.'),
      telling: role('Letting somebody know.'),
      recipients: role('Whom, besides the words above.'),
      before: role('What was spoken of before.'),
      beforeUnless: role('The same, unless one of the next words follows.'),
      unless: role('Words with which it is something else.'),
      time: role('Alone they ask how long something takes.'),
      howLong: role('What they ask, in full.'),
    })
    .describe('By which words the guide knows what a message is about before any form is there.'),
  offices: z
    .strictObject({
      places: role('What an office is called beside its town.'),
      own: role('With these an office is the visitor’s own.'),
      coming: role('With these the town is where somebody would come.'),
      prepositions: role('Before the town.'),
      behind: role('Behind the town.'),
      around: role('Beside it, and no more than that.'),
    })
    .describe('To which office somebody would come.'),
  figures: z
    .strictObject({
      percent: role('Of a hundred.'),
      third: role('A third.'),
      twoThirds: role('Two thirds.'),
      half: role('A half.'),
      quarter: role('A quarter.'),
      article: role('Between a half and a scale, with which it is no share.'),
      scales: role('The scales.'),
      month: role('Beginnings of words for a month.'),
      year: role('Beginnings of words for a year.'),
      monthly: role('A month, before a figure.'),
      or: role('Behind that, where it is one of two.'),
      named: role('What a number may be the name of.'),
    })
    .describe('Figures of a case that is decided.'),
  sensitive: z
    .strictObject({
      pan: role('A PAN.'),
      aadhaar: role('An Aadhaar.'),
      card: role('A payment card.'),
      account: role('A bank account.'),
      secret: role('A password or one-time code.'),
      labels: role('Between such a word and the number.'),
      amounts: role('Behind a figure that is an amount.'),
      money: role('Beside a figure that is money or a phone.'),
      around: role('Words beside a number that say nothing else.'),
    })
    .describe('Words beside a PAN, an Aadhaar, a card, an account number or a password.'),
});
