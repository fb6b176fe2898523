import { allEntries } from '../content.ts';
import { pagePassages } from '../passages.ts';
import type { Check } from './check.ts';

/** An example between [[ and ]] is part of a text that the guide answers with; anywhere else nobody would see it with other figures. */
export const checkWorkedExamples: Check = (content, report) => {
  const passages = [...pagePassages(content).values()].flatMap((page) => page.passages);
  for (const entry of allEntries(content))
    for (const { said, line, field } of entry.source.examples)
      if (!passages.some(({ text }) => text.includes(said)))
        report(
          entry,
          { line, field },
          `the guide does not answer with "${said}"; write it without [[ and ]], or without marks inside`,
        );
};
