import { at } from '../support/form-state-at.ts';
import { resumes } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { estimated } from '../support/sample-answers.ts';

/** What is asked of the regime of the figures that stand there compares nothing. */
readsAs([
  [
    'of a result',
    at('finished', 'tax-estimate', estimated),
    [
      ['this calculation is as per which regime', resumes('tax-estimate')],
      ['did you take the old regime', resumes('tax-estimate')],
      ['ye kaunse regime se nikala hai', resumes('tax-estimate')],
      ['idi kotha regime aa patha regime aa', resumes('tax-estimate')],
    ],
  ],
]);
