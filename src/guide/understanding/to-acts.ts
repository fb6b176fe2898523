import type { Act } from '../model/act.ts';
import { intentAct } from './intent-act.ts';
import type { Command, Telling, Unfit } from './rule-reader/command.ts';

/** What a command of the rule reader means, as acts. */
export function toActs(command: Command): readonly Act[] {
  switch (command.kind) {
    case 'intent':
      return [intentAct(command.id)];
    case 'start': {
      const { form, leaves, next } = command;
      return [{ kind: 'startFlow', form, ...(leaves && { leaves }), ...(next && { then: next }) }, ...told(command)];
    }
    case 'resume': {
      const { form, answers, unfit } = command;
      return [
        { kind: 'resumeFlow', form },
        ...(answers ? told({ kind: 'set', answers, ...(unfit && { unfit }) }) : []),
      ];
    }
    case 'set':
      return told(command);
    case 'reopen': {
      const { question: slot, refusal } = command;
      return [{ kind: 'reopenSlot', slot, ...(refusal && { refusal }) }];
    }
    case 'refuse':
      return [{ kind: 'rejectSlot', slot: command.question, refusal: command.refusal }];
    case 'placeElsewhere':
      return [{ kind: 'offerSlot', slot: command.question, value: command.value }];
    case 'doubtName':
      return [{ kind: 'offerSlot', slot: 'name', value: command.value }];
    case 'askPlace':
      return [{ kind: 'leaveAmounts', amounts: command.values.map(String) }];
    case 'cannotChange':
      return [{ kind: 'reopenSlot' }];
    case 'hold':
      return [{ kind: 'hold' }, ...asked(command.asks)];
    case 'search':
      return [{ kind: 'ask', ...(command.mayBeNoted !== undefined && { note: command.mayBeNoted }) }];
    case 'keep':
    case 'needsForms':
      return [{ kind: command.kind }];
  }
}

/** What is told for the slots of a form, what of it does not fit, and what is asked besides. */
function told(command: Telling): readonly Act[] {
  const { answers, unfit = [], unplaced = [], monthly = [], isPeriodTold, skips, incomes, isOfOthers } = command;
  const {
    sums = {},
    isForAnythingElse,
    replaced,
  }: Partial<Extract<Telling, { kind: 'set' }>> = command.kind === 'set' ? command : {};
  return [
    ...(skips === undefined ? [] : [{ kind: 'clearSlot', slot: skips } as const]),
    ...Object.entries(answers).map(([slot, value]): Act => {
      const sum = sums[slot];
      return {
        kind: 'setSlot',
        slot,
        value,
        ...(sum !== undefined && { sum }),
        ...(monthly.includes(slot) && { isMonthly: true }),
        ...(isPeriodTold && typeof value === 'number' && { isPeriodTold }),
        ...(isForAnythingElse && { isForAnythingElse }),
      };
    }),
    ...(incomes || replaced
      ? [{ kind: 'setIncomes', ...(incomes && { incomes }), ...(replaced && { replaced }) } as const]
      : []),
    ...(unplaced.length > 0 ? [{ kind: 'leaveAmounts', amounts: unplaced } as const] : []),
    ...(isOfOthers ? [{ kind: 'leaveOthers' } as const] : []),
    ...unfitted(unfit),
    ...(command.remarks === undefined ? [] : [intentAct(command.remarks)]),
    ...asked(command.asks),
  ];
}

/** The first that does not fit is asked about, the others are named. */
const unfitted = ([first, ...others]: readonly Unfit[]): readonly Act[] => [
  ...others.map(({ question: slot, refusal }) => ({ kind: 'rejectSlot', slot, refusal }) as const),
  ...(first ? [{ kind: 'reopenSlot', slot: first.question, refusal: first.refusal } as const] : []),
];

const asked = (text: string | undefined): readonly Act[] => (text === undefined ? [] : [{ kind: 'ask', text }]);
