import changes from 'content:vocabulary-changes';
import cues from 'content:vocabulary-cues';
import { questionsAboutForms } from '#src/collections/form-intents.ts';
import type { Aspect, IntentId } from '#src/collections/types.ts';
import type { Form } from '#src/forms/form.ts';
import { anyOf, anyWord } from '#src/language/word-lists.ts';
import { asksOutright, isQuestion } from '#src/language/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { formIntents } from './form-triggers.ts';
import type { Knowledge, TurnContext } from './knowledge.ts';

/**
 * Whether a message is a yes as a whole: words of agreeing and polite ones, nothing else, and no question. "Yes please" is one;
 * "send it tomorrow", "should I send it?" and "send it to my wife too" are none.
 */
export function isPlainYes(text: string, form: Pick<Form, 'action'>, { intents, polite }: Knowledge): boolean {
  if (text.includes('?') || mocking.test(text.trim()) || toVisitor.test(text)) return false;
  if (/^\s*(?:[👍👌✅🆗]\ufe0f?[\u{1f3fb}-\u{1f3ff}]?\s*)+$/u.test(text)) return true;
  const [verb = ''] = form.action.split(' ');
  const phrases = [...intents.byId('yes').phrases, form.action, verb].map(wordsIn).filter(({ length }) => length > 0);
  const agreeing = new Set(phrases.flat());
  const words = wordsIn(text.replace(keptAsItIs, '')).map((word) =>
    agreeing.has(word) || polite.has(word) ? word : ([...agreeing].find((right) => isSlipOf(right, word)) ?? word),
  );
  const begins = (at: number) => phrases.some((phrase) => phrase.every((word, offset) => words[at + offset] === word));
  const single = new Set(phrases.filter(({ length }) => length === 1).flat());
  // "Is everything correct", "ok is it": a question without its sign.
  const asks = words.some(
    (_, at) => (at === 0 || single.has(words[at - 1] ?? '')) && !begins(at) && isQuestion(words.slice(at)),
  );
  return (
    words.length > 0 && !asks && isCovered(words, phrases, polite) && phrases.some((phrase) => stands(phrase, words))
  );
}

/** "Leave it as it is, send" */
const keptAsItIs = new RegExp(anyWord(changes.asItIs), 'iu');

/** "Send me the details" */
const toVisitor = new RegExp(`${anyWord(cues.sending)}\\s+${anyOf('me|us')}(?!\\p{L})`, 'iu');

/** "Yeah right" */
const mocking = new RegExp(`${anyWord(changes.mocking)}[.!]*$`, 'iu');

/** "Confrim", "conform", "snd": in a long word letters that changed places or another vowel, in any word no vowel at all. Nothing else is guessed to be a yes. */
const isSlipOf = (right: string, word: string): boolean =>
  word.length >= 3 && (right === word.replace(lengthened, '$1') || isSlipped(right, word));

const isSlipped = (right: string, word: string): boolean =>
  right.startsWith(word.slice(0, 1)) &&
  ((word.length >= longWord && lettersOf(word) === lettersOf(right)) ||
    ((word.length >= longWord || !vowel.test(word)) && right.replace(vowels, '') === word.replace(vowels, '')));

const lengthened = /(\p{L})\1{2,}$/u;
const lettersOf = (word: string) => Array.from(word).sort().join('');
const vowel = /[aeiou]/;
const vowels = /[aeiou]/g;
const longWord = 6;

/** Whether every word belongs to one of the phrases or is polite. */
function isCovered(
  words: readonly string[],
  phrases: readonly (readonly string[])[],
  polite: ReadonlySet<string>,
): boolean {
  const [first] = words;
  if (first === undefined) return true;
  const ways = phrases.filter((phrase) => phrase.every((word, at) => words[at] === word)).map(({ length }) => length);
  return [...ways, ...(polite.has(first) ? [1] : [])].some((length) => isCovered(words.slice(length), phrases, polite));
}

const stands = (phrase: readonly string[], words: readonly string[]) =>
  words.some((_, at) => phrase.every((word, offset) => words[at + offset] === word));

/** How a message that is on its way is taken back: for good, or only so that nothing more is done about it for now. */
export type Withdrawal = 'cancel' | 'hold';

/**
 * Whether a visitor takes back what is being sent at this moment. A message that is a word of cancelling as a whole ends it; who asks whether
 * it can be cancelled, denies it or puts it off holds it. Undefined for all other messages.
 */
export function withdrawalIn(text: string, { intents, negations, delays }: Knowledge): Withdrawal | undefined {
  const intent = intents.whole(text)?.id;
  if (intent !== undefined && endings.has(intent)) return asksOutright(text) ? 'hold' : 'cancel';
  const holds = (word: string) => negations.has(word) || delays.has(word);
  return intent === 'back' || wordsIn(text).some(holds) ? 'hold' : undefined;
}

const endings: ReadonlySet<IntentId> = new Set<IntentId>(['cancel', 'restart', 'clear']);

/** Whether a message speaks of sending and puts it off or denies it. To book for another day is no such thing. */
export function isPutOff(text: string, { intents, negations, delays }: Knowledge): boolean {
  const words = wordsIn(text);
  const booking = new Set(intents.byId('appointment').phrases.flatMap(wordsIn));
  const sending = new Set(
    intents
      .byId('yes')
      .phrases.flatMap(wordsIn)
      .filter((word) => word.length > 3 && !booking.has(word))
      .map((word) => word.slice(0, lengthOfStem)),
  );
  const speaks = words.some((word) => [...sending].some((one) => word.startsWith(one)));
  return speaks && words.some((word) => negations.has(word) || delays.has(word));
}

/** "Bhejunga" and "pampistha" speak of sending as "bhejiye" and "pampandi" do. */
const lengthOfStem = 4;

/** Whether a message at a review speaks of sending, puts it off, or says nothing but polite words, without being a plain yes. */
export function isHeld(
  text: string,
  form: Pick<Form, 'action'>,
  { intents, polite, negations, delays, isEveryday, isWritten }: Knowledge,
): boolean {
  const words = wordsIn(text);
  if (words.length > 0 && words.every((word) => polite.has(word))) return true;
  const agreeing = new Set([...intents.byId('yes').phrases, form.action].flatMap(wordsIn));
  // "Pampana?", "bheju kya": other forms of a word of sending that no page of ours has.
  const stems = [...agreeing].filter((word) => word.length > lengthOfStem && !isWritten(word));
  const isForm = (word: string) => stems.some((stem) => word.startsWith(stem.slice(0, lengthOfStem)));
  const speaks = words.filter(
    (word) => agreeing.has(word) || negations.has(word) || delays.has(word) || (!isWritten(word) && isForm(word)),
  );
  const others = words.filter((word) => !speaks.includes(word) && !isEveryday(word));
  return speaks.length > 0 && others.length <= Math.max(1, speaks.length);
}

/**
 * What a message that lets nothing go asks besides: "send me the fees first", "do I have to pay". Takes the message and what it is read with; undefined where it asks
 * nothing that the guide can answer. Whether it should be sent is asked of nobody.
 */
export function askedWhileHeld(text: string, { knowledge, page }: TurnContext): string | undefined {
  const { search, intents, passingIntent } = knowledge;
  const whole = intents.whole(text)?.id;
  if (whole !== undefined && !formIntents.has(whole)) return text;
  const passing = passingIntent(text)?.id;
  if (questionsAboutForms.some((id) => id === passing)) return text;
  const { aspect, outcome, subjects } = search.find(text, page);
  if (aspect === undefined || outcome === 'none') return undefined;
  const isOfSending = sendingWords(knowledge);
  return !ofWhatIsDone.has(aspect) || subjects.some((word) => !isOfSending(word)) || !wordsIn(text).some(isOfSending)
    ? text
    : undefined;
}

/** Without a subject these are asked of the sending itself: "how to send", "send cheyala?". */
const ofWhatIsDone: ReadonlySet<string> = new Set<Aspect>(['who', 'process', 'what']);

/** Whether a message has a word of sending, and not only one that agrees. */
export const speaksOfSending = (text: string, knowledge: Knowledge): boolean =>
  wordsIn(text).some(sendingWords(knowledge));

/** Tells the words of sending in a yes from those that may stand beside anything. */
function sendingWords({ intents, polite }: Knowledge): (word: string) => boolean {
  const words = new Set(intents.byId('yes').phrases.flatMap(wordsIn));
  return (word) => words.has(word) && !polite.has(word);
}

/** A question at the review that has no word of sending in it, and that our pages or the guide answer. */
export function asksOurPages(text: string, knowledge: Knowledge): boolean {
  if (!asksOutright(text) || speaksOfSending(text, knowledge)) return false;
  const { outcome, outOfScope } = knowledge.search.find(text, '');
  return knowledge.passingIntent(text) !== undefined || (outcome === 'answer' && outOfScope === undefined);
}
