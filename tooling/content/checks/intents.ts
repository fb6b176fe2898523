import { intentsSchema } from '#src/collections/schemas/guide.ts';
import { intentReader } from '#src/guide/intents.ts';
import type { Check } from './check.ts';

/** Intents that code answers from practice.yaml and wording.yaml. */
const answeredByCode: ReadonlySet<string> = new Set(['contact', 'office', 'fees']);

/** Intents that do something; what is said then stands in wording.yaml. */
const done: ReadonlySet<string> = new Set([
  'back',
  'skip',
  'cancel',
  'restart',
  'clear',
  'yes',
  'no',
  'review',
  'left',
  'was-sent',
]);

/** What a tap on a chip says, and the intent as which the guide must understand it. */
const chipIntents = {
  skip: 'skip',
  back: 'back',
  cancel: 'cancel',
  continue: 'yes',
  startOver: 'restart',
  send: 'yes',
  tryAgain: 'yes',
  human: 'human',
} as const;

/** Every intent that code knows has its phrases, and a reply where the guide says one. */
export const checkIntents: Check = ({ intents }, report) => {
  const present = new Set<string>(intents.fields.map(({ id }) => id));
  for (const id of intentsSchema.element.shape.id.options) {
    if (!present.has(id))
      report(intents, [], `the intent "${id}" is missing; the guide needs an entry with "id: ${id}" and its phrases`);
  }
  intents.fields.forEach(({ id, reply }, index) => {
    const isSaid = !answeredByCode.has(id) && !done.has(id);
    if (isSaid && reply === undefined) report(intents, [index, 'reply'], 'is missing (What the guide answers.)');
    if (isSaid || reply === undefined) return;
    const from = done.has(id) ? 'content/guide/wording.yaml' : 'content/practice.yaml and content/guide/wording.yaml';
    report(
      intents,
      [index, 'reply'],
      `is never said: what the guide answers to "${id}" comes from ${from}; remove the field`,
    );
  });
};

/** What a tap on a chip says is understood as what the chip is for. */
export const checkChips: Check = ({ intents, language, wording }, report) => {
  const reader = intentReader(intents.fields, language.fields);
  const { chips } = wording.fields;
  for (const [chip, intent] of Object.entries(chipIntents)) {
    const words = chips[chip as keyof typeof chipIntents];
    if (reader.whole(words)?.id !== intent)
      report(
        wording,
        ['chips', chip],
        `the guide does not understand "${words}" as "${intent}"; add it to the phrases of "${intent}" in ${intents.source.file}, or use one of them here`,
      );
  }
  if (!/^keep (?:it|this|that)$/i.test(chips.keepIt))
    report(wording, ['chips', 'keepIt'], 'expected "Keep it", "Keep this" or "Keep that": the guide reads no other');
  const [change = ''] = chips.change.split(/\s*\{label\}/);
  if (!language.fields.corrections.some((cue) => cue.toLowerCase() === change.trim().toLowerCase()))
    report(
      wording,
      ['chips', 'change'],
      `expected to begin with one of the words under corrections in ${language.source.file}, such as "change"`,
    );
};
