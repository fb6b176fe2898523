import amountWords from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import days from 'content:vocabulary-days';
import denials from 'content:vocabulary-denials';
import differences from 'content:vocabulary-differences';
import incomes from 'content:vocabulary-incomes';
import questions from 'content:vocabulary-questions';
import relatives from 'content:vocabulary-relatives';
import shifts from 'content:vocabulary-shifts';
import small from 'content:vocabulary-small';
import { questionsAboutForms } from '#src/collections/form-intents.ts';
import type { IntentId } from '#src/collections/types.ts';
import { accepted, refused } from '#src/domain/parsed.ts';
import { shareIn } from '#src/language/amount-sum.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import { clauseAt } from '#src/language/clauses.ts';
import { asksOutright } from '#src/language/question.ts';
import { anyOf, anyWord } from '#src/language/word-lists.ts';
import { overlaps, without, type Span } from '#src/language/traced-text.ts';
import type { Form } from '#src/forms/form.ts';
import type { AnswerContext, Answers, Found, Question } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { acceptsAnyText } from './command.ts';
import type { TurnContext } from './knowledge.ts';
import { agesIn } from './ages-in.ts';
import { withoutWhatWasTold } from './as-told.ts';
import { momentsOfThePast, withMomentBehind } from './moments-aside.ts';
import { choicesDenied } from './choices-denied.ts';
import { contactsGivenUp } from './contacts-given-up.ts';
import { isDoubtfulName } from './doubtful-name.ts';
import { includedIn, withEarned } from './earned-names.ts';
import { figuresMeant } from './figures-meant.ts';
import { framedName } from './framed-name.ts';
import { givenUp, isNoLonger } from './given-up.ts';
import { lakhsOf } from './in-lakhs.ts';
import { pairedAmounts } from './paired-amounts.ts';
import { nameCalledBehind, relativesName } from './relatives-name.ts';
import { withoutTakenBack } from './self-repair.ts';
import { isInPassing } from './told-in-passing.ts';
import { answersAndParts, isShareOf, namedQuestions, partsCovered, type NamedQuestion } from './question-names.ts';

/** A value that was told for a question of the form. */
export interface Told extends Found {
  readonly question: Question;
  /** Whether the question was called by its name. */
  readonly isNamed: boolean;
  /** Set where others were told beside it, which are not to be lost. */
  readonly isOneOf?: true;
  /** Set for a name that the words around it make one. */
  readonly isFramed?: true;
}

/** What a message holds, worked out once and looked at by every rule. */
export interface Reading {
  readonly text: string;
  /** The whole of it, with what counts for nothing; the notes hold this. */
  readonly said: string;
  /** What the whole message is, apart from words that say nothing. */
  readonly intent: IntentId | undefined;
  readonly asks: boolean;
  /** Whether it has a word of changing something. */
  readonly isChange: boolean;
  /** The questions of the form that are called by name, in the order of the text. */
  readonly named: readonly NamedQuestion[];
  /** The values for questions of the form, in the order of the text. What is told of something else is not among them. */
  readonly told: readonly Told[];
  /** Whether another amount takes the place of one. */
  readonly isCorrected: boolean;
  /** Amounts without a name. */
  readonly unnamed: readonly Found[];
  /** Amounts that are part of an answer: "lic 50,000". */
  readonly parts: readonly Told[];
}

/** Reads a message with the questions of a form before the eyes. */
export function readMessage(
  said: string,
  form: Form,
  answerContext: AnswerContext,
  { knowledge }: Pick<TurnContext, 'knowledge'>,
  open?: Question,
): Reading {
  const behindGreeting = withoutGreeting(said);
  const usable = withoutAside(behindGreeting, form, answerContext, open);
  const meant = figuresMeant(withoutTakenBack(usable, form, answerContext, open, knowledge), form);
  const text = meant === behindGreeting ? said : meant;
  // "11 ki kudaradu, 12 cheyandi": what stands against another hour is one.
  const isRepaired = meant !== usable;
  const settled = settledValues(meant, form, answerContext).map((value) =>
    isRepaired && value.question.kind === 'slot' && value.parsed.ok ? { ...value, weak: false } : value,
  );
  const values = settled.filter((value) => !isInPassing(value, text, settled, open, knowledge));
  const isFree = ({ from, to }: NamedQuestion) => !values.some((value) => overlaps(value, { start: from, end: to }));
  const withSource = sourcesIn(text, form);
  const called = namedQuestions(text, form).filter(isFree).map(withSource);
  const { figures: all, ages } = figuresIn(text, form, answerContext, values, knowledge.forms);
  const included = all.length > 1 ? includedIn(text, form, open) : [];
  const isApart = (one: Span) => !included.some((part) => overlaps(part, one));
  const figures = all.filter(isApart);
  const named = (figures.length > 0 ? withEarned(text, form, called, answerContext.answers, open) : called).filter(
    ({ from, to }) => isApart({ start: from, end: to }),
  );
  const denied = givenUp(text, figures);
  const amounts = figures.filter((one) => !denied.includes(one));
  const covering = namedQuestions(text, form, partsCovered).filter(isFree);
  // "18 lakh, hra nil": what is nothing wants no amount.
  const nothing = wordedAmounts(text, named, [], answerContext).map(({ question }) => question);
  const wanting = named.filter(({ question }) => !nothing.includes(question));
  const paired = withOthersShare(text, pairedAmounts(text, amounts, wanting, covering, allAllowedIn(text, values)));
  const { unnamed } = paired;
  const isStrong = [...paired.told, ...unnamed].some(({ weak }) => weak !== true);
  // "We are 23, salary 14,000 each, PF?"
  const parts = paired.parts.filter(({ weak }) => weak !== true || !isStrong);
  const amountsTold = withShares(text, named, paired.told, answerContext);
  const isTold = ({ question }: Told) => amountsTold.some((one) => one.question.id === question.id);
  const told = [
    ...withoutWeak([...amountsTold, ...parts.filter(isTold)], unnamed, form, answerContext),
    ...wordedAmounts(text, named, amountsTold, answerContext).map(forOpen(text, answerContext, open)),
  ];
  // Of figures that are read through, the one without a name is the income.
  const asked = open ?? form.questions[0];
  // "85k a month and a bonus of 1 lakh": what is called a kind of income is not all of it.
  const ownNames = named.filter(({ question }) => question.id === asked?.id);
  const isOfKinds = ownNames.length > 0 && ownNames.every((name) => 'isKind' in name);
  const [amount, another] = isOfKinds ? unnamed.filter(({ weak }) => weak !== true) : unnamed;
  const isForOpen =
    asked?.kind === 'rupees' &&
    amount !== undefined &&
    amount.weak !== true &&
    !another &&
    told.length > 0 &&
    told.every(({ question }) => question.id !== asked.id || isOfKinds) &&
    (open !== undefined || answerContext.answers[asked.id] === undefined || isOwnClause(text, amount, named));
  if (isForOpen) told.push({ ...amount, question: asked, isNamed: false });
  // "The correct one is 98480 22338": beside a number or an address a number in words is an hour only where it is asked for or called one.
  const hasContact = values.some(
    ({ question: { kind }, parsed }) => parsed.ok && (kind === 'phone' || kind === 'email'),
  );
  const isThatOne = ({ question, weak, start, end }: ValuePlace) =>
    hasContact &&
    question.kind === 'slot' &&
    weak === true &&
    open?.kind !== 'slot' &&
    !/\d/.test(text.slice(start, end)) &&
    named.every((one) => one.question !== question);
  const nameQuestion = form.questions.find(({ id }) => id === 'name');
  const ofOther = nameQuestion && (relativesName(text) ?? nameCalledBehind(text));
  const isName = (one: Found) =>
    !values.some((value) => value.question !== nameQuestion && value.weak !== true && overlaps(value, one)) &&
    !isDoubtfulName(text.slice(one.start, one.end), { context: { knowledge } });
  const relative = ofOther && isName(ofOther) ? ofOther : undefined;
  const isIntroduced = relative !== undefined || values.some(({ question }) => question === nameQuestion);
  const framed =
    nameQuestion && !isIntroduced && !(open && acceptsAnyText(open))
      ? framedName(text, knowledge, open === nameQuestion)
      : undefined;
  const others = [
    ...values.filter((value) => (!relative || value.question !== nameQuestion) && !isThatOne(value)),
    ...(relative && nameQuestion ? [{ ...relative, question: nameQuestion }] : []),
    ...(framed && nameQuestion ? [{ ...framed, question: nameQuestion, isFramed: true as const }] : []),
  ]
    .filter(({ question, isAside }) => question.kind !== 'rupees' && isAside !== true)
    .filter((value) => !(value.question.id === 'age' && isAgeOfOther(value, text, form, answerContext)))
    .map((value) => ({ ...value, isNamed: named.some(({ question }) => question.id === value.question.id) }))
    .concat(ages);
  const isTagged = told.some(({ isNamed, parsed }) => isNamed && parsed.ok) && hasTag(text, told);
  const isRequest =
    isTagged ||
    ((request.test(text) || isOffered(text)) && others.some(({ parsed, weak }) => parsed.ok && weak !== true));
  return {
    text,
    said,
    intent: knowledge.intents.whole(text)?.id ?? askedBehindOpening(text, knowledge),
    asks: !isRequest && asksOutright(withoutWhatWasTold(text)),
    isChange: wordsIn(text).some((word) => knowledge.corrections.has(word)),
    named,
    told: [...told, ...firstOfEach(others).map((value) => ofSeveral(value, others, text, knowledge))].sort(
      (one, other) => one.start - other.start,
    ),
    isCorrected: denied.length + included.length > 0,
    unnamed: isForOpen ? [] : unnamed,
    parts: parts.filter((part) => !isTold(part)),
  };
}

/** Without numbers and addresses that are of no use, choices that are denied, and days and hours of what has happened. Where words are asked for, all of it is theirs. */
function withoutAside(text: string, form: Form, answerContext: AnswerContext, open: Question | undefined): string {
  if (open && acceptsAnyText(open)) return text;
  const usable = without(text, [
    ...contactsGivenUp(text, form, answerContext),
    ...(open?.kind === 'choice' ? choicesDenied(text, open, answerContext) : []),
  ]);
  const said = withMomentBehind(usable, form, answerContext);
  return without(said, momentsOfThePast(said, form, answerContext));
}

/** "Now make the 80c 1.4 lakh full": beside another name in its clause a figure tells no other income. */
function isOwnClause(text: string, place: Span, named: readonly NamedQuestion[]): boolean {
  const { start, end } = clauseAt(text, place);
  return named.every(({ from, to }) => to <= start || from >= end);
}

/** "Good morning, 30 Nov 11 am" names no part of the day; what is told keeps its place. */
const withoutGreeting = (text: string) => text.replace(greeting, (greeted) => ' '.repeat(greeted.length));
const greeting = new RegExp(`^\\s*${anyOf(contacts.greetings)}(?=[\\s,.!]+\\S)`, 'iu');

/** "Wait, which day did I choose", "before I type, how long till you reply": what is asked about the form behind words that only lead up to it. */
function askedBehindOpening(text: string, { intents }: TurnContext['knowledge']): IntentId | undefined {
  const rest = text.replace(opening, '');
  const id = rest === text ? undefined : intents.whole(rest)?.id;
  return questionsAboutForms.find((one) => one === id);
}

const opening = new RegExp(
  `^(?:(?:${anyOf(changes.openings, changes.no, changes.agreeing, contacts.waiting, clauses.but)})[\\s,.]+|before\\s+(?:\\p{L}+[\\s,]+){1,4}?(?=${anyOf(questions.anywhere)}(?!\\p{L})))+`,
  'iu',
);

/** The figures that can be amounts, and ages told by a figure alone: not "umar 35", "14% of basic" or what an employer pays. */
function figuresIn(
  text: string,
  form: Form,
  answerContext: AnswerContext,
  values: readonly ValuePlace[],
  forms: readonly Form[],
) {
  const unasked = agesIn(text, form, forms);
  const all = values.filter(({ question, isAside }) => question.kind === 'rupees' && isAside !== true);
  const [first] = form.questions;
  const age = form.questions.find(({ id }) => id === 'age');
  const payments = namedQuestions(text, form, answersAndParts).filter(({ question }) => question !== first);
  const isClause = (one: ValuePlace) => {
    const from = one.start + text.slice(one.start).search(/\d/);
    const { start, end } = clauseAt(text, { start: from, end: one.end });
    return /^\s*\d\d\s*$/.test(text.slice(start, end)) && all.some(({ weak }) => weak !== true);
  };
  const figures = all.filter((one) => {
    const { start, end } = clauseAt(text, one);
    return !(
      ageBefore.test(text.slice(0, one.start)) ||
      unasked.some((told) => overlaps(told, one)) ||
      // "My son is 5 years old, total 1.6 lakh"
      (!one.parsed.ok &&
        one.parsed.refusal.code === 'amountOtherPeriod' &&
        all.some(({ parsed, weak }) => parsed.ok && weak !== true)) ||
      isClause(one) ||
      (employer.test(text.slice(start, end)) && payments.some(({ from, to }) => start <= from && to <= end)) ||
      (text.slice(one.start, one.end).endsWith('%') && ofShare.test(text.slice(one.end)))
    );
  });
  const ages = all.filter(isClause).flatMap((one) =>
    age
      ? [
          {
            ...one,
            question: age,
            isNamed: true,
            parsed: age.parse(
              `${firstOf(amountWords.ages)} ${/\d+/.exec(text.slice(one.start))?.[0] ?? ''}`,
              answerContext,
            ),
            weak: false,
          },
        ]
      : [],
  );
  return { figures, ages };
}

/** "My father is 70", "mediclaim for my mother aged 65": the age of another person, unless the figures are that person's. */
function isAgeOfOther(place: Span, text: string, form: Form, { answers }: AnswerContext): boolean {
  const { start, end } = clauseAt(text, place);
  const clause = text.slice(start, end);
  const [first] = form.questions;
  const isOfPerson = persons.test(text.slice(start, place.end)) && !speaker.test(text.slice(place.start, place.end));
  const isWished =
    (forPerson.test(clause) || forThem.test(text)) && (first === undefined || answers[first.id] === undefined);
  return isOfPerson && !isWished;
}

const speaker = new RegExp(anyWord(incomes.me), 'iu');
/** "My father is 67 … which is better for him" */
const forThem = new RegExp(
  `(?<!\\p{L})${anyOf(incomes.towards)}\\s+${anyOf(incomes.them)}(?!\\p{L})|${anyWord(incomes.themBehind)}`,
  'iu',
);
const forPerson = new RegExp(
  `(?<!\\p{L})${anyOf(incomes.towards, incomes.from, incomes.ofWhat)}\\s+(?:${anyOf(changes.articles)}\\s+)?${anyOf(changes.relations)}(?!\\p{L})`,
  'iu',
);

const firstOf = (list: string) => list.split('|')[0] ?? '';
const ageBefore = new RegExp(`${anyWord(amountWords.ages)}[\\s:]*(?:${anyOf(small)}\\s+)?$`, 'iu');
const ofShare = new RegExp(`^\\s*${anyOf(amountWords.shareOf)}\\s`, 'iu');
const employer = new RegExp(anyWord(amountWords.employer), 'iu');

/** "Mediclaim 25k self, parents 50k": an amount for somebody else beside the only one that is told is for the same. */
function withOthersShare(text: string, paired: ReturnType<typeof pairedAmounts>): ReturnType<typeof pairedAmounts> {
  const { told, unnamed, parts } = paired;
  const [first, ...more] = told;
  const [part, ...others] = told.length === 0 ? parts : [];
  const isOf = (one: Span) => {
    const { start, end } = clauseAt(text, one);
    return persons.test(text.slice(start, end));
  };
  return first && more.length === 0 && unnamed.length > 0 && unnamed.every((one) => one.weak !== true && isOf(one))
    ? {
        ...paired,
        told: [first, ...unnamed.map((one) => ({ ...one, question: first.question, isNamed: true }))],
        unnamed: [],
      }
    : part && others.length === 0 && unnamed.length > 0 && unnamed.every((one) => one.weak !== true && isOf(one))
      ? {
          ...paired,
          parts: [part, ...unnamed.map((one) => ({ ...one, question: part.question, isNamed: true }))],
          unnamed: [],
        }
      : paired;
}

const persons = new RegExp(anyWord(amountWords.persons, changes.relations), 'iu');

/** "Can you make it 3 pm" asks for a change, and not whether there can be one. */
const request = new RegExp(
  `^(?:\\p{L}+\\s+){0,2}${anyOf(days.asking)}\\s+${anyOf(days.persons)}\\s+(?:${anyOf(changes.please)}\\s+)?${anyOf(changes.write, changes.replace, shifts.putOff, shifts.bringForward)}(?!\\p{L})`,
  'iu',
);

/** "Rent 25,000 mahina, theek hai na?": a few words at the end ask for no more than a yes. */
function hasTag(text: string, told: readonly Told[]): boolean {
  const said = text.trim();
  const behind = said.slice(Math.max(said.lastIndexOf(',') + 1, ...told.map(({ end }) => end)));
  const words = behind.split(/[^\p{L}]+/u).filter((word) => word !== '').length;
  return (
    said.endsWith('?') &&
    words > 0 &&
    words <= mostOfTag &&
    !ofLaw.test(said) &&
    !asksOutright(said.replace(/[\s?]+$/, ''))
  );
}

/** "The limit is 50,000, no?" asks for the law. */
const ofLaw = new RegExp(anyWord(amountWords.ofLaw), 'iu');

const mostOfTag = 2;

/** "Monday chalega?" offers a day; "is monday fine" asks whether it is. */
const isOffered = (text: string) => offered.test(text) && !asksOutright(text.replaceAll('?', ''));
const offered = new RegExp(`${anyWord(days.approving)}[\\s?]*$`, 'iu');

/** "3 lakh from rent" is income, not rent that is paid: what an amount comes from belongs to the other income of a form of amounts, or to its first question. */
function sourcesIn(text: string, { questions }: Form): (named: NamedQuestion) => NamedQuestion {
  const [first] = questions;
  const income = questions.find(({ id }) => id === 'otherIncome') ?? first;
  return (named) =>
    income?.kind === 'rupees' &&
    named.question.kind === 'rupees' &&
    (named.question === first ? ofTheDead : source).test(text.slice(0, named.from)) &&
    !takenOff.test(text.slice(0, named.from))
      ? { ...named, question: income }
      : named;
}

/** "My late husband's pension" is a family pension. */
const ofTheDead = new RegExp(`${anyWord(incomes.dead)}\\s+${anyOf(changes.relations)}(?:['’]?s)?\\s+$`, 'iu');

/** "Remove 20k from the rent" */
const takenOff = new RegExp(`${anyWord(differences.takingOff)}\\s+\\S.*\\s${anyOf(differences.outOf)}\\s`, 'iu');

const source = new RegExp(`(?<!\\p{L})${anyOf(amountWords.sources)}\\s+$`, 'iu');

/** Beside "10 lakh", a bare "5" may well be 5 lakh, and is where that can be: it is not taken for five rupees. */
function withoutWeak(
  told: readonly Told[],
  unnamed: readonly Found[],
  form: Form,
  { answers }: AnswerContext,
): readonly Told[] {
  const [first] = form.questions;
  const strong = (one: Found) => (one.weak !== true && one.parsed.ok ? [one.parsed.value] : []);
  const [income] = unnamed.flatMap(strong);
  const known: Answers = {
    ...answers,
    ...(first && answers[first.id] === undefined && income !== undefined && { [first.id]: income }),
    ...Object.fromEntries(told.flatMap((one) => strong(one).map((value) => [one.question.id, value]))),
  };
  const asLakhs = (one: Told): Told => {
    const amount =
      one.isNamed && one.weak && one.parsed.ok
        ? lakhsOf(Number(one.parsed.value), one.question, known, form)
        : undefined;
    return amount === undefined ? one : { ...one, weak: false, parsed: accepted(amount) };
  };
  if (told.every(({ weak }) => weak === true)) {
    const read = told.map(asLakhs);
    return told.length > 1 ? read.map(withScale) : read;
  }
  // One that is called by its name is asked about.
  return told
    .map(asLakhs)
    .flatMap((one) =>
      one.weak !== true || (one.parsed.ok && one.parsed.value === 0)
        ? [{ ...one, weak: false }]
        : one.isNamed
          ? [{ ...one, weak: false, parsed: refused('amountUnclear') }]
          : [],
    );
}

/** "Basic 5 salary 10": so little a year is not meant. */
const withScale = (one: Told): Told =>
  one.isNamed && one.parsed.ok && Number(one.parsed.value) > 0 && Number(one.parsed.value) < hardlyAYear
    ? { ...one, weak: false, parsed: refused('amountHowMany') }
    : one;

const hardlyAYear = 1000;

/** "20 lakh salary, basic half": a share of an amount that is told before it, or was. */
function withShares(
  text: string,
  named: readonly NamedQuestion[],
  told: readonly Told[],
  { answers }: AnswerContext,
): readonly Told[] {
  return named.reduce<readonly Told[]>((known, name) => {
    const { question } = name;
    const { said, start, end } = clauseAround(text, name);
    const isOnly = named.every((other) => other === name || other.to <= start || other.from >= name.to);
    const share = question.shareOf === undefined || !isOnly || isShareOf(text, name) ? undefined : shareIn(said);
    const of = known.find((one) => one.question.id === question.shareOf)?.parsed;
    const whole = of?.ok === true ? Number(of.value) : Number(answers[question.shareOf ?? '']);
    if (share === undefined || !Number.isFinite(whole)) return known;
    const parsed = accepted(Math.round((whole * share) / 100));
    const reckonedFrom = `${String(share)}% × ${formatRupees(whole)}`;
    return [
      ...known.filter((one) => one.question.id !== question.id),
      { question, parsed, start, end, isNamed: true, reckonedFrom },
    ];
  }, told);
}

/** The clause in which a question is named, without the name where that holds a figure: "80c nahi". */
export function clauseAround(text: string, { from, to }: NamedQuestion) {
  const { start, end } = clauseAt(text, { start: from, end: to });
  const name = text.slice(from, to);
  return { said: `${text.slice(start, from)}${/\d/.test(name) ? '' : name}${text.slice(to, end)}`, start, end };
}

/** "No rent", "hra nil": an amount of nothing, told under its name. */
function wordedAmounts(
  text: string,
  named: readonly NamedQuestion[],
  told: readonly Told[],
  answerContext: AnswerContext,
): readonly Told[] {
  return named.flatMap((name) => {
    const { question } = name;
    if (question.kind !== 'rupees' || told.some((one) => one.question.id === question.id)) return [];
    const { said, start, end } = clauseAround(text, name);
    const isNone = isCalledNone(text, name, named);
    const parsed = isNone ? accepted(0) : /\d/.test(said) ? undefined : question.parse(said, answerContext);
    return parsed?.ok === true && parsed.value === 0 ? [{ question, parsed, start, end, isNamed: true }] : [];
  });
}

/**
 * "Own flat so no rent", "no 80d", "rent kattadu", "no hra or rent", "hra aur rent dono nahi": nothing is said right beside the name, or beside one that is joined to it, whatever else
 * the clause holds.
 */
function isCalledNone(text: string, name: NamedQuestion, named: readonly NamedQuestion[]): boolean {
  if (text.includes('?')) return false;
  const isJoined = (one: NamedQuestion, next: NamedQuestion) => joinedNames.test(text.slice(one.to, next.from));
  const at = named.indexOf(name);
  const rest = named.slice(at + 1);
  const firstApart = rest.findIndex((one, place) => !isJoined(rest[place - 1] ?? name, one));
  const run = [name, ...(firstApart < 0 ? rest : rest.slice(0, firstApart))];
  const lead = named
    .slice(0, at + 1)
    .reduceRight((first, one) => (one === first || isJoined(one, first) ? one : first), name);
  const { to } = run.at(-1) ?? name;
  const next = named.find(({ from }) => from >= to)?.from ?? text.length;
  return (
    (noneBefore.test(text.slice(0, lead.from)) && endsHere.test(text.slice(to))) ||
    noneBehind.test(text.slice(to, next))
  );
}

const joinedNames = new RegExp(`^\\s*(?:[,/&]|${anyOf(clauses.and, clauses.or)}(?!\\p{L})|nor(?!\\p{L}))?\\s*$`, 'iu');
const noneBefore = new RegExp(
  `${anyWord(changes.no, amountWords.nothing, contacts.without, denials.neither)}\\s+(?:${anyOf(denials.anyOf)}\\s+)?$`,
  'iu',
);
const noneBehind = new RegExp(
  `^\\s+(?:${anyOf(small, denials.anyOf, denials.both, clauses.too)}\\s+)*${anyOf(amountWords.nothing)}(?=(?:\\s+${anyOf(small)})*\\s*(?:[,.;!]|$))`,
  'iu',
);
const endsHere = new RegExp(
  `^\\s*(?:[,.;!]|$|${anyOf(small, changes.subjects, changes.no, amountWords.nothing, contacts.without)}(?!\\p{L}))`,
  'iu',
);

/** Where all that the law allows is told, and not denied: "80c full". */
const allAllowedIn = (text: string, values: readonly Span[]): readonly Span[] =>
  [...text.matchAll(full)]
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .filter((one) => {
      const { start, end } = clauseAt(text, one);
      const isFigureTold = values.some((value) => value.start < end && start < value.end && isBeside(text, value, one));
      return !isFigureTold && !values.some((value) => overlaps(value, one)) && !denied.test(text.slice(start, end));
    });

/** "80c full 1.5 lakh": the figure itself is told. */
const isBeside = (text: string, one: Span, other: Span) =>
  /^\s*$/.test(one.start < other.start ? text.slice(one.end, other.start) : text.slice(other.end, one.start));

const full = new RegExp(anyWord(shifts.full), 'giu');
/** "Remove 80C full" takes it away. */
const denied = new RegExp(anyWord(changes.not, changes.no, changes.remove, differences.takingOff), 'iu');

/** "No salary", said at the basic salary after an income was told, is not of the income. */
const forOpen =
  (text: string, { answers }: AnswerContext, open: Question | undefined) =>
  (told: Told): Told => {
    const isOther = open?.kind === 'rupees' && told.question.id !== open.id && Number(answers[told.question.id]) > 0;
    const isCalledSo = isOther && wordsIn(open.label).some((word) => wordsIn(text).includes(word));
    return isCalledSo ? { ...told, question: open } : told;
  };

interface ValuePlace extends Found {
  readonly question: Question;
}

/** Every value that some question finds; where two claim the same words, the one that is surer. */
function settledValues(text: string, form: Form, answerContext: AnswerContext): readonly ValuePlace[] {
  const rupees = form.questions.find(({ kind }) => kind === 'rupees');
  const asking = form.questions.filter((question) => question.kind !== 'rupees' || question === rupees);
  const all = asking.flatMap((question) =>
    (question.find?.(text, answerContext) ?? []).map((found) => ({ ...found, question })),
  );
  return all
    .toSorted((one, other) => doubt(one) - doubt(other))
    .reduce<readonly ValuePlace[]>(
      (kept, value) => (kept.some((other) => overlaps(value, other)) ? kept : [...kept, value]),
      [],
    )
    .toSorted((one, other) => one.start - other.start);
}

const surest: readonly Question['kind'][] = [
  'email',
  'phone',
  'date',
  'slot',
  'rupees',
  'place',
  'choice',
  'text',
  'longText',
];

const doubt = ({ question, parsed, weak }: ValuePlace) =>
  surest.indexOf(question.kind) + (parsed.ok ? 0 : 10) + (weak === true ? 20 : 0);

/** Of several values for one question the first that can be read; a clear one before a weak one. */
function firstOfEach(values: readonly Told[]): readonly Told[] {
  const rank = ({ parsed, weak }: Told) => (parsed.ok ? 0 : 2) + (weak === true ? 1 : 0);
  const ids = [...new Set(values.map(({ question }) => question.id))];
  return ids.flatMap((id) => {
    const [best] = values
      .filter(({ question }) => question.id === id)
      .toSorted((one, other) => rank(one) - rank(other));
    return best ? [best] : [];
  });
}

/**
 * "A@x.com or b@x.com": of two addresses or numbers neither is taken, unless the second one corrects the first, or is denied: "91234 56789 not
 * 91234 56780". Of two days or hours the second is meant where it corrects the first: "5 pm… 4 pm pls".
 */
function ofSeveral(
  value: Told,
  values: readonly Told[],
  text: string,
  { corrections, negations, delays }: TurnContext['knowledge'],
): Told {
  const { kind, id } = value.question;
  const isMoment = kind === 'date' || kind === 'slot';
  if (!isMoment && kind !== 'email' && kind !== 'phone') return value;
  const own = values.filter(
    ({ question, parsed, weak }) => question.id === id && (isMoment ? weak !== true : parsed.ok),
  );
  const [first] = own;
  const last = own.at(-1);
  // "The old one ravi@example.com is hacked": there is none to be taken.
  if (first && kind === 'email' && isNoLonger(text, first) && own.length === 1)
    return {
      ...value,
      parsed: refused('emailUnclear', { address: String(first.parsed.ok ? first.parsed.value : '') }),
    };
  if (!first || !last || new Set(own.map(({ parsed }) => JSON.stringify(parsed))).size < 2) return value;
  const denied = givenUp(text, own);
  const [only, another] = own.filter((one) => !denied.includes(one));
  if (only && !another) return only;
  const between = text.slice(first.end, last.start);
  const mine = kind === 'phone' ? own.find((one) => isCalledOwn(one, text)) : undefined;
  if (mine) return { ...mine, isOneOf: true };
  const isCorrected =
    (!isMoment && otherwise.test(between) ? [] : wordsIn(between)).some(
      (word) => corrections.has(word) || negations.has(word) || delays.has(word),
    ) ||
    (isMoment && /…|\.\./.test(between));
  if (isMoment || isCorrected) return isCorrected ? last : value;
  return kind === 'phone'
    ? { ...(own.find(isMobile) ?? first), isOneOf: true }
    : { ...value, parsed: refused('choiceAmbiguous') };
}

const otherwise = new RegExp(anyWord(contacts.otherwise), 'iu');
const isMobile = ({ parsed }: Told) => parsed.ok && /^[6-9]/.test(String(parsed.value));

/** "98480 22338 is mine", "my number 98480 22338", "na number 98480 22338": of several the visitor's own. */
const isCalledOwn = ({ start, end }: Told, text: string) =>
  calledOwn.test(text.slice(0, start)) || calledOwnBehind.test(text.slice(end));

const ofOwn = `${anyOf(relatives.whose, 'mine')}(?!\\p{L}|\\s+${anyOf(changes.relations)})`;
const calledOwn = new RegExp(`(?<!\\p{L})${ofOwn}\\s+(?:\\p{L}+[\\s.:-]+){0,2}$`, 'iu');
const calledOwnBehind = new RegExp(`^\\s*(?:\\p{L}{1,3}\\s+)?${ofOwn}`, 'iu');
