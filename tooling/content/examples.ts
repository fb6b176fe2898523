import { formIds, type FormId } from '#src/collections/form-ids.ts';
import { registry } from '#src/collections/registry.ts';
import { exampleSchema, type SaidExample } from '#src/collections/schemas/example.ts';
import type { Fault } from './fault.ts';
import { readJsonLines } from './json-lines.ts';

/** A file of examples of what people say to the guide: one voice. */
export interface Voice {
  readonly id: string;
  readonly examples: readonly SaidExample[];
}

/** Where files of examples lie below content/. */
export const examplePlace = 'guide/examples/NAME.jsonl';

/** Whether a file holds examples, by its path below content/. */
export const isExampleFile = (name: string): boolean => /^guide\/examples\/[a-z0-9-]+\.jsonl$/.test(name);

/**
 * Reads a file of examples, a line of JSON each. Takes its path below content/, its text, and what the files before it say, to which it adds
 * its own with where it stands. Returns its examples and what is wrong in it.
 */
export function readExamples(
  name: string,
  text: string,
  said: Map<string, string>,
): { readonly voice: Voice; readonly faults: readonly Fault[] } {
  const file = `content/${name}`;
  const { read, faults: inLines } = readJsonLines(
    file,
    text,
    exampleSchema,
    '{"say": "…", "act": "…", "form": …, "open": …, "language": "…"}',
  );
  const faults = [...inLines];
  const examples: SaidExample[] = [];
  for (const { line, data } of read) {
    const found = placeFaults(file, line, data);
    faults.push(...found);
    if (found.length > 0) continue;
    const key = sayingOf(data);
    const first = said.get(key);
    if (first === undefined) said.set(key, `${file}:${line}`);
    else
      faults.push({
        file,
        line,
        field: 'say',
        expected: `stands in ${first} already, said in the same place; remove one of the two`,
      });
    examples.push(data);
  }
  const id = name.replace(/^.*\/|\.jsonl$/g, '');
  return { voice: { id, examples }, faults };
}

/** What is wrong with where a message is said, and with the form that it wishes for. */
function placeFaults(file: string, line: number, { form, open, act, to }: SaidExample): readonly Fault[] {
  const fault = (field: string, expected: string): Fault => ({ file, line, field, expected });
  const places = form === null ? [] : placesIn(form);
  const wishes = act === 'start' || act === 'switch';
  return [
    ...(form === null && open !== null
      ? [fault('open', 'no question is open outside of a form; write null, or name the form')]
      : []),
    ...(form !== null && (open === null || !places.includes(open))
      ? [fault('open', `expected one of ${places.join(', ')}, found ${JSON.stringify(open)}`)]
      : []),
    ...(wishes && to === undefined
      ? [fault('to', `is missing; name the form that is wished for: ${formIds.join(', ')}`)]
      : []),
    ...(!wishes && to !== undefined ? [fault('to', `"${act}" wishes for no form; remove the field`)] : []),
  ];
}

/** The questions of a form, and what follows them. */
const placesIn = (form: FormId): readonly string[] => [
  ...Object.keys(questionsOf[form].shape.questions.shape),
  form === 'message' || form === 'appointment' ? 'review' : 'result',
];

const questionsOf = {
  'tax-estimate': registry.taxEstimateWords.schema,
  'regime-comparison': registry.regimeComparisonWords.schema,
  message: registry.messageWords.schema,
  appointment: registry.appointmentWords.schema,
};

/** What two examples must not share: the words, and where they are said. */
const sayingOf = ({ say, form, open }: SaidExample) =>
  JSON.stringify([say.toLowerCase().replace(/\s+/g, ' ').trim(), form, open]);
