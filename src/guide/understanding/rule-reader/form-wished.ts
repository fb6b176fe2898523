import changes from 'content:vocabulary-changes';
import contactWords from 'content:vocabulary-contacts';
import cues from 'content:vocabulary-cues';
import days from 'content:vocabulary-days';
import words from 'content:vocabulary-openings';
import questions from 'content:vocabulary-questions';
import wishes from 'content:vocabulary-wishes';
import { isRequired, type Found, type Question } from '#src/forms/question.ts';
import type { Form } from '#src/forms/form.ts';
import { clauseEnd } from '#src/text/clauses.ts';
import { mayNameHour } from '#src/entities/time/clock-reading.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { isQuestion } from '#src/text/question.ts';
import { without, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { isNamePart } from './doubtful-name.ts';
import type { TurnContext } from '../../model/knowledge.ts';

/** A piece of what speaks for or against a wish, and how much: so much as all of them, or the wish is none. */
type Evidence = readonly [weight: number, isThere: boolean];

const enough = 3;

const sumOf = (evidence: readonly Evidence[]) =>
  evidence.reduce((sum, [weight, isThere]) => (isThere ? sum + weight : sum), 0);

/**
 * The form that a message wishes to send, by what speaks for it and against it: an appointment by what is asked for, who meets whom, a day and an hour,
 * a message by what is written to whom. A clause may say it alone ("gst notice came, book plz"). Takes the message; a question about how it is done wishes none.
 */
export function formWishedFor(text: string, context: TurnContext): Form | undefined {
  const listed = formListed(text, context);
  if (listed) return listed;
  const clauses = text.split(clauseEnd).slice(0, mostClauses);
  const wishing =
    clauses.length > 1
      ? clauses.filter(
          (clause, at) =>
            (at === 0 && said.sending.test(clause)) ||
            [said.thing, said.booking, said.wish, said.coming, said.meeting].some((one) => one.test(clause)),
        )
      : [];
  // Words of many sentences come together by chance.
  const isStory = clauses.length > 1 && wordsOf(text).length > longestWish;
  const isOthers = context.knowledge.search.find(text, '').outOfScope !== undefined;
  const best = context.knowledge.forms
    .filter(({ ending }) => ending.kind === 'send')
    .map((form) => {
      const weigh = form.questions.some(({ kind }) => kind === 'date') ? weighAppointment : weighMessage;
      // "Sure, book. ITR mainly."
      const isSaid = wishing.some((clause) => context.knowledge.intents.whole(clause)?.id === form.id);
      const sums = [...(isStory ? [] : [text]), ...wishing].map((part) => weigh(part, context, form));
      const isForUs = weigh === weighMessage && !toOthers.test(text);
      return { form, sum: Math.max(isSaid ? enough : 0, ...sums) - (isOthers && !isForUs ? ofOthers : 0) };
    })
    .toSorted((one, other) => other.sum - one.sum)[0];
  return best && best.sum >= enough ? best.form : undefined;
}

/** "Name: Kavya Rao / mail: … / subject: … / message: …": the form of which several answers are listed under their names, one of them its own. */
function formListed(text: string, { knowledge }: TurnContext): Form | undefined {
  const lines = text.split(/\n/u);
  if (lines.length < fewestListed) return undefined;
  return knowledge.forms.find(({ ending, questions }) => {
    const listed = questions.filter(({ label, alsoCalled }) =>
      lines.some((line) => new RegExp(`^\\s*${anyOf(label, ...alsoCalled)}\\s*[:=–-]\\s*\\S`, 'iu').test(line)),
    );
    const isOwn = listed.some(({ id, kind }) => id === 'subject' || kind === 'date' || kind === 'slot');
    return ending.kind === 'send' && listed.length >= fewestListed && isOwn;
  });
}

const fewestListed = 3;

/** The appointment that is asked for in so many words about something that is not ours: it is said so, and asked for all the same. */
export const formWishedElsewhere = (text: string, context: TurnContext): Form | undefined =>
  said.thing.test(text) && said.wish.test(text) && context.knowledge.search.find(text, '').outOfScope !== undefined
    ? context.knowledge.forms.find(
        (form) => form.questions.some(({ kind }) => kind === 'date') && weighAppointment(text, context, form) >= enough,
      )
    : undefined;

const mostClauses = 12;
const longestWish = 30;
/** What is left with us goes to us, whatever it is about. */
const toOthers = new RegExp(`${anyWord(cues.notes)}\\s+to(?!\\p{L})|${anyWord(words.others, 'write')}`, 'iu');
/** How much more has to be said where a subject is named that is not ours. */
const ofOthers = 3.5;

const spoken = (...roles: readonly string[]) => new RegExp(anyWord(...roles), 'iu');

const said = {
  thing: spoken(cues.things, 'ap+oi\\p{L}{2,5}t'),
  booking: spoken(cues.booking),
  meeting: spoken(cues.meeting),
  coming: spoken(cues.coming),
  talking: spoken(cues.talking),
  ourselves: spoken(cues.ourselves),
  own: spoken(cues.own),
  wish: spoken(words.wishing, changes.turning),
  /** "Do I need an appointment": asked, not wished. */
  needed: new RegExp(
    `${anyWord(questions.beforePersons)}\\s+${anyOf(questions.persons)}\\s+${anyOf(words.wishing)}(?!\\p{L})`,
    'iu',
  ),
  available: spoken(words.available),
  others: spoken(words.others),
  note: spoken(cues.notes),
  sending: spoken(cues.sending, words.leaving),
  inquiring: spoken(words.inquiring),
  regarding: new RegExp(
    `${anyWord(cues.things)}\\s+(?:${anyOf(changes.please)}\\s+)?${anyOf(words.regarding)}(?!\\p{L})`,
    'iu',
  ),
  /** "The appointment of an auditor", "auditor appointment letter". */
  ofLaw: new RegExp(
    `${anyWord(words.posts)}\\s+${anyOf(cues.things)}|${anyWord(cues.things, cues.booking)}\\s+${anyOf(words.papers)}(?!\\p{L})`,
    'iu',
  ),
  toUs: new RegExp(
    `${anyWord(cues.notes)}\\s+for\\s+(?:${anyOf(words.whose)}\\s+)?${anyOf(cues.recipients, cues.ourselves)}(?=\\s*[:,–-])|(?:${anyWord(cues.notes)}(?:\\s+to)?|${anyWord(cues.sending)}\\s+(?:\\p{L}+\\s+)?to)\\s+(?:${anyOf(words.whose)}\\s+)?${anyOf(cues.recipients, cues.ourselves)}(?!\\p{L})`,
    'iu',
  ),
  tellingUs: new RegExp(
    `${anyWord(cues.telling)}\\s+(?:to\\s+)?(?:${anyOf(words.whose)}\\s+)?(?!you)${anyOf(cues.recipients, cues.ourselves)}(?!\\p{L})`,
    'iu',
  ),
  /** "Send them this", of what was spoken of. */
  handingOn: new RegExp(
    `${anyWord(cues.sending)}\\s+(?:${anyOf(words.whose)}\\s+)?${anyOf(cues.recipients, cues.ourselves, 'them')}\\s+${anyOf(changes.it, changes.thatOne)}(?!\\p{L})`,
    'iu',
  ),
  /** "Just ask them to call me about …", "can someone text me instead". */
  toBeAnswered: new RegExp(
    `${anyWord(cues.telling)}\\s+(?:${anyOf(words.whose)}\\s+)?${anyOf(cues.recipients, cues.ourselves, 'them')}\\s+to\\s+${anyOf(cues.answering, cues.notes)}\\s+${anyOf('me|us')}(?!\\p{L})|^(?:${anyOf(changes.agreeing, changes.please)}\\s+)*${anyOf(days.asking)}\\s+${anyOf(cues.ourselves)}\\s+${anyOf(cues.answering, cues.notes)}\\s+${anyOf('me|us')}(?!\\p{L})`,
    'iu',
  ),
  toMe: new RegExp(`${anyWord(cues.sending, cues.telling, cues.notes)}\\s+${anyOf('me|us')}(?!\\p{L})`, 'iu'),
};

/** Words that ask how something is done. */
const asked = wordSet(wishes.asked, 'what|whats');
const relating = wordSet(wishes.relating);

/** Whether a message asks how something is done. "The time which suits you" asks nothing: such words do where a clause begins. */
const asksHow = (text: string): boolean =>
  text.split(clauseEnd).some((clause) => {
    const [first, ...others] = wordsOf(clause.toLowerCase());
    const isAsked = (word: string) => asked.has(word) || relating.has(word);
    return (
      (first !== undefined && isAsked(first)) ||
      others.some((word) => asked.has(word) || (relating.has(word) && text.includes('?')))
    );
  });
const everySaid = new RegExp(
  anyWord(
    cues.things,
    cues.booking,
    cues.meeting,
    words.wishing,
    words.available,
    words.regarding,
    cues.notes,
    cues.sending,
  ),
  'giu',
);

function weighAppointment(text: string, { knowledge, now }: TurnContext, form: Form): number {
  const asks = wordsOf(text.toLowerCase());
  const isThing = said.thing.test(text);
  const isBooking = said.booking.test(text);
  const isMeeting = said.meeting.test(text);
  const isComing = said.coming.test(text);
  const isTalking = said.talking.test(text);
  const isAvailable = said.available.test(text);
  const isToUs = said.ourselves.test(text);
  const isWish = said.wish.test(text) && !said.needed.test(text);
  const isOfOthers = said.others.test(text) && !isThing;
  const isNamed = isThing || isBooking || isMeeting || isComing || isTalking;
  const inWords = sumOf([
    [2.5, isThing],
    [2, isBooking],
    [2, isMeeting],
    [1.5, isComing],
    [1.25, isTalking && !isComing && !isThing],
    [1, isToUs],
    [0.5, said.own.test(text)],
    [1, isWish],
    [1, said.regarding.test(text)],
    [-3, asksHow(text) || said.inquiring.test(text)],
    [-4, said.ofLaw.test(text)],
    [-2, isOfOthers],
    // "Is the office open on Saturday at 11" asks for the hours of the office.
    [-3, !isThing && !isBooking && knowledge.intents.within(text)?.id === 'office'],
  ]);
  // Days and hours take long to find, and most messages are no wish with any of them.
  if (inWords + mostOfMoments < enough || !(isNamed || mayNameHour(text))) return 0;
  const moments = momentsIn(text, form, now);
  const own = moments.filter(({ isAside }) => isAside !== true);
  const hasDay = own.some(({ kind }) => kind === 'date');
  const hasHour = own.some(({ kind }) => kind === 'slot');
  const services = serviceIn(text, form, now);
  const contacts = contactsIn(text, form, now);
  const rest = without(text, [...moments, ...services, ...contacts]).replace(everySaid, ' ');
  const isMoment = hasDay && hasHour;
  // "Audit date is 30 September 10 am?" names a day that cannot be had.
  const isAhead = isMoment && own.some((one) => one.kind === 'date' && canBeHad(one, now)) && !isOfOthers;
  const isNothingElse = wordsIn(rest).every((word) => knowledge.isEveryday(word) && !knowledge.isCue(word));
  const isAlone =
    ((isAhead || ((isThing || isBooking) && asks.length > 1 && !text.includes('?'))) && isNothingElse) ||
    (isAhead && (services.length > 0 || contacts.length > 0) && mayBeNamed(rest, knowledge));
  const isReachable = isAhead && contacts.length > 0;
  const isOffered = isAhead && isAvailable && services.length > 0;
  if (!(isNamed || isAlone || isReachable || isOffered || (isToUs && isMoment && (isWish || isAvailable)))) return 0;
  return sumOf([
    [inWords, true],
    [1, isAvailable && (hasDay || hasHour)],
    [1, hasDay],
    [1, hasHour],
    [1.5, isAlone],
    [1.5, isReachable],
    [-2, isQuestion(asks) && !isAvailable && !isWish && own.length === 0],
    // "Not on monday" denies a day, and no wish.
    [
      -2,
      own.length === moments.length &&
        wordsIn(text.replace(askingTag, '')).some((word) => knowledge.negations.has(word)),
    ],
  ]);
}

/** What days, hours, a number or an address and a wish of nothing else can add to the words. */
const mostOfMoments = 6;

/** "Good morning, 30 Nov 10 am GST. Kalyani": whether what is left besides may be a greeting and a name, of words that no page of ours has. */
function mayBeNamed(rest: string, { isEveryday, isWritten }: TurnContext['knowledge']): boolean {
  const unknown = wordsIn(rest.replace(greetings, ' ')).filter((word) => !isEveryday(word));
  return unknown.length <= mostOfName && unknown.every((word) => !isWritten(word) || isNamePart(word));
}

const greetings = spoken(contactWords.greetings);
const mostOfName = 4;

/** "Kar do na" denies nothing. */
export const askingTag = /\sna[.!\s]*$/iu;

function weighMessage(text: string, { knowledge }: TurnContext): number {
  const isNote = said.note.test(text);
  const isToBeAnswered = said.toBeAnswered.test(text);
  const isToUs = isToBeAnswered || [said.toUs, said.tellingUs, said.handingOn].some((one) => one.test(text));
  const isDenied = wordsIn(text).some((word) => knowledge.negations.has(word));
  return sumOf([
    [1.5, isNote],
    [1.5, isNote && said.sending.test(text)],
    [3, isToUs],
    [1.5, isNote && said.thing.test(text) && isDenied],
    [-3, asksHow(text)],
    [-3, said.toMe.test(text) && !isToBeAnswered],
    [-2, said.others.test(text) && !isToUs],
  ]);
}

/** Where one of the services stands that can be chosen. */
const serviceIn = (text: string, { questions }: Pick<Form, 'questions'>, now: Date) =>
  questions.find(({ kind }) => kind === 'choice')?.find?.(text, { now, answers: {} }) ?? [];

/** Where the numbers and addresses stand at which somebody can be reached. */
const contactsIn = (text: string, { questions }: Pick<Form, 'questions'>, now: Date) =>
  questions
    .filter(({ kind }) => kind === 'phone' || kind === 'email')
    .flatMap(({ find }) => find?.(text, { now, answers: {} }) ?? [])
    .filter(({ parsed }) => parsed.ok);

/** The days and hours that are named, settled or not: "monday or tuesday" names one. */
const momentsIn = (text: string, { questions }: Form, now: Date) =>
  questions.flatMap((question) =>
    question.kind === 'date' || question.kind === 'slot'
      ? (question.find?.(text, { now, answers: {} }) ?? [])
          .filter(({ weak }) => weak !== true)
          .map((found) => ({ ...found, kind: question.kind, question }))
      : [],
  );

const canBeHad = ({ parsed, question }: Found & { readonly question: Question }, now: Date): boolean =>
  parsed.ok && question.validate(parsed.value, { now, answers: {} }).ok;

/** Where the words stand by which an appointment or a message is wished for: they name no subject. */
export const wishIn = (text: string): readonly Span[] =>
  [...text.matchAll(everySaid)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));

/** Whether what was spoken of is to be sent: "send them this". */
export const handsOn = (text: string) => said.handingOn.test(text);

const fewestWritten = 8;

/** What is written behind the wish to write something: "tell sir that my papers are ready", "send a message: please call me". */
export function writtenBehind(
  text: string,
  form: Form,
  context: TurnContext,
): { readonly question: Question; readonly words: string } | undefined {
  const question = form.questions.find((one) => one.kind === 'longText' && isRequired(one));
  // What they are to call or write about is all told.
  if (question && said.toBeAnswered.test(text) && wordsOf(text).length >= fewestWritten)
    return { question, words: text };
  const [lead = '', wish = ''] = /^(.{3,60}?)(?::|\s+that(?!\p{L}))\s+(?=\S)/su.exec(text) ?? [];
  return question && lead !== '' && formWishedFor(wish.split(clauseEnd).at(-1) ?? '', context)?.id === form.id
    ? { question, words: text.slice(lead.length) }
    : undefined;
}
