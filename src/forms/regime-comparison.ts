import taxYears from 'content:tax-years';
import words from 'content:regime-comparison-words';
import amountWords from 'content:vocabulary-amounts';
import estimateWords from 'content:tax-estimate-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { accepted } from '#src/domain/parsed.ts';
import type { ComputationLine } from '#src/domain/regimes/computation-line.ts';
import { compareRegimes, type Comparison } from '#src/domain/regimes/compare.ts';
import { computeTax } from '#src/domain/regimes/compute.ts';
import { emptyCase, type TaxCase } from '#src/domain/regimes/tax-case.ts';
import { currentTaxYear, taxYearWithId, type RegimeName, type TaxYear } from '#src/domain/regimes/tax-year.ts';
import { toWholeRupees } from '#src/domain/rounding.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import {
  isLikelyMonthly,
  isTiny,
  likelyMonthly,
  partsAboveIncome,
  type TaxWarningCode,
} from '#src/domain/tax-warnings.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { paths } from '#src/paths.ts';
import { amountWarning } from './amount-warning.ts';
import type { Addition, Form, ResultEnding, Row, Warning, Working } from './form.ts';
import { optionQuestion } from './option-question.ts';
import type { Answers, Found } from './question.ts';
import { rupeesQuestion } from './rupees-question.ts';

const { questions, options, result, assumed, steps, counted } = words;

const cities = [
  ...new Map(
    taxYears
      .flatMap(({ regimes }) => regimes.old.deductions?.houseRent.cities ?? [])
      .map(({ name, alsoCalled }) => [name, { id: name, name, words: alsoCalled }]),
  ).values(),
];

const ages = options.ages.map(({ from, ...option }) => ({ ...option, id: String(from) }));

const { before, years, amounts: scales, ago } = options.ageWords;
const ageTold = new RegExp(
  `${anyWord(...before, amountWords.ages)}\\s*(?:(?:of|is)\\s+)?(\\d{2,3})\\b(?!\\s*(?:${anyWord(...scales)}|%)|,\\d)(?:\\s*${anyOf(...years)}\\b)?|\\b(\\d{2,3})\\s*${anyOf(...years)}\\b(?!\\s*${anyOf(...ago)})`,
  'giu',
);

/** "I am 65", "aged 65", "65 years old". */
function agesIn(text: string): readonly Found[] {
  return [...text.matchAll(ageTold)].flatMap((match) => {
    const age = Number(match[1] ?? match[2]);
    return age < youngest || age > oldest
      ? []
      : [{ start: match.index, end: match.index + match[0].length, parsed: accepted(bandOf(age)) }];
  });
}

/** "41", and nothing else. */
const ageAlone = (text: string): readonly Found[] => (/^\W*\d{2}\W*$/.test(text) ? agesIn(`${before[0]} ${text}`) : []);

/** Of whose figures one speaks. */
const youngest = 18;
const oldest = 110;

const bandOf = (age: number) => String(options.ages.findLast(({ from }) => age >= from)?.from ?? 0);

/** "2025-26", "FY 25-26". */
function yearsIn(text: string): readonly Found[] {
  return [...text.matchAll(/\b(?:20)?(\d\d)\s*[-–/]\s*(?:20)?(\d\d)\b/gu)].flatMap((match) => {
    const id = `20${match[1] ?? ''}-${match[2] ?? ''}`;
    return taxYears.some((year) => year.id === id)
      ? [{ start: match.index, end: match.index + match[0].length, parsed: accepted(id) }]
      : [];
  });
}

/** What the law allows at most, as people say "80C full". */
const caps = taxYears.at(-1)?.regimes.old.deductions;

const amounts = {
  deductions: ['allDeductions', 'section80C', 'nps', 'health', 'homeLoanInterest', 'savingsInterest'],
  rent: ['basicPay', 'houseRentAllowance', 'yearlyRent'],
} as const;

/** Incomes of which a part is taxed. */
const inPart = ['letOutRent', 'professionalFees'] as const;

/** Questions that only the old regime asks. */
const ofOldRegime: readonly string[] = [...amounts.deductions, ...amounts.rent];

/** Both regimes beside each other: figures of a year in, the tax under each and the lower one out. */
export const regimeComparison: Form<ResultEnding> = {
  id: 'regime-comparison',
  title: words.title,
  opening: words.opening,
  action: words.action,
  page: paths.taxCalculator,
  questions: [
    rupeesQuestion('grossSalary', questions.grossSalary, { missing: 'salaryMissing', isOfProfit: true }),
    rupeesQuestion('otherIncome', questions.otherIncome),
    rupeesQuestion('letOutRent', questions.letOutRent),
    rupeesQuestion('propertyTax', questions.propertyTax),
    rupeesQuestion('professionalFees', questions.professionalFees),
    {
      ...rupeesQuestion('allDeductions', questions.allDeductions),
      promptFor: ({ yearlyRent }) => (yearlyRent === undefined ? questions.allDeductions.prompt : words.besidesRent),
    },
    rupeesQuestion('section80C', questions.section80C, { most: caps?.section80C }),
    rupeesQuestion('nps', questions.nps, { most: caps?.nps }),
    rupeesQuestion('employerNps', questions.employerNps, { shareOf: 'basicPay' }),
    rupeesQuestion('health', questions.health),
    rupeesQuestion('homeLoanInterest', questions.homeLoanInterest, { most: caps?.homeLoanInterest }),
    rupeesQuestion('savingsInterest', questions.savingsInterest),
    rupeesQuestion('basicPay', questions.basicPay, { shareOf: 'grossSalary' }),
    rupeesQuestion('houseRentAllowance', questions.houseRentAllowance, { shareOf: 'basicPay' }),
    rupeesQuestion('yearlyRent', questions.yearlyRent),
    optionQuestion('city', questions.city, [...cities, { id: 'elsewhere', ...options.elsewhere }]),
    optionQuestion('age', questions.age, ages, { more: agesIn, alone: ageAlone }),
    optionQuestion('residence', questions.residence, [
      { id: 'nonResident', ...options.residence.nonResident },
      { id: 'resident', ...options.residence.resident },
    ]),
    optionQuestion(
      'taxYear',
      questions.taxYear,
      taxYears.map(({ id, name }) => ({ id, name, words: [] })).toReversed(),
      { more: yearsIn },
    ),
  ],
  standAlone: ['otherIncome', ...inPart],
  isAsked: matters,
  mayAsk: ['grossSalary', 'allDeductions', 'age', 'residence'],
  takenForGranted: ({ grossSalary }) => (grossSalary === undefined ? [] : ['allDeductions', 'age', 'residence']),
  initial: (now) => ({ taxYear: currentTaxYear(taxYears, now).id }),
  warnings,
  ending: {
    kind: 'result',
    heading: result.heading,
    note: result.notCovered,
    about: paths.service(estimateWords.result.service),
    ways: { page: estimateWords.result.onPage, book: estimateWords.result.book },
    sentences: (answers) => comparisonSentences(comparisonFor(answers)),
    rows: (answers) => comparisonRows(comparisonFor(answers)),
    working: (answers) => comparisonWorking(comparisonFor(answers)),
    adds,
  },
};

/** What can be added to the figures, as far as it can change them, and another year. */
function adds(answers: Answers): readonly Addition[] {
  const open = (id: string) => answers[id] === undefined;
  const { adds: labels } = result;
  const single = (id: Exclude<keyof typeof labels, 'rent'>): Addition => ({ label: labels[id], questions: [id] });
  // Told in one sum, they would count twice.
  const isOneSum =
    amountOf(answers, 'allDeductions') > 0 && [...amounts.deductions.slice(1), ...amounts.rent].every(open);
  const isCounted = taxUnder('new', answers) > 0 && !isOneSum;
  const rent = ['yearlyRent', 'basicPay', 'houseRentAllowance'];
  return [
    ...(isCounted && open('yearlyRent') ? [{ label: labels.rent, questions: rent.filter(open) }] : []),
    ...(isCounted ? (['section80C', 'nps', 'health', 'homeLoanInterest'] as const).filter(open).map(single) : []),
    ...(['otherIncome', 'age', 'residence'] as const).filter(open).map(single),
    single('taxYear'),
  ];
}

/** What a comparison was worked out from and what it came to. */
export interface FilledComparison {
  readonly answers: Answers;
  readonly taxCase: TaxCase;
  readonly year: TaxYear;
  readonly comparison: Comparison;
  /** What was taken for granted, as parts of a sentence. */
  readonly assumed: readonly string[];
}

/** The comparison for a filled-in form; amounts that were not told count as 0, the person as a resident below 60, the year as the latest. */
export function comparisonFor(answers: Answers): FilledComparison {
  const taxCase = caseFor(answers);
  const year = yearFor(answers);
  return { answers, taxCase, year, comparison: compareRegimes(taxCase, year), assumed: assumedIn(answers) };
}

/** What is said first: which regime is lower and by how much, where they are level, and what was taken for granted. */
export function comparisonSentences({
  answers,
  year,
  comparison,
  assumed: parts,
}: FilledComparison): readonly string[] {
  const { better, saving, breakEven: level, computations } = comparison;
  const tax = taxInWords(computations[better ?? 'new'].total);
  const first =
    better === undefined
      ? fillTemplate(computations.new.total === 0 ? result.none : result.same, { year: year.name, tax })
      : fillTemplate(result.better, {
          year: year.name,
          regime: result.regimes[better],
          tax,
          other: taxInWords(computations[better === 'new' ? 'old' : 'new'].total),
          saving: formatRupees(saving),
        });
  const levelText =
    computations.new.total === 0
      ? result.levelAtNil
      : level === 0
        ? result.levelAtOnce
        : fillTemplate(result.level, { amount: formatRupees(level) });
  const taxedInPart = inPart
    .filter((id) => amountOf(answers, id) > 0)
    .map((id) => {
      const isLess = id === 'letOutRent' && amountOf(answers, 'propertyTax') > 0;
      return fillTemplate(result.counted[isLess ? 'lessPropertyTax' : id], {
        amount: formatRupees(countedOf(answers, id)),
      });
    });
  return [
    first,
    ...taxedInPart,
    levelText,
    ...(parts.length === 0 ? [] : [fillTemplate(result.assumed, { what: parts.join(', ') })]),
  ];
}

/** The figures with their names, as page and guide show them. */
export function comparisonRows({ comparison }: FilledComparison): readonly Row[] {
  const { computations, saving, breakEven: level } = comparison;
  return [
    { label: result.newRegime, value: formatRupees(computations.new.total) },
    { label: result.oldRegime, value: formatRupees(computations.old.total) },
    { label: result.saving, value: formatRupees(saving) },
    ...(level > 0 && computations.new.total > 0 ? [{ label: result.breakEven, value: formatRupees(level) }] : []),
  ];
}

/** The regimes by their names, as headings. */
export const regimeLabels: Readonly<Record<RegimeName, string>> = { new: result.newRegime, old: result.oldRegime };

/** The amount of a line of a computation, with its sign where it is taken off. */
export const lineAmount = ({ kind, amount }: ComputationLine): string =>
  `${kind === 'less' ? '− ' : ''}${formatRupees(amount)}`;

/** How the tax under each regime came about, the lower one first. The lines of the slabs are left to their sum. */
export function comparisonWorking({ comparison: { better, computations } }: FilledComparison): readonly Working[] {
  const names = better === 'old' ? (['old', 'new'] as const) : (['new', 'old'] as const);
  return names.map((name) => ({
    heading: regimeLabels[name],
    rows: [
      ...computations[name].lines
        .filter(({ step }) => step !== 'slab' && step !== 'topSlab')
        .map((line) => ({ label: steps[line.step].name, value: lineAmount(line) })),
      ...(computations[name].total > 0
        ? [{ label: result.byMonth, value: formatRupees(Math.round(computations[name].total / 12)) }]
        : []),
    ],
  }));
}

const taxInWords = (tax: number) => (tax === 0 ? result.nothing : formatRupees(tax));

const amountOf = (answers: Answers, id: string) => Number(answers[id] ?? 0);

/** The part of an income that is taxed, in whole rupees: of rent what is left after the property tax paid and 30% (sections 21 and 22), of fees the half that the presumptive scheme takes for income (section 58). */
function countedOf(answers: Answers, id: (typeof inPart)[number]): number {
  const less = id === 'letOutRent' ? amountOf(answers, 'propertyTax') : 0;
  return toWholeRupees(BigInt(Math.max(0, amountOf(answers, id) - less)) * BigInt(taxedPercent[id]), 100n);
}

const taxedPercent = { letOutRent: 100 - counted.rentDeducted, professionalFees: counted.feesDeclared };

function caseFor(answers: Answers): TaxCase {
  const amount = (id: string) => amountOf(answers, id);
  return {
    age: answers.age === undefined ? emptyCase.age : Number(answers.age),
    isResident: answers.residence !== 'nonResident',
    salary: amount('grossSalary'),
    // Savings interest is a part of the other income: there is no less of that.
    otherIncome:
      Math.max(amount('otherIncome'), amount('savingsInterest')) +
      inPart.reduce((sum, id) => sum + countedOf(answers, id), 0),
    deductions: {
      section80C: amount('section80C'),
      nps: amount('nps'),
      employerNps: amount('employerNps'),
      health: amount('health'),
      homeLoanInterest: amount('homeLoanInterest'),
      savingsInterest: amount('savingsInterest'),
      other: amount('allDeductions'),
    },
    houseRent: {
      basic: amount('basicPay'),
      received: amount('houseRentAllowance'),
      rent: amount('yearlyRent'),
      city: String(answers.city ?? ''),
    },
  };
}

function yearFor({ taxYear }: Answers): TaxYear {
  const latest = taxYears.at(-1);
  return taxYearWithId(taxYears, String(taxYear ?? latest?.id));
}

function assumedIn(answers: Answers): readonly string[] {
  const isNone = (...ids: readonly string[]) => ids.every((id) => answers[id] === undefined);
  return [
    ...(isNone('otherIncome', 'savingsInterest', ...inPart) ? [assumed.otherIncome] : []),
    ...(isNone(...ofOldRegime) ? [assumed.deductions] : []),
    ...(isNone('age') ? [assumed.age] : []),
    ...(isNone('residence') ? [assumed.residence] : []),
    ...(isNone('city') && matters('city', answers) ? [assumed.city] : []),
  ];
}

/** Whether the answer to a question could turn what the guide says; what only a page asks for never does. */
function matters(id: string, answers: Answers): boolean {
  const { grossSalary } = answers;
  switch (id) {
    case 'grossSalary':
      return true;
    case 'otherIncome':
      return grossSalary === 0;
    case 'allDeductions':
      return amounts.deductions.every((one) => answers[one] === undefined) && taxUnder('new', answers) > 0;
    case 'basicPay':
    case 'houseRentAllowance':
    case 'yearlyRent':
      return isPartOfRent(id, answers);
    case 'city':
      return (
        new Set(['', ...cities.map(({ id: city }) => city)].map((city) => taxUnder('old', { ...answers, city }))).size >
        1
      );
    case 'age':
      return isTurnedBy(
        'age',
        ages.map((one) => one.id),
        answers,
      );
    case 'residence':
      return isTurnedBy('residence', ['resident', 'nonResident'], answers);
    default:
      return false;
  }
}

/** House rent exempts nothing until all three of its amounts are known; one that is 0 settles it. */
function isPartOfRent(id: string, answers: Answers): boolean {
  const others = amounts.rent.filter((one) => one !== id);
  const isNewTaxed = taxUnder('new', answers) > 0;
  // Where rent was not told, the sum of the deductions has it.
  const isInSum = answers.yearlyRent === undefined && amountOf(answers, 'allDeductions') > 0;
  return (
    isNewTaxed &&
    !isInSum &&
    others.some((one) => amountOf(answers, one) > 0) &&
    others.every((one) => answers[one] !== 0)
  );
}

const taxUnder = (regime: RegimeName, answers: Answers): number =>
  computeTax(caseFor(answers), yearFor(answers), regime).total;

function isTurnedBy(id: string, values: readonly string[], answers: Answers): boolean {
  const lower = values.map((value) => {
    const changed = { ...answers, [id]: value };
    return Math.sign(taxUnder('old', changed) - taxUnder('new', changed));
  });
  return new Set(lower).size > 1;
}

/** What the estimate of the tax calls the questions that are told by the month as often as by the year. */
const asInEstimate = {
  annualIncome: 'grossSalary',
  basicSalary: 'basicPay',
  hraReceived: 'houseRentAllowance',
  rentPaid: 'yearlyRent',
} as const;

function warnings(answers: Answers): readonly Warning[] {
  const gross = amountOf(answers, 'grossSalary');
  const warning = (about: string, code: TaxWarningCode) => amountWarning(about, code, amountOf(answers, about), gross);
  const told = {
    annualIncome: gross,
    basicSalary: amountOf(answers, 'basicPay'),
    hraReceived: amountOf(answers, 'houseRentAllowance'),
    rentPaid: amountOf(answers, 'yearlyRent'),
  };
  const above = answers.grossSalary === undefined ? [] : partsAboveIncome(told);
  return [
    ...above.map(({ about, code, amount }) => amountWarning(asInEstimate[about], code, amount, gross)),
    ...['grossSalary', 'otherIncome', ...inPart, 'employerNps', ...ofOldRegime]
      .filter((id) => isTiny(amountOf(answers, id)))
      .map((id) => warning(id, 'tinyAmount')),
    ...likelyMonthly(told).map((one) => warning(asInEstimate[one], 'monthlyAmount')),
    ...(isLikelyMonthly(amountOf(answers, 'letOutRent')) ? [warning('letOutRent', 'monthlyAmount')] : []),
  ];
}
