import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { addMonths } from '#src/domain/ist-dates.ts';
import { loadContent } from '#tooling/content/load.ts';
import { lawRegister } from '#tooling/content/law/register.ts';
import { readingList } from '#tooling/content/law/reading-list.ts';
import { notLiveYet } from '#tooling/content/live.ts';
import { sampleContent } from '../sample-content.ts';
import { siteContent } from '../site-content.ts';
import { lawFile } from './sample-law.ts';

const content = loadContent(
  sampleContent({
    'law/fee.yaml': lawFile(
      'late: rupees: 50 | is: Charge for a day of delay | source: Fee Act, section 4 | reviewBy: 2027-02-15 | note: Look at the Budget.',
      'term: days: 30 | is: Time to pay | source: Fee Rules | reviewBy: 2026-12-31',
      'rate: percent: 18 | reviewBy: 2027-02-16',
    ),
  }),
);

it('lists what is to be looked at by a day, the oldest first, with its source and place', () => {
  expect(readingList(content, '2027-02-15')).toEqual([
    '2 figures to look at by 15 February 2027. Compare each with its source, correct its value where the law has moved, and write the new days into "checked" and "reviewBy".',
    '',
    'Sample subject: Time to pay: 30 days',
    '  due by  31 December 2026',
    '  source  Fee Rules',
    '  where   content/law/fee.yaml:11',
    '',
    'Sample subject: Charge for a day of delay: ₹50',
    '  due by  15 February 2027',
    '  source  Fee Act, section 4',
    '  where   content/law/fee.yaml:4',
    '  note    Look at the Budget.',
  ]);
});

it('says when the next look is due where nothing is', () => {
  expect([readingList(content, '2026-11-22'), readingList(loadContent(sampleContent()), '2026-11-22')]).toEqual([
    [
      'Nothing is to be looked at by 22 November 2026. Next: 1 figure by 31 December 2026 (npm run law -- --due 2026-12-31).',
    ],
    ['content/law holds no figures.'],
  ]);
});

it('a year on, the figures of the site that have to be looked at by then are on the list, and the site does not go live', () => {
  const facts = [...lawRegister(siteContent.law).facts.values()];
  const lastLook =
    facts
      .map(({ checked }) => checked)
      .sort()
      .at(-1) ?? '2026-11-22';
  const yearOn = addMonths(lastLook, 12);
  const moving = facts.filter(({ reviewBy }) => reviewBy < yearOn);
  expect(moving).not.toEqual([]);
  expect(readingList(siteContent, yearOn).filter((line) => line.startsWith('  due by'))).toHaveLength(
    facts.filter(({ reviewBy }) => reviewBy <= yearOn).length,
  );
  expect(notLiveYet(siteContent, {}, yearOn).filter((line) => line.includes('was to be looked at by'))).toHaveLength(
    moving.length,
  );
});

it('npm run law says what it takes', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tooling/content/law/law.ts', '--due', 'soon'],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stderr]).toEqual([
    2,
    'Write npm run law -- --due   for the figures of content/law that are to be looked at now, or add a day: --due 2027-02-28\n',
  ]);
});
