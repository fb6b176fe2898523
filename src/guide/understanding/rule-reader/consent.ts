import type { Withdrawal } from '#src/forms/form-state.ts';
import { questionsAboutForms } from '#src/collections/form-intents.ts';
import type { Aspect, IntentId } from '#src/collections/types.ts';
import type { Form } from '#src/forms/form.ts';
import { asksOutright } from '#src/text/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { formIntents } from './form-triggers.ts';
import type { Knowledge, TurnContext } from '../../model/knowledge.ts';

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
