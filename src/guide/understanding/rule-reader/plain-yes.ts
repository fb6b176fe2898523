import changes from 'content:vocabulary-changes';
import words from 'content:vocabulary-consent';
import clauses from 'content:vocabulary-clauses';
import cues from 'content:vocabulary-cues';
import relatives from 'content:vocabulary-relatives';
import type { Form } from '#src/forms/form.ts';
import { isQuestion } from '#src/text/question.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Knowledge } from '../../model/knowledge.ts';

type Names = Pick<Form, 'id' | 'action' | 'title' | 'questions'>;

/**
 * Whether a message is a yes as a whole. Each of its clauses is made of words of agreeing, commands to send, polite words, and of what may be said beside a
 * yes: that nothing is to be changed, thanks, that somebody is back or agrees too. "No changes needed, go ahead" is one; "send it tomorrow", "should I send
 * it?" and "he says wait" are none. Takes the message, the form and what the guide knows; `held` is what the message tells as it stands there already.
 */
export function isPlainYes(text: string, form: Names, knowledge: Knowledge, held: readonly string[] = []): boolean {
  if (text.includes('?') || mocking.test(text.trim()) || toVisitor.test(text)) return false;
  if (/^\s*(?:[👍👌✅🆗]\ufe0f?[\u{1f3fb}-\u{1f3ff}]?\s*)+$/u.test(text)) return true;
  const grammar = grammarOf(form, knowledge);
  const said = held.reduce((rest, value) => rest.replace(value, ` ${heldValue} `), text.replace(keptAsItIs, ''));
  const clauses = said
    .split(clauseSign)
    .map(wordsIn)
    .filter(({ length }) => length > 0);
  if (clauses.length === 0 || clauses.flat().length > longestYes) return false;
  return clauses
    .reduce<readonly Progress[]>(
      (before, clause) => before.flatMap((one) => readClause(grammar.slipsRight(clause), one, grammar)),
      [{ at: 0, agreed: 0, isBeside: false }],
    )
    .some(({ agreed, isBeside }) => agreed >= (isBeside ? 2 : 1));
}

/** How far a clause was read, how clearly it agrees so far (hardly, or at all), and whether something was told besides. */
interface Progress {
  readonly at: number;
  readonly agreed: 0 | 1 | 2;
  readonly isBeside: boolean;
}

/** One thing that may stand in a yes. */
interface Unit {
  readonly pattern: RegExp;
  readonly agreed: Progress['agreed'];
  readonly isBeside?: true;
  /** Whether it is a statement: behind anything but words that lead up to it, it may be what is to be done or asked ("confirm that the name is right"). */
  readonly isStated?: true;
}

interface Grammar {
  readonly units: readonly Unit[];
  /** One word that agrees, behind which a question may begin. */
  readonly single: ReadonlySet<string>;
  /** Whether a word may stand before what is told as it stands there already, or a statement. */
  readonly leadsUp: (word: string) => boolean;
  readonly slipsRight: (words: readonly string[]) => readonly string[];
}

/** The ways in which a clause can be read to its end. */
function readClause(
  clause: readonly string[],
  before: Progress,
  { units, single, leadsUp }: Grammar,
): readonly Progress[] {
  const said = clause.join(' ');
  const startsAt = (at: number) => clause.slice(0, at).join(' ').length + (at === 0 ? 0 : 1);
  const begins = (at: number) =>
    units.some(({ pattern, agreed }) => agreed > 0 && pattern.test(said.slice(startsAt(at))));
  // "Is everything correct", "ok is it": a question without its sign.
  const asks = clause.some(
    (_, at) => (at === 0 || single.has(clause[at - 1] ?? '')) && !begins(at) && isQuestion(clause.slice(at)),
  );
  if (asks || withSomebody.test(said)) return [];
  // "Sir is ok": said of somebody, or asked.
  if (ofSomebody.test(said)) return [{ ...before, isBeside: true }];
  if (backAlone.test(said)) return [{ ...before, isBeside: true }];
  const seen = new Set<string>();
  const ends: Progress[] = [];
  const open: Progress[] = [{ ...before, at: 0 }];
  for (let one = open.pop(); one; one = open.pop()) {
    const key = JSON.stringify(one);
    if (seen.has(key)) continue;
    seen.add(key);
    const rest = said.slice(one.at);
    if (rest === '') ends.push(one);
    for (const { pattern, agreed, isBeside, isStated } of rest === '' ? [] : units) {
      const length = pattern.exec(rest)?.[0].length;
      // What stands there already is spoken of before anything is to be done: not "send it thursday".
      if (
        length === undefined ||
        ((isStated === true || rest.startsWith(heldValue)) &&
          !clause.slice(0, wordsIn(said.slice(0, one.at)).length).every(leadsUp))
      )
        continue;
      open.push({
        at: Math.min(said.length, one.at + length + 1),
        agreed: agreed > one.agreed ? agreed : one.agreed,
        isBeside: one.isBeside || isBeside === true,
      });
    }
  }
  return ends;
}

const made = new WeakMap<Knowledge, Map<string, Grammar>>();

/** The grammar of a form, made once. */
function grammarOf(form: Names, knowledge: Knowledge): Grammar {
  const known = made.get(knowledge) ?? new Map<string, Grammar>();
  made.set(knowledge, known);
  const grammar = known.get(form.id) ?? makeGrammar(form, knowledge);
  known.set(form.id, grammar);
  return grammar;
}

function makeGrammar(form: Names, { intents, polite }: Knowledge): Grammar {
  const [verb = ''] = form.action.split(' ');
  const phrases = [...intents.byId('yes').phrases, form.action, verb].map(wordsIn).filter(({ length }) => length > 0);
  const agreeing = new Set(phrases.flat());
  const slipsRight = (said: readonly string[]) =>
    said.map((word) =>
      agreeing.has(word) || polite.has(word)
        ? word
        : ([...agreeing].find((right) => isSlipOf(right, word)) ??
          [...polite].find((right) => isTwisted(right, word)) ??
          word),
    );
  const hardly = new Set(words.hardly.split('|').map(plain));
  const all = phrases.map((phrase) => phrase.join(' '));
  const stated = new Set(words.stated.split('|').map(plain));
  const strong = all.filter((phrase) => !hardly.has(phrase) && !stated.has(phrase)).join('|');
  const objects = oneOf(words.objects, changes.forms[form.id], ...wordsIn(form.title));
  const object = `(?:${oneOf(words.articles)} )*${objects}`;
  const command = `(?:${oneOf(words.leads)} )?${oneOf(words.verbs)}(?: ${object})?(?: ${oneOf(words.receivers)})?`;
  const answers = oneOf(words.objects, ...form.questions.flatMap(({ label, alsoCalled }) => [label, ...alsoCalled]));
  const answer = `(?:${oneOf(words.articles)} )*${answers}`;
  const right = `${oneOf(words.fitting, words.hardly)}(?: ${oneOf(words.emphatic)})?`;
  const sent = `${objects}(?: ${oneOf(words.particles)})?`;
  return {
    units: [
      ...all.map((phrase) => unit(phrase, hardly.has(phrase) ? 1 : 2)),
      unit(`${oneOf(words.leads)} ${oneOf(words.agreeing, strong)}`, 2),
      unit(oneOf(words.hardly), 1),
      unit(oneOf(words.agreeing, words.stated, words.doing), 2),
      unit(command, 2),
      unit(`(?:${oneOf(words.leads)} )?${oneOf(words.carrying)} ${object}`, 2),
      unit(`${sent} (?:${oneOf(words.verbs)} )?${oneOf(words.doing)}`, 2),
      unit(`${sent}(?= ${oneOf(words.agreeing, strong)}(?: |$))`, 0),
      unit(oneOf([...polite].join('|')), 0),
      unit(oneOf(words.atOnce, words.receivers), 0),
      // "All details r fine", "name and email are correct"
      {
        ...unit(`${answer}(?:(?: ${oneOf(clauses.and)})? ${answer})*(?: ${oneOf(words.being)})? ${right}`, 0),
        isBeside: true,
        isStated: true,
      },
      ...beside,
    ],
    leadsUp: (word) => polite.has(word) || leading.has(word),
    single: new Set(phrases.filter(({ length }) => length === 1).flat()),
    slipsRight,
  };
}

/** A phrase as its words are compared. */
const plain = (phrase: string) => wordsIn(phrase).join(' ');
const oneOf = (...roles: readonly string[]) => anyOf(roles.flatMap((role) => role.split('|').map(plain)).join('|'));
const unit = (pattern: string, agreed: Progress['agreed']): Unit => ({
  pattern: new RegExp(`^(?:${pattern})(?= |$)`, 'u'),
  agreed,
});

const leading = wordSet(words.hardly, words.passing);
const heldValue = 'heldvalue';
const any = `(?:${oneOf(words.any)} )*`;
const person = `(?:${oneOf(changes.articles, relatives.whose)} )?${oneOf(words.others, changes.relations)}(?: ${oneOf(words.courtesies)})?`;
const fits = oneOf(words.fitting, words.hardly, words.agreed);

const ofSomebody = new RegExp(`^${person} (?:${oneOf(words.saying, words.being)} )+${fits}$`, 'u');

/** What may be said beside a yes, and is none by itself. */
const beside: readonly Unit[] = [
  `${oneOf(words.without)} ${any}${oneOf(words.faults)}(?: ${oneOf(words.needed, words.being)})*`,
  `${oneOf(words.untouched)} ${any}${oneOf(words.touching, words.faults)}(?: ${oneOf(words.any)})*`,
  oneOf(words.noChange, words.approving, words.checked, words.passing, words.back, words.fitting),
  `${person} (?:${oneOf(words.saying, words.being)} )+${fits}`,
  `${person}(?: ${oneOf(words.saying)})? ${oneOf(words.agreedSaid, words.stated)}`,
  `${oneOf(words.asked)} (?:${oneOf(words.askedOf)}|${person})`,
  `${heldValue}(?: ${oneOf(words.being)})? ${fits}`,
].map((pattern) => ({ ...unit(pattern, 0), isBeside: true }));

/** "Confirm with sir" */
const withSomebody = new RegExp(`(?:^| )${oneOf(words.verbs)} ${oneOf(changes.with)} ${person}(?: |$)`, 'u');
const backAlone = new RegExp(`^(?:${oneOf(words.hardly)} )?${oneOf(words.backAlone)}$`, 'u');
const clauseSign = /[.,;:!\n()…–—]+|\s-+\s/u;
const longestYes = 30;

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
  (isTwisted(right, word) ||
    ((word.length >= longWord || !vowel.test(word)) && right.replace(vowels, '') === word.replace(vowels, '')));

/** "Prefect": the letters of a long word in another order. */
const isTwisted = (right: string, word: string): boolean =>
  word.length >= longWord && right.startsWith(word.slice(0, 1)) && lettersOf(word) === lettersOf(right);

const lengthened = /(\p{L})\1{2,}$/u;
const lettersOf = (word: string) => Array.from(word).sort().join('');
const vowel = /[aeiou]/;
const vowels = /[aeiou]/g;
const longWord = 6;
