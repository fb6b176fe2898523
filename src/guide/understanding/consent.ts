import questions from 'content:vocabulary-questions';
import words from 'content:vocabulary-consent';
import type { IntentId } from '#src/collections/types.ts';
import type { Withdrawal } from '#src/forms/form-state.ts';
import type { Form } from '#src/forms/form.ts';
import { wordsIn } from '#src/search/words.ts';
import { asksOutright } from '#src/text/question.ts';
import { anyOf } from '#src/text/word-lists.ts';
import type { Knowledge } from '../model/knowledge.ts';

type Names = Pick<Form, 'id' | 'action' | 'title'>;

/** How clearly a phrase agrees: it sends, it is too little to send by, or it may stand beside what sends. */
type Agreement = 'sends' | 'hardly' | 'beside';

/**
 * Whether a message is a yes as a whole, by which a request may go. A whitelist that is never learned: every word of it belongs to a phrase of agreeing, to
 * a command to send, or to what may stand beside one ("no changes", "thanks"), and one of them sends. "Ok" alone is too little. Takes the message, the form
 * and what the guide knows. Never throws.
 */
export function isPlainYes(text: string, form: Names, knowledge: Knowledge): boolean {
  if (text.includes('?') || asking.test(text)) return false;
  if (/^\s*(?:[👍👌✅🆗]\ufe0f?[\u{1f3fb}-\u{1f3ff}]?\s*)+$/u.test(text)) return true;
  const said = wordsIn(text).join(' ');
  if (said === '' || said.split(' ').length > longestYes) return false;
  return covered(said, grammarOf(form, knowledge)).has('sends');
}

/** "Is everything right" asks, without a sign too. */
const asking = new RegExp(`^\\s*${anyOf(questions.first)}(?!\\p{L})`, 'iu');
const longestYes = 30;

/** How a message agrees that is made of the phrases of a yes alone; nothing where it is not. */
function covered(said: string, grammar: Grammar): ReadonlySet<Agreement> {
  const found = new Set<Agreement>();
  let rest = said;
  while (rest !== '') {
    const [length, agreement] = grammar.reduce<readonly [number, Agreement]>(
      (best, [pattern, kind]) => {
        const own = pattern.exec(rest)?.[0].length ?? 0;
        return own > best[0] ? [own, kind] : best;
      },
      [0, 'beside'],
    );
    if (length === 0) return new Set();
    found.add(agreement);
    rest = rest.slice(length).trimStart();
  }
  return found;
}

type Grammar = readonly (readonly [RegExp, Agreement])[];

const made = new WeakMap<Knowledge, Map<string, Grammar>>();

function grammarOf(form: Names, knowledge: Knowledge): Grammar {
  const known = made.get(knowledge) ?? new Map<string, Grammar>();
  made.set(knowledge, known);
  const grammar = known.get(form.id) ?? makeGrammar(form, knowledge);
  known.set(form.id, grammar);
  return grammar;
}

function makeGrammar(form: Names, { intents, polite }: Knowledge): Grammar {
  const hardly = new Set([words.hardly, words.stated].flatMap((role) => role.split('|').map(plain)));
  const strong = [...intents.byId('yes').phrases, form.action]
    .map(plain)
    .filter((phrase) => phrase !== '' && !hardly.has(phrase));
  const objects = oneOf(words.objects, ...wordsIn(form.title).filter((word) => !ofAnother.has(word)));
  const articles = `(?:${oneOf(words.articles)} )*`;
  const none = `(?:${oneOf(words.any)} )*${oneOf(words.faults, words.touching)}(?: ${oneOf(words.needed, words.being, words.any)})*`;
  return [
    [unit(`(?:${oneOf(words.leads)} )?${oneOf(words.agreeing, strong.join('|'))}`), 'sends'],
    [
      unit(
        `(?:${oneOf(words.leads)} )?${oneOf(words.verbs)}(?: ${articles}${objects})?(?: ${oneOf(words.receivers)})?`,
      ),
      'sends',
    ],
    [unit(`(?:${oneOf(words.leads)} )?${oneOf(words.carrying)} ${articles}${objects}`), 'sends'],
    [
      unit(`${articles}${objects}(?: ${oneOf(words.particles)})? (?:${oneOf(words.verbs)} )?${oneOf(words.doing)}`),
      'sends',
    ],
    [unit(`(?:${oneOf(words.verbs)} )?${oneOf(words.doing)}`), 'sends'],
    [unit(oneOf(words.hardly, words.stated)), 'hardly'],
    [unit(`(?:${oneOf(words.without)} ${none}|${oneOf(words.untouched)} ${none})`), 'beside'],
    [
      unit(
        oneOf(
          words.noChange,
          words.approving,
          words.checked,
          words.passing,
          words.back,
          words.atOnce,
          words.receivers,
          words.described,
          words.being,
          words.emphatic,
          words.objects,
          [...polite]
            .map(plain)
            .filter((word) => !ofAnother.has(word))
            .join('|'),
        ),
      ),
      'beside',
    ],
  ];
}

/** "Send a message", "continue with the booking", "send me the details", "send to my brother": another one, going on, or to somebody else. */
const ofAnother: ReadonlySet<string> = new Set(['a', 'an', 'with', 'another', 'me', 'us', 'to']);

const plain = (phrase: string) => wordsIn(phrase).join(' ');
const oneOf = (...roles: readonly string[]) =>
  anyOf(
    roles
      .flatMap((role) => role.split('|').map(plain))
      .filter((phrase) => phrase !== '')
      .join('|'),
  );
const unit = (pattern: string) => new RegExp(`^${pattern}(?= |$)`, 'u');

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
