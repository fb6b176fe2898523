import { wordsIn } from '#src/search/words.ts';
import type { Check } from './check.ts';

/** Every word by which something is refused stands in a phrase of outOfScope; otherwise nobody is ever refused by it. */
export const checkRefusals: Check = ({ language, refusals }, report) => {
  const written = (phrase: string) => ` ${wordsIn(phrase).join(' ')} `;
  const subjects = language.fields.outOfScope.map(written);
  refusals.fields.groups.forEach(({ of }, group) => {
    of.forEach((phrase, index) => {
      const words = written(phrase);
      if (subjects.some((subject) => subject.includes(words))) return;
      report(
        refusals,
        ['groups', group, 'of', index],
        `"${phrase}" stands in no phrase under outOfScope in ${language.source.file}; add it there, or take it out here`,
      );
    });
  });
};
