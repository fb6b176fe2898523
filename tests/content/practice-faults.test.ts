import { expect, it } from 'vitest';
import { faultText } from '#tooling/content/fault.ts';
import { loadContent } from '#tooling/content/load.ts';
import { warningsIn } from '#tooling/content/checks/all.ts';
import { edited, faultsIn, sampleContent } from './sample-content.ts';

const practice = 'practice.yaml';
const said = (from: string, to: string) => faultsIn(edited(practice, from, to));
const at = (rest: string) => [`content/practice.yaml:${rest}`];

const week = 'days: Monday to Friday\n    time: 10:00 AM to 5:00 PM';
const domainForm =
  'domain: expected an address such as https://www.example.in, in small letters, without a slash or words behind it, found';
const slotForm = 'expected a time with two figures for the hour, such as 09:00 AM or 02:30 PM, found';

it.each([
  ['a break in the day', week, 'days: Monday to Friday\n    time: 9:00 AM to 1:00 PM and 2:00 PM to 5:30 PM'],
  [
    'days that are listed',
    week,
    'days: Monday, Wednesday and Friday\n    time: 10:00 AM to 5:00 PM\n  - days: Tuesday and Thursday\n    time: Closed',
  ],
  ['half hours for appointments', '[10:00 AM, 11:00 AM', '[10:30 AM, 11:00 AM'],
  ['a landline', '+91 98480 11223', '+91 40 2345 6789'],
  ['a landline of a smaller town', '+91 98480 11223', '+91 8682 234567'],
])('lets %s be written', (_, from, to) => {
  expect(said(from, to)).toEqual([]);
});

it.each([
  [
    'that close before they open',
    'time: 10:00 AM to 5:00 PM',
    'time: 10:00 AM to 5:00 AM',
    '29: hours[1].time: "10:00 AM to 5:00 AM" ends before it begins; check AM and PM',
  ],
  [
    'whose parts overlap',
    'time: 10:00 AM to 5:00 PM',
    'time: 10:00 AM to 2:00 PM and 1:00 PM to 5:00 PM',
    '29: hours[1].time: the parts of "10:00 AM to 2:00 PM and 1:00 PM to 5:00 PM" overlap',
  ],
  [
    'that tell a day twice',
    'days: Monday to Friday',
    'days: Monday to Saturday',
    '30: hours[2].days: Saturday stands in two rows; keep it in one',
  ],
  [
    'that tell a day in place of another',
    'days: Sunday',
    'days: Saturday',
    '32: hours[3].days: Saturday stands in two rows; keep it in one and tell Sunday in the other',
  ],
  [
    'that leave days out',
    'days: Monday to Friday',
    'days: Tuesday to Friday',
    '27: hours: no row tells Monday; add one, with "time: Closed" for a day off',
  ],
  [
    'of a day that does not exist',
    'days: Saturday',
    'days: Daily',
    '30: hours[2].days: expected days such as "Saturday", "Monday to Friday" or "Monday, Wednesday and Friday", found "Daily"',
  ],
  [
    'on the 24-hour clock',
    'time: 10:00 AM to 1:00 PM',
    'time: 10:00 to 13:00',
    '31: hours[2].time: expected hours such as "9:00 AM to 6:00 PM", with a break "9:00 AM to 1:00 PM and 2:00 PM to 6:00 PM", or "Closed", found "10:00 to 13:00"',
  ],
])('refuses opening hours %s', (_, from, to, fault) => {
  expect(said(from, to)).toEqual(at(fault));
});

it.each([
  [
    'out of order',
    '[10:00 AM, 11:00 AM',
    '[11:00 AM, 10:00 AM',
    'slots[2]: 10:00 AM stands after 11:00 AM; write the times from morning to evening',
  ],
  [
    'twice',
    '[10:00 AM, 11:00 AM',
    '[10:00 AM, 10:00 AM',
    'slots[2]: "10:00 AM" stands twice in this list; remove one of them',
  ],
  ['with one figure for the hour', '[10:00 AM', '[9:00 AM', `slots[1]: ${slotForm} "9:00 AM"`],
])('refuses times for appointments %s', (_, from, to, fault) => {
  expect(said(from, to)).toEqual(at(`34: ${fault}`));
});

it('warns of a time at which the office is never open, and lets it be', () => {
  const content = loadContent(sampleContent(edited(practice, '12:00 PM]', '12:00 PM, 09:00 PM]')));
  expect(warningsIn(content, '2026-11-21').map(faultText)).toEqual(
    at('34: slots[4]: 09:00 PM can be asked for, but by the hours the office is never open then'),
  );
  expect(warningsIn(loadContent(sampleContent()), '2026-11-21')).toEqual([]);
});

it.each([['no date', '2026-02-30', 'closings[1].date: 2026-02-30 is no day of the calendar']])(
  'refuses a closing with %s',
  (_, date, fault) => {
    expect(said('slots: [', `closings: [{ date: ${date}, name: Holiday }]\nslots: [`)).toEqual(at(`34: ${fault}`));
  },
);

it('refuses a closing that stands twice', () => {
  const closings = 'closings: [{ date: 2026-12-25, name: Christmas }, { date: 2026-12-25, name: Holiday }]';
  expect(said('slots: [', `${closings}\nslots: [`)).toEqual(
    at('34: closings[2].date: 2026-12-25 stands twice; remove one of the two'),
  );
});

it('warns of a closing that has long passed or falls on a day off, and lets it be', () => {
  const closings =
    'closings: [{ date: 2020-01-26, name: Republic Day }, { date: 2026-12-27, name: Holiday }]\nslots: [';
  const content = loadContent(sampleContent(edited(practice, 'slots: [', closings)));
  expect(warningsIn(content, '2026-11-21').map(faultText)).toEqual(
    [
      '34: closings[1]: Republic Day, 2020-01-26, has long passed; remove it, or write the day of this year',
      '34: closings[2].date: 27 December 2026 is a Sunday, and the office is closed on every Sunday; look at the day',
    ].flatMap(at),
  );
});

it.each([
  ['a slash at its end', 'https://www.sample-accounts.in/'],
  ['words behind it', 'https://www.sample-accounts.in/home'],
  ['no https', 'http://www.sample-accounts.in'],
  ['capitals', 'https://www.Sample-Accounts.in'],
  ['no dot', 'https://sample'],
])('refuses a domain with %s', (_, domain) => {
  expect(said('domain: https://www.sample-accounts.in', `domain: ${domain}`)).toEqual(
    at(`10: ${domainForm} "${domain}"`),
  );
});

it.each([
  ['another host', 'https://www.openstreetmap.org/export/embed.html?bbox=1', 'www.openstreetmap.org'],
  ['another page of Google', 'https://www.google.com/search?q=Warangal', 'www.google.com'],
])('refuses a map from %s, which pages cannot show', (_, map, host) => {
  expect(said('mapEmbed: https://www.google.com/maps?q=Warangal&output=embed', `mapEmbed: "${map}"`)).toEqual(
    at(
      `25: offices[1].mapEmbed: only maps of Google can be shown, not of ${host}; on Google Maps choose "Share", "Embed a map" and copy the address that begins with https://www.google.com/maps`,
    ),
  );
});

const taxService = '{ id: tax, name: Tax, minutes: 60, words: [tax, income] }';

it.each([
  [
    'services for appointments',
    taxService,
    taxService.replace('id: tax', 'id: other'),
    '37: appointmentServices[2].id: "other" is the short name on line 36 already; choose another',
  ],
  [
    'words for two of them',
    'words: [other, general]',
    'words: [other, tax]',
    '37: appointmentServices[2].words[2]: "tax" stands on line 36 already; a word can name one service only',
  ],
  [
    'words for one of them',
    'words: [other, general]',
    'words: [other, other]',
    '37: appointmentServices[2].words[2]: "other" stands twice in this list; remove one of them',
  ],
])('refuses %s that repeat', (_, from, to, fault) => {
  expect(said(from, to)).toEqual(at(fault));
});
