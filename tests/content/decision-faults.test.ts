import { expect, it } from 'vitest';
import type { Report } from '#tooling/content/checks/check.ts';
import { checkDecisions } from '#tooling/content/checks/decisions.ts';
import { siteContent } from './site-content.ts';

it('a decision cannot be offered by a service that is not there', () => {
  const decision = siteContent.decisions.find(({ fields }) => fields.services.length > 0);
  if (!decision) throw new Error('no service offers a decision');
  const [service = '', ...others] = decision.fields.services;
  const offered = { ...decision, fields: { ...decision.fields, services: [`${service}s`, ...others] } };
  const said: unknown[] = [];
  const report: Report = (entry, spot, expected) => said.push([entry, spot, expected]);
  checkDecisions({ ...siteContent, decisions: [offered] }, report);
  expect(said).toEqual([
    [offered, ['services', 0], `"${service}s" names no file below content/services; did you mean "${service}"?`],
  ]);
});

it('a decision cannot work out what no passage tells', () => {
  const decision = siteContent.decisions.find(({ id }) => id === 'tds-rent');
  if (!decision) throw new Error('there is no decision on TDS from rent');
  const passages = ['/services/compliances/tds-payment#how-much-tds-is-deducted-from-a-boat'];
  const worked = { ...decision, fields: { ...decision.fields, passages } };
  const said: unknown[] = [];
  const report: Report = (entry, spot, expected) => said.push([entry, spot, expected]);
  checkDecisions({ ...siteContent, decisions: [worked] }, report);
  expect(said).toEqual([
    [
      worked,
      ['passages', 0],
      `the site has no passage "${passages[0]}"; write the address of its page and, behind #, what it is called in content/guide/asked`,
    ],
  ]);
});
