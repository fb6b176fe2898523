import { expect, it } from 'vitest';
import type { IntentId } from '#src/collections/types.ts';
import type { Act } from '#src/guide/model/act.ts';
import { intentAct } from '#src/guide/understanding/intent-act.ts';
import type { Command } from '#src/guide/understanding/rule-reader/command.ts';
import { toActs } from '#src/guide/understanding/to-acts.ts';

const refusal = { code: 'phoneTooShort', values: {} } as never;

it.each<readonly [command: Command, acts: readonly Act[]]>([
  [{ kind: 'intent', id: 'yes' }, [{ kind: 'affirm' }]],
  [{ kind: 'keep' }, [{ kind: 'keep' }]],
  [{ kind: 'needsForms' }, [{ kind: 'needsForms' }]],
  [{ kind: 'search' }, [{ kind: 'ask' }]],
  [{ kind: 'search', mayBeNoted: 'who comes?' }, [{ kind: 'ask', note: 'who comes?' }]],
  [{ kind: 'hold', asks: 'fees?' }, [{ kind: 'hold' }, { kind: 'ask', text: 'fees?' }]],
  [{ kind: 'cannotChange' }, [{ kind: 'reopenSlot' }]],
  [{ kind: 'doubtName', value: 'Audit' }, [{ kind: 'offerSlot', slot: 'name', value: 'Audit' }]],
  [{ kind: 'placeElsewhere', question: 'rentPaid', value: 5 }, [{ kind: 'offerSlot', slot: 'rentPaid', value: 5 }]],
  [{ kind: 'askPlace', values: [5, 7] }, [{ kind: 'leaveAmounts', amounts: ['5', '7'] }]],
  [{ kind: 'refuse', question: 'phone', refusal }, [{ kind: 'rejectSlot', slot: 'phone', refusal }]],
  [{ kind: 'reopen', question: 'phone', refusal }, [{ kind: 'reopenSlot', slot: 'phone', refusal }]],
  [{ kind: 'reopen', question: 'phone', refusal: null }, [{ kind: 'reopenSlot', slot: 'phone' }]],
  [{ kind: 'resume', form: 'message' }, [{ kind: 'resumeFlow', form: 'message' }]],
  [
    { kind: 'resume', form: 'message', answers: { name: 'Ravi' } },
    [
      { kind: 'resumeFlow', form: 'message' },
      { kind: 'setSlot', slot: 'name', value: 'Ravi' },
    ],
  ],
  [
    {
      kind: 'set',
      answers: { rentPaid: 240_000 },
      sums: { rentPaid: '₹20,000 × 12' },
      monthly: ['rentPaid'],
      isPeriodTold: true,
      skips: 'message',
      unplaced: ['3 lakh'],
      isOfOthers: true,
      unfit: [
        { question: 'phone', refusal },
        { question: 'email', refusal },
      ],
      remarks: 'age',
      asks: 'fees?',
    },
    [
      { kind: 'clearSlot', slot: 'message' },
      {
        kind: 'setSlot',
        slot: 'rentPaid',
        value: 240_000,
        sum: '₹20,000 × 12',
        isMonthly: true,
        isPeriodTold: true,
      },
      { kind: 'leaveAmounts', amounts: ['3 lakh'] },
      { kind: 'leaveOthers' },
      { kind: 'rejectSlot', slot: 'email', refusal },
      { kind: 'reopenSlot', slot: 'phone', refusal },
      { kind: 'askIntent', intent: 'age' },
      { kind: 'ask', text: 'fees?' },
    ],
  ],
  [
    { kind: 'set', answers: { service: 'others' }, isForAnythingElse: true },
    [{ kind: 'setSlot', slot: 'service', value: 'others', isForAnythingElse: true }],
  ],
  [
    { kind: 'start', form: 'message', answers: {}, leaves: true, next: { form: 'appointment', answers: {} } },
    [{ kind: 'startFlow', form: 'message', leaves: true, then: { form: 'appointment', answers: {} } }],
  ],
  [
    { kind: 'set', answers: {}, incomes: [], replaced: [{ kind: 'rent', amount: '5', before: '4' }] },
    [{ kind: 'setIncomes', incomes: [], replaced: [{ kind: 'rent', amount: '5', before: '4' }] }],
  ],
])('the command %j becomes acts', (command, acts) => {
  expect(toActs(command)).toEqual(acts);
});

it.each<readonly [intent: IntentId, act: Act]>([
  ['yes', { kind: 'affirm' }],
  ['no', { kind: 'deny' }],
  ['back', { kind: 'back' }],
  ['clear', { kind: 'clear' }],
  ['thanks', { kind: 'chitChat', intent: 'thanks' }],
  ['human', { kind: 'humanHandoff', intent: 'human' }],
  ['unlawful', { kind: 'outOfScope', intent: 'unlawful' }],
  ['privacy', { kind: 'askIntent', intent: 'privacy' }],
])('the intent "%s" is the act %j', (intent, act) => {
  expect(intentAct(intent)).toEqual(act);
});
