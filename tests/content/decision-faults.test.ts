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
