import { isDeepStrictEqual } from 'node:util';
import { answers } from './answer-keys.ts';
import type { CorpusConversation, CorpusMessage, CorpusQuestion } from './corpus.ts';
import type { ReadLine } from './read-line.ts';

/** What the guide showed without a tap, and whether it called that an answer. */
export interface Shown {
  readonly shown: string;
  readonly isAnswer: boolean;
}

/** One thing asked, and how the reply did by its keys: `wrong` shows what must not be said, `missing` lacks what is due. */
export interface Judged {
  readonly id: string;
  readonly kind: string;
  readonly language: string;
  readonly verdict: 'right' | 'missing' | 'wrong';
}

/** Judges the reply to a question. One that is none of the practice's work is answered wrongly as soon as it is answered. */
export function judgeQuestion({ id, kind, language, ...due }: CorpusQuestion, reply: Shown): Judged {
  const verdict = kind === 'outside' ? (reply.isAnswer ? 'wrong' : 'right') : verdictOf(due, reply.shown);
  return { id, kind, language, verdict };
}

/** Judges the replies to the turns of a conversation that have a key, as first turn or follow-up. */
export const judgeConversation = (
  { id, language, turns }: CorpusConversation,
  replies: readonly Shown[],
): readonly Judged[] =>
  turns.flatMap((turn, at) =>
    turn.keys.length === 0
      ? []
      : [
          {
            id: `${id}-${at + 1}`,
            kind: at === 0 ? 'first turn' : 'follow-up',
            language,
            verdict: verdictOf(turn, replies[at]?.shown ?? ''),
          },
        ],
  );

function verdictOf({ keys, not = [] }: Pick<CorpusQuestion, 'keys' | 'not'>, shown: string): Judged['verdict'] {
  if (not.length > 0 && !answers({ must: [], mustNot: not }, shown)) return shown === '' ? 'missing' : 'wrong';
  return answers({ must: keys }, shown) ? 'right' : 'missing';
}

/** How a message in a form was read: whether all of it is right, whether it was asked about, and whether something was stored or sent that was not told so. */
export interface JudgedMessage {
  readonly id: string;
  readonly form: string;
  readonly language: string;
  readonly isHard: boolean;
  readonly due: string;
  readonly isExact: boolean;
  readonly isUnsure: boolean;
  readonly storesWrongly: boolean;
  readonly sendsWrongly: boolean;
  /** Cancels, begins anew or turns to another form unasked. */
  readonly leavesWrongly: boolean;
}

/** Holds what a message in a form was read as against what is due. */
export function judgeMessage(
  { id, form, language, hard = false, due }: CorpusMessage,
  { act, set, drop, to }: ReadLine,
): JudgedMessage {
  const isExact =
    act === due.act &&
    isDeepStrictEqual(inOrder(set), inOrder(due.set)) &&
    isDeepStrictEqual([...drop].sort(), [...due.drop].sort()) &&
    to === due.to;
  return {
    id,
    form,
    language,
    isHard: hard,
    due: due.act,
    isExact,
    isUnsure: act === 'unsure' && due.act !== 'unsure',
    storesWrongly: Object.entries(set).some(([slot, value]) => plain(value) !== plain(due.set[slot])),
    sendsWrongly: act === 'send' && due.act !== 'send',
    leavesWrongly: leaving.has(act) && act !== due.act,
  };
}

const leaving: ReadonlySet<string> = new Set(['cancel', 'restart', 'switch']);

const inOrder = (set: object) =>
  Object.entries(set)
    .map(([slot, value]: [string, unknown]) => [slot, plain(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** Blanks at the ends and a full stop behind a text are no difference. */
const plain = (value: unknown) => (typeof value === 'string' ? value.trim().replace(/[.!]$/, '') : value);

interface Share {
  readonly name: string;
  readonly of: number;
  readonly cells: readonly string[];
}

/** The table of questions: how many are right, missing and wrong, in all, by kind and by language. */
export function questionTable(judged: readonly Judged[]): string {
  const rows = groups(
    judged,
    ({ kind }) => kind,
    ({ language }) => language,
  ).map(([name, group]): Share => {
    const count = (verdict: Judged['verdict']) => group.filter((one) => one.verdict === verdict).length;
    return {
      name,
      of: group.length,
      cells: [
        percent(count('right'), group.length),
        percent(count('missing'), group.length),
        percent(count('wrong'), group.length),
      ],
    };
  });
  return table(['right', 'missing', 'wrong'], rows);
}

/** The table of messages in forms, in all, by form, ordinary or hard, language and what is due. */
export function messageTable(judged: readonly JudgedMessage[]): string {
  const rows = groups(
    judged,
    ({ form }) => form,
    ({ isHard }) => (isHard ? 'hard' : 'ordinary'),
    ({ language }) => language,
    ({ due }) => `due: ${due}`,
  ).map(([name, group]): Share => {
    const share = (holds: (one: JudgedMessage) => boolean) => percent(group.filter(holds).length, group.length);
    return {
      name,
      of: group.length,
      cells: [
        share(({ isExact }) => isExact),
        share(({ isUnsure }) => isUnsure),
        share(({ storesWrongly }) => storesWrongly),
        share(({ leavesWrongly }) => leavesWrongly),
        String(group.filter(({ sendsWrongly }) => sendsWrongly).length),
      ],
    };
  });
  return table(['exact', 'unsure', 'stored wrongly', 'left wrongly', 'sent wrongly'], rows);
}

function groups<Item>(
  items: readonly Item[],
  ...namesOf: readonly ((item: Item) => string)[]
): readonly (readonly [string, readonly Item[]])[] {
  return [
    ['all', items],
    ...namesOf.flatMap((nameOf) =>
      [...new Set(items.map(nameOf))]
        .sort()
        .map((name) => [name, items.filter((item) => nameOf(item) === name)] as const),
    ),
  ];
}

const percent = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);

function table(heads: readonly string[], rows: readonly Share[]): string {
  const line = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(15))).join('');
  return [line(['', 'of', ...heads]), ...rows.map(({ name, of, cells }) => line([name, String(of), ...cells]))].join(
    '\n',
  );
}
