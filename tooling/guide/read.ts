import { formIds, isFormId } from '#src/collections/form-ids.ts';
import type { Answers } from '#src/forms/question.ts';
import { PlainError } from '#tooling/command/plain-error.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { jsonLines } from './corpus.ts';
import { withGuide } from './with-guide.ts';

const words = process.argv.slice(2);
const file = words[words.indexOf('--file') + 1];

if (words.includes('--file') && file !== undefined) await runCommand(() => readAll(file));
else {
  console.error(
    'Name a file with a line {"id", "form", "answers", "open", "say"} for each message, "open" being a question, "review" or "result": npm run read -- --file FILE',
  );
  process.exitCode = 2;
}

/** Prints for every line what its message is read as, at that place of the form. Nothing is sent. */
function readAll(name: string): Promise<void> {
  const lines = jsonLines(name).map((line, index) => placeOn(line, `${name}:${index + 1}`));
  return withGuide(({ read }) => {
    for (const { id, ...place } of lines) console.log(JSON.stringify({ id, ...read(place) }));
    return Promise.resolve();
  });
}

function placeOn(line: Readonly<Record<string, unknown>>, place: string) {
  const { id, form, answers, open, say, now } = line;
  const moment = typeof now === 'string' ? new Date(now) : new Date();
  if (
    (typeof id !== 'string' && typeof id !== 'number') ||
    !isFormId(form) ||
    typeof answers !== 'object' ||
    answers === null ||
    typeof open !== 'string' ||
    typeof say !== 'string' ||
    Number.isNaN(moment.getTime())
  )
    throw new PlainError(
      `${place}: write {"id": "r1", "form": "appointment", "answers": {}, "open": "service", "say": "…"}, with "now" if it matters; forms are ${formIds.join(', ')}`,
    );
  return { id: String(id), form, answers: answers as Answers, open, say, now: moment };
}
