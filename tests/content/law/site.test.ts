import { expect, it } from 'vitest';
import { lawWarnings } from '#tooling/content/checks/all.ts';
import { faultText } from '#tooling/content/fault.ts';
import { lawRegister } from '#tooling/content/law/register.ts';
import { siteContent } from '../site-content.ts';

it('no figure of the law stands by hand in the content of the site, and none was overdue when it was last checked', () => {
  const checked = [...lawRegister(siteContent.law).facts.values()].map((fact) => fact.checked);
  expect(lawWarnings(siteContent, checked.sort().at(-1) ?? '2026-11-22').map(faultText)).toEqual([]);
});
