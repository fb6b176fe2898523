import type { FormState } from '#src/forms/form-state.ts';
import type { Answers } from '#src/forms/question.ts';
import type { Act, ActOf } from '#src/guide/model/act.ts';
import type { ReadAct } from './corpus.ts';

/** What a message in a form was read as: what it does, what it stores, which answers it opens again, where it turns to, and what it asks besides. */
export interface ReadLine {
  readonly act: ReadAct;
  readonly set: Answers;
  readonly drop: readonly string[];
  readonly to: string | null;
  readonly asks: string | null;
}

/**
 * Sums the acts of a message up in one line. Takes the acts, where the form stands, and the message. `unsure` means that nothing is stored and the
 * visitor is asked: what was told does not fit, or may be meant and may not.
 */
export function readLine(acts: readonly Act[], { form, stage, asking, answers }: FormState, said: string): ReadLine {
  const has = (kind: Act['kind']) => acts.some((act) => act.kind === kind);
  const of = <Kind extends Act['kind']>(kind: Kind) => acts.filter((act): act is ActOf<Kind> => act.kind === kind);
  const set = Object.fromEntries([...of('setSlot'), ...of('correctSlot')].map(({ slot, value }) => [slot, value]));
  const [asked] = of('ask');
  const asks = asked ? (asked.text ?? said) : null;
  const line = (act: ReadAct, more: Partial<ReadLine> = {}): ReadLine => ({
    act,
    set: {},
    drop: [],
    to: null,
    asks,
    ...more,
  });
  const [flow] = [...of('startFlow'), ...of('resumeFlow')];
  if (flow) return flow.form === form ? line('restart', { set }) : line('switch', { set, to: flow.form });
  if (Object.keys(set).length > 0) return line('set', { set });
  const [cleared] = of('clearSlot');
  if (cleared) return answers[cleared.slot] === undefined ? line('skip') : line('reopen', { drop: [cleared.slot] });
  const [reopened] = of('reopenSlot');
  if (reopened) {
    const { slot, refusal } = reopened;
    return slot === undefined || refusal || answers[slot] === undefined
      ? line('unsure')
      : line('reopen', { drop: [slot] });
  }
  if (has('humanHandoff')) return line('switch', { to: 'human' });
  if (has('affirm')) return line(stage === 'reviewing' ? 'send' : 'unsure');
  if (has('deny')) return line(asking === null ? 'hold' : 'skip');
  if (acts.some((act) => act.kind === 'hold' && act.asksToSend)) return line('unsure');
  const [plain] = plainActs.filter(([kind]) => has(kind));
  return line(plain?.[1] ?? 'unsure');
}

/** What is the same in both, the most telling first. */
const plainActs: readonly (readonly [Act['kind'], ReadAct])[] = [
  ['cancel', 'cancel'],
  ['clear', 'cancel'],
  ['restart', 'restart'],
  ['back', 'back'],
  ['skip', 'skip'],
  ['hold', 'hold'],
  ['keep', 'hold'],
  ['ask', 'ask'],
  ['askIntent', 'ask'],
  ['chitChat', 'chat'],
  ['outOfScope', 'ask'],
  ['introduce', 'set'],
];
