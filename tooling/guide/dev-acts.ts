import { readFileSync } from 'node:fs';
import type { ActLabel } from '#src/collections/acts.ts';
import { formIds, type FormId } from '#src/collections/form-ids.ts';

/** A message in a form from the development set, as far as acts need it. */
export interface DevLine {
  readonly form: FormId;
  readonly open: string;
  readonly say: string;
  readonly language: string;
  readonly hard: boolean;
  readonly due: {
    readonly act: string;
    readonly set: Readonly<Record<string, string | number>>;
    readonly to: string | null;
  };
}

/** Reads a file of such messages, a line each. */
export const devLinesIn = (file: string): readonly DevLine[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DevLine);

/** The acts of each name in the development set. What is to be asked about has none. */
const acts: Readonly<Record<string, readonly ActLabel[]>> = {
  set: ['answer'],
  send: ['yes'],
  hold: ['wait', 'no'],
  skip: ['skip', 'none'],
  ask: ['ask', 'verdict'],
  chat: ['chat'],
  cancel: ['cancel'],
  restart: ['restart'],
  back: ['back'],
  reopen: ['reopen'],
};

/** The acts that are right for a message, by their names here: an amount of nothing may be told as none or left out. */
export function actsDue({ form, due }: DevLine): readonly ActLabel[] {
  if (due.act === 'switch') return due.to === 'human' ? ['human'] : formIds.filter((id) => id === due.to);
  const isNothing = form === 'tax-estimate' && due.act === 'set' && Object.values(due.set).includes(0);
  return isNothing ? ['answer', 'none', 'skip'] : (acts[due.act] ?? []);
}
