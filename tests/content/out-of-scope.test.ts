import { expect, it } from 'vitest';
import { edited, faultsIn } from './sample-content.ts';

const trust = 'services/registrations/trust.md';
const denied = (subject: string) =>
  edited('guide/language.yaml', 'outOfScope: [passport]', `outOfScope: [passport, ${subject}]`);
const atService = (line: number, field: string, subject: string) =>
  `content/${trust}:${line}: ${field}: the guide says that "${subject}" is not handled here, for it stands under outOfScope on line 13 of content/guide/language.yaml; take it out there, or use other words here`;
const atList = (subject: string, file: string) =>
  `content/guide/language.yaml:13: outOfScope[2]: "${subject}" is a name in content/${file}; take it out of this list, or change the name`;

it.each([
  ['its name', denied('trusts'), 2, 'name', 'trusts'],
  ['a part of its name', { ...denied('deed'), ...edited(trust, 'name: Trust', 'name: Trust deed') }, 2, 'name', 'deed'],
  [
    'another name of it',
    { ...denied('society'), ...edited(trust, 'alsoCalled: []', 'alsoCalled: [society]') },
    10,
    'alsoCalled[1]',
    'society',
  ],
])('a service that the guide would deny by %s is told at both places', (_, changes, line, field, subject) => {
  expect(faultsIn(changes)).toEqual([atList(subject, trust), atService(line, field, subject)]);
});

it('tells it once of a file that has several such names', () => {
  const changes = { ...denied('trusts'), ...edited(trust, 'alsoCalled: []', 'alsoCalled: [trusts]') };
  expect(faultsIn(changes)).toEqual([atList('trusts', trust), atService(2, 'name', 'trusts')]);
});

it('so is a term that is explained', () => {
  expect(faultsIn(denied('pan'))[0]).toBe(atList('pan', 'guide/terms.yaml'));
});

it('lets a longer way to say it contain what is denied', () => {
  const changes = { ...denied('visa'), ...edited(trust, 'alsoCalled: []', 'alsoCalled: [trust for a visa]') };
  expect(faultsIn(changes)).toEqual([]);
});
