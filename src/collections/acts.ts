/** What a message does, as an example names it. */
export const actNames = [
  'answer',
  'ask',
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
