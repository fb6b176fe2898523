import { intentsSchema } from '#src/collections/schemas/guide.ts';
import type { Check } from './check.ts';

/** Intents that code answers from practice.yaml and wording.yaml. */
const answeredByCode: ReadonlySet<string> = new Set(['contact', 'office', 'fees']);

/** Intents that do something; what is said then stands in wording.yaml. */
const done: ReadonlySet<string> = new Set([
  'back',
  'skip',
  'enough',
  'cancel',
  'restart',
  'undo',
  'clear',
  'yes',
  'no',
  'review',
  'options',
  'verdict',
  'left',
  'was-sent',
]);

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
