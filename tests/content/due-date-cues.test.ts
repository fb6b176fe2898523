import { expect, it } from 'vitest';
import { wordsIn } from '#src/search/words.ts';
import { loadContent } from '#tooling/content/load.ts';
import { dueDateCues } from '#tooling/content/due-date-cues.ts';
import { siteContent } from './site-content.ts';
import { sampleContent } from './sample-content.ts';

it('leaves out phrases that hold a shorter one within them, and what is written twice', () => {
  const { dueDateAnswers } = loadContent(sampleContent());
  const asks = {
    ...dueDateAnswers.fields.asks,
    missed: ['i missed', 'missed', 'Missed'],
    extended: ['extended'],
    overall: ['due today', 'residue'],
    lists: ['due dates'],
    calendar: ['remind me'],
    date: ['due', 'which date'],
    within: ['how many days'],
    late: ['how much will it be'],
  };
  expect(dueDateCues({ dueDateAnswers: { ...dueDateAnswers, fields: { ...dueDateAnswers.fields, asks } } })).toEqual([
    'due',
    'extended',
    'how many day',
    'how much will it be',
    'missed',
    'remind me',
    'residue',
    'which date',
  ]);
});

it('still knows every phrase of the site', () => {
  const cues = dueDateCues(siteContent);
  const unknown = Object.values(siteContent.dueDateAnswers.fields.asks)
    .flat()
    .filter((phrase) => !cues.some((cue) => ` ${wordsIn(phrase).join(' ')} `.includes(` ${cue} `)));
  expect(unknown).toEqual([]);
});
