import { z } from 'zod';

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
      everyMonth: role('That an amount is by the month, some words ahead of it or behind it.'),
      together: role('All amounts of a message: "both per month".'),
      monthApart: role('Words before those with which it is another month, or that of several amounts.'),
      twelveTimes: role('Said behind an amount for a month.'),
      year: role('A year.'),
      otherPeriod: role('Other spans; amounts for them are refused.'),
      full: role('A deduction used up to its limit: "80C full".'),
      below: role('An amount below zero.'),
      minus: role('The same before an amount; between two of them one is taken off.'),
      share: role('Behind a figure that is a share of another amount.'),
      limit: role('A limit in place of an amount.'),
      nothing: role('No amount at all.'),
      without: role('Before the name of an amount that is left away.'),
      denied: role('Deny what stands behind them, as in "dont pay rent".'),
      unsure: role('Passed over beside an amount.'),
      incomes: role('What is earned.'),
      rents: role('Rent. Incomes and rents are asked for by themselves and never added up.'),
      purposes: role('What else an amount is for. Several of them are added up.'),
      ages: role('Before a number of years, which is no amount.'),
      otherSubjects: role('Beside these a number is no amount.'),
      givingVerbs: role('Verbs that the next one goes with, where it is no number.'),
      give: role('The word itself.'),
      beforeDo: role('Before "do", where that is an English verb.'),
      yearNames: role('Before the name of a year.'),
      inHand: role('What is left of an income after deductions; such an amount is not taken.'),
      sales: role('The sales of a business; of these no income tax is worked out.'),
      besides: role('Words that may stand beside an amount, besides the small words.'),
    })
    .describe('Amounts of money.'),
  clauses: z
    .strictObject({
      behindYear: role('Behind a financial year in two figures.'),
      and: role('Join two things.'),
      or: role('Join two things of which one may be chosen.'),
      plus: role('Join two things that are added up.'),
      but: role('Part two clauses.'),
      then: role('Begin what is wanted besides.'),
      too: role('End what is wanted besides.'),
      of: role('Tell of whom or where something is asked.'),
      hostEnds: role('What stands behind the point of a mail address, and ends no clause.'),
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
      laterOrdinals: role('The ordinals behind those, in their order, as days of a month are counted.'),
      dates: role('Behind the number of a day in a month: "5 tareekh".'),
      eve: role('The day before a feast.'),
      feasts: role('Behind the name of a feast, besides a word for a day or a week.'),
      vague: role('They leave the day open.'),
      coming: role('With these a day without a year is still to come.'),
      soon: role('One of the next days.'),
      matters: role('A day behind these is told of them, unless somebody wants to meet about them.'),
      visiting: role('Before "by", where it is no limit.'),
      expiring: role('A day before these is told of something else.'),
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
      calling: role('Behind the name of somebody who begins with it.'),
      titles: role('Before the name of a person: "I am Dr Kavitha".'),
      selfIntroductions: role('Before a name with capital letters, or one that stands alone.'),
      nameLabels: role('Before a name that stands alone.'),
      nameLeads: role('Before a name with a capital letter: "name Ravi".'),
      ofWhom: role('Between such a word and the name of somebody else: "naam papa ka Venkat Rao".'),
      closings: role('Before the name at the end of a letter.'),
      afterNames: role('With these ends a name that was introduced.'),
      beforeNames: role('Said before a name that stands alone, and no part of it.'),
      takenBack: role('A text that begins so is no name, and may change a word of what stands.'),
      waiting: role('A visitor asks for a moment; no name, and no words for anybody to read.'),
      notInNames: role('Words of a sentence, never of a name.'),
      spelt: role('How somebody says in which way a name is written.'),
      with: role('Before the letters of a name.'),
      letters: role('Between that word and a letter.'),
      labels: role('What a number is called beside a name; no part of one.'),
      at: role('How the @ of a mail address is spoken.'),
      dot: role('How its full stop is spoken.'),
      point: role('Another word for it.'),
      underscore: role('How its underscore is spoken.'),
      hyphen: role('How its hyphen is spoken.'),
      pronouns: role('What is neither part of an address nor its beginning.'),
      leading: role('Words that lead up to an address and are no part of it.'),
      keeping: role('Said of a number or an address that is to be kept.'),
      owners: role('What is no beginning of an address.'),
      soleProviders: role('Mail services with one ending, .com, that may be left out.'),
      domains: role('Well-known endings of addresses; what is one slip away from one is asked about.'),
    })
    .describe('Names, mail addresses and telephone numbers.'),
  changes: z
    .strictObject({
      no: role('Between a wrong value and the right one, or before the right one.'),
      not: role('Before what is wrong.'),
      insteadOf: role('Before what is wrong, behind what is right.'),
      articles: role('Before the name of an answer.'),
      switching: role('Go over to another form.'),
    })
    .describe('How an answer that was given is changed, kept or given again.'),
  repairs: z
    .strictObject({
      noLonger: role('Behind an address or a number that is no longer meant.'),
      moving: role('Behind an hour that another gives way to.'),
      former: role('Before an address or a number that is no longer meant.'),
      back: role('Words of second thoughts: what stands behind takes the place of what was said before.'),
      amends: role('Words before an amount that takes the place of the one that was told last.'),
      no: role('The same, unless it belongs to the word before or behind it.'),
    })
    .describe('Of several days, hours or choices in one message, which is the request.'),
  persons: z
    .strictObject({
      men: role('Men of whom a figure is.'),
      women: role('Women of whom a figure is.'),
    })
    .describe('Of whom a figure is.'),
  counting: z
    .strictObject({
      once: role('Beside these an amount is paid once in the year.'),
      upTo: role('Before an amount up to which something holds.'),
      upToBehind: role('Behind such an amount.'),
      formerly: role('A time before, whose figure does not count.'),
      counted: role('Months as they are counted.'),
    })
    .describe('Which of several figures is meant.'),
  denials: z
    .strictObject({
      choiceExcept: role('Before a choice that is not meant.'),
      unknown: role('Before a denial: that something is not known.'),
      knowing: role('Behind a denial: that something is not known.'),
    })
    .describe('That there is none of an amount.'),
  openings: z
    .strictObject({
      wishing: role('That an appointment is wished for.'),
      inquiring: role('With these something is asked for instead.'),
    })
    .describe('What speaks for beginning a form, or against it.'),
  relatives: z
    .strictObject({
      whose: role('Before a relation.'),
      addressed: role('So somebody is called at the beginning of a message.'),
      behind: role('Behind the word for a name, before the name itself.'),
    })
    .describe('A name that is somebody else’s.'),
  cues: z
    .strictObject({
      scales: role('With one of these a message may tell an amount.'),
      numbers: role('With one of these it may tell another figure.'),
      booking: role('What is done to get one.'),
      own: role('Who comes.'),
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
      ways: role('How one would meet: it is noted, whatever is asked for.'),
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
      quarterly: role('Three months, before a figure.'),
      daily: role('A day, before a figure.'),
      weekly: role('A week, before a figure.'),
      days: role('A day, behind a figure.'),
      weeks: role('A week, behind a figure.'),
      quarters: role('Three months, behind a figure.'),
      each: role('Between a figure and those months.'),
      selling: role('Beside a thing that is sold they make a profit a gain: sold.'),
      further: role('Between two words of which the second tells more of the first: gain on shares.'),
      workedOut: role('Between what is worked out and the amount on which it is: tax on 12 lakh.'),
      periodApart: role('Behind a month or a quarter, these tell that it is not the figure’s.'),
      units: role('Behind a number that is measured.'),
      things: role('Of which one has the price that is told.'),
      named: role('What a number may be the name of.'),
    })
    .describe('Figures of a case that is decided.'),
  kinds: roles(
    [
      'income',
      'turnover',
      'profit',
      'gain',
      'price',
      'rent',
      'tariff',
      'farm',
      'bill',
      'familyPension',
      'loss',
      'basic',
      'allowance',
      'interest',
      'deposit',
      'loan',
      'demand',
      'stock',
      'saving',
      'gift',
      'machines',
      'expense',
    ],
    (name) => `What is named beside an amount that is ${name}.`,
    'What amounts are of.',
  ),
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
  shifts: z
    .strictObject({
      more: role('What is added to an answer that stands.'),
      less: role('What is taken from it.'),
      hours: role('Hours, by which an hour of the day is moved.'),
      days: role('Days, by which a day is moved.'),
      weeks: role('Weeks, by which a day is moved.'),
      later: role('Towards a later day or hour.'),
      earlier: role('Towards an earlier one.'),
    })
    .describe('How far an answer that stands is moved.'),
  grammar: z
    .strictObject({
      joining: role('Between two things that are told together.'),
      percent: role('A share of a whole, besides its sign.'),
      denied: role('Behind what is not meant.'),
      instead: role('Before what is not meant.'),
      wrong: role('That something is wrong.'),
      articles: role('Before a noun.'),
      prepositions: role('Before a day, an hour or a place.'),
      becoming: role('Between the name of an answer and what it shall be.'),
      supposing: role('With these an amount is only supposed.'),
      turned: role('Before what an amount has become.'),
      naming: role('Before a name.'),
      remarks: role('At the end of a remark behind a name.'),
      from: role('Before the place where a person comes from.'),
      fromBehind: role('The same, behind it.'),
      meaning: role('Before a period that is told apart from its amount.'),
    })
    .describe('Small words between values, names of answers and what they shall be.'),
  reading: z
    .strictObject({
      relations: role('Whose a figure is that is not the own one of the visitor.'),
      own: role('Before or behind a figure of the own visitor.'),
      each: role('So much for each of some.'),
      sharing: role('A whole of which the visitor has a part.'),
      companyShares: role('Words with which a share is one of a company, and no part of something.'),
      halves: role('A half of a whole.'),
      times: role('Between two numbers that are multiplied.'),
      reasons: role('Before why something else cannot be.'),
      either: role('Between values of which either will do.'),
      apart: role('Between figures that are not added.'),
      stretches: role('Beside figures of different stretches of the year.'),
      dictated: role('Before what is dictated.'),
      dictating: role('Behind what is dictated.'),
      dictatedEither: role('On either side of what is dictated.'),
    })
    .describe('What a value in a message belongs to, and what is worked out from it.'),
  consent: z
    .strictObject({
      described: role('Words of a sentence that says that everything is right, beside what sends.'),
      agreeing: role('They let a request go, as a yes does.'),
      hardly: role('They agree, and are too little to send by where something else is told beside them.'),
      stated: role('The same, but not behind what is sent.'),
      verbs: role('What is done with a request.'),
      leads: role('Before such a verb.'),
      carrying: role('The same as such a verb, before the name of what is sent.'),
      articles: role('Before what is sent.'),
      objects: role('What is sent, besides the names of the form.'),
      particles: role('Behind what is sent, in Hindi and Telugu.'),
      doing: role('Behind such a verb or alone, in Hindi and Telugu.'),
      receivers: role('To whom it goes.'),
      atOnce: role('That nothing is waited for.'),
      without: role('That there is none of the next words.'),
      faults: role('What could be changed.'),
      untouched: role('That nothing is done of the next words.'),
      touching: role('What could be done.'),
      any: role('Before these, or behind them.'),
      being: role('Between the two.'),
      emphatic: role('Behind that something is right: "the email is right only".'),
      needed: role('Behind what there is none of.'),
      noChange: role('The same in one: nothing is to be changed.'),
      approving: role('That everything is right.'),
      checked: role('That it was read.'),
      passing: role('Exclamations, greetings and thanks.'),
      back: role('Who is back after a while.'),
    })
    .describe('What makes a yes as a whole, beside the words of agreeing and the polite ones.'),
});
