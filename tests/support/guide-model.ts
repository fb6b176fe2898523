import { createActor, type SnapshotFrom } from 'xstate';
import type { FormId } from '#src/collections/form-ids.ts';
import type { Remembered } from '#src/guide/model/memory.ts';
import { guideMachine, type GuideEvent } from '#src/guide/machine/machine.ts';
import { textBlock } from '#src/guide/answers/blocks.ts';
import type { Reply } from '#src/guide/model/reply.ts';
import { messageAnswers, moment, knowledge } from './guide-knowledge.ts';

export type Snapshot = SnapshotFrom<typeof guideMachine>;

export const inputOf = (remembered: Remembered) => ({
  knowledge,
  remembered,
  random: () => 0,
  now: moment.now,
  page: moment.page,
});

export const said = (text: string): GuideEvent => ({ type: 'visitor.said', text, ...moment });

export const formRequest = (form: FormId): GuideEvent => ({ type: 'form.requested', form, ...moment });

export const failure: GuideEvent = { type: 'delivery.failed', text: 'Failed to send message: Please try again later.' };

/** The reference of every request, since the random numbers of the tests are all 0. */
export const reference = '333333';

/** From the beginning to a message that waits to be read through. */
export const toReview: readonly GuideEvent[] = [formRequest('message'), ...Object.values(messageAnswers).map(said)];

export const reply: Reply = {
  outcome: 'answer',
  blocks: [textBlock('Seven days.')],
  links: [{ href: '/faq', label: 'Questions' }],
};

/** The machine without its effects, begun with what is remembered and led through events. */
export function after(events: readonly GuideEvent[], remembered: Remembered = { kind: 'none' }): Snapshot {
  const actor = createActor(guideMachine, { input: inputOf(remembered) }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}

/** The machine once events have come to it where it stands. */
export function further(snapshot: Snapshot, events: readonly GuideEvent[]): Snapshot {
  const actor = createActor(guideMachine, { input: inputOf({ kind: 'none' }), snapshot }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}

/** The situation of the talk as one line: "inForm.asking", "ready". */
export function talkOf({ value: { talk } }: Snapshot): string {
  return typeof talk === 'string' ? talk : `inForm.${talk.inForm}`;
}

/** Two situations count as one when machine and form stand at the same place, whatever was said before. */
export function placeOf(snapshot: Snapshot): string {
  const { formState } = snapshot.context;
  return JSON.stringify([snapshot.value, formState?.form, formState?.asking, formState?.stage]);
}

const goodAnswers: Readonly<Record<string, string>> = {
  annualIncome: '12 lakh',
  basicSalary: '6 lakh',
  name: 'Lakshmi Reddy',
  email: 'lakshmi@example.com',
  subject: 'New shop',
  message: 'I open a shop in May.',
  service: 'GST Services',
  date: '25 dec',
  time: '11 am',
  phone: '98765 43210',
};

/** What a willing visitor says to the question that is open: a good answer where one is required, "skip" elsewhere. */
export const willing = ({ context }: Snapshot): string => goodAnswers[context.formState?.asking ?? ''] ?? 'skip';
