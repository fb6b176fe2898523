import { expect, it } from 'vitest';
import type { Report } from '#tooling/content/checks/check.ts';
import { checkDecisions } from '#tooling/content/checks/decisions.ts';
import { siteContent } from './site-content.ts';

const decision = siteContent.decisions.find(({ id }) => id === 'tds-rent');
if (!decision) throw new Error('there is no decision on TDS from rent');
const service = 'compliances/tds-payment';
/** A site of one service: the passages of all others would be read for nothing. */
const small = {
  ...siteContent,
  services: siteContent.services.filter(({ id }) => id === service),
  categories: [],
  topics: [],
  articles: [],
  pages: [],
};
const passage = `/services/${service}#how-much-tds-is-deducted-from-a-boat`;

it.each([
  [
    'a decision cannot be offered by a service that is not there',
    { services: [`${service}s`], passages: [] },
    ['services', 0],
    `"${service}s" names no file below content/services; did you mean "${service}"?`,
  ],
  [
    'a decision cannot work out what no passage tells',
    { services: [service], passages: [passage] },
    ['passages', 0],
    `the site has no passage "${passage}"; write the address of its page and, behind #, what it is called in content/guide/asked`,
  ],
] as const)('%s', (_, { services, passages }, path, fault) => {
  const changed = { ...decision, fields: { ...decision.fields, services: [...services], passages: [...passages] } };
  const said: unknown[] = [];
  const report: Report = (entry, spot, expected) => said.push([entry, spot, expected]);
  checkDecisions({ ...small, decisions: [changed] }, report);
  expect(said).toEqual([[changed, path, fault]]);
});
