import { formIds, type FormId } from './form-ids.ts';

/** What a message does, as an example names it. */
export const actNames = [
  'answer',
  'ask',
  'verdict',
  'skip',
  'none',
  'wait',
  'no',
  'yes',
  'back',
  'restart',
  'cancel',
  'reopen',
  'switch',
  'start',
  'human',
  'chat',
  'outside',
] as const;

export type ActName = (typeof actNames)[number];

const formLeading = ['switch', 'start', 'outside'] as const;

/** What the classifier tells apart: the acts, with the form that is wished for in place of `switch` and `start`. What is not ours is asked too: our pages tell. */
export const actLabels = [
  ...actNames.filter((name): name is Exclude<ActName, (typeof formLeading)[number]> =>
    formLeading.every((one) => one !== name),
  ),
  ...formIds,
] as const;

export type ActLabel = (typeof actLabels)[number];

/** The label of an example: its act, or the form that it wishes for. */
export const labelOf = (act: ActName, to: FormId | undefined): ActLabel =>
  act === 'switch' || act === 'start' ? (to ?? 'ask') : act === 'outside' ? 'ask' : act;
