import { describe, expect, it } from 'vitest';
import { officeAnswer } from '#src/guide/answers/office-answer.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const practice = {
  ...knowledge.practice,
  offices: knowledge.practice.offices.slice(0, 1).map((office) => ({
    ...office,
    town: 'Hyderabad',
    name: 'Main',
    address: ['1 Lake Road'],
    postcode: '500001',
  })),
  hours: [
    { days: 'Monday to Friday', time: '9:00 AM to 6:00 PM' },
    { days: 'Saturday', time: '9:00 AM to 2:00 PM' },
    { days: 'Sunday', time: 'Closed' },
  ],
  closings: [
    { date: '2027-01-14', name: 'Sankranti' },
    { date: '2026-12-25', name: 'Christmas' },
    { date: '2026-10-20', name: 'Dussehra' },
  ],
};
const hours = 'Monday to Friday: 9:00 AM to 6:00 PM. Saturday: 9:00 AM to 2:00 PM. Sunday: Closed.';
const closings = 'Also closed: Friday, 25 December 2026 (Christmas), Thursday, 14 January 2027 (Sankranti).';
const place = 'Hyderabad (Main): 1 Lake Road 500001.';
const at = (time: string) => new Date(`2026-12-01T${time}:00+05:30`);
const said = (text: string, now: Date | undefined = at('10:00')) =>
  officeAnswer(text, now, practice).map((block) => (block.kind === 'text' ? block.text : ''));

describe('a question about the office', () => {
  it.each([
    ['are you open on sunday', 'No, the office is closed on Sunday, 6 December 2026.'],
    ['sunday closed?', 'Yes, the office is closed on Sunday, 6 December 2026.'],
    ['are you open on 25 december', 'No, the office is closed on Friday, 25 December 2026, Christmas.'],
    ['is the office closed on christmas', 'Yes, the office is closed on Friday, 25 December 2026, Christmas.'],
    ['are you open on sankranti', 'No, the office is closed on Thursday, 14 January 2027, Sankranti.'],
    ['are you open tomorrow', 'Yes, the office is open on Wednesday, 2 December 2026: 9:00 AM to 6:00 PM.'],
    ['is it a holiday tomorrow', 'No, the office is open on Wednesday, 2 December 2026: 9:00 AM to 6:00 PM.'],
    [
      'can i come on saturday at 5 pm',
      'No, the office is closed at that time. On Saturday, 5 December 2026 it is open 9:00 AM to 2:00 PM.',
    ],
    ['saturday timings', 'The office is open on Saturday, 5 December 2026: 9:00 AM to 2:00 PM.'],
  ])('"%s" is told of that day, then the hours', (text, answer) => {
    expect(said(text)).toEqual([answer, hours]);
  });

  it.each(['which days are you closed', 'office holiday list', 'are you open next week', 'closed on diwali?'])(
    '"%s" settles on no day and is told the closed days to come, in order',
    (text) => {
      expect(said(text)).toEqual([hours, closings]);
    },
  );

  it('of a day further ahead than appointments is told that its holiday may not be listed yet', () => {
    expect(said('are you open on independence day')).toEqual([
      'No, the office is closed on Sunday, 15 August 2027.',
      hours,
    ]);
    expect(said('are you open on christmas', new Date('2026-12-26T10:00:00+05:30'))).toEqual([
      'The office has not yet listed its closed days as far ahead as Saturday, 25 December 2027. Please ask nearer to the day.',
      hours,
      'Also closed: Thursday, 14 January 2027 (Sankranti).',
    ]);
  });

  it('of the present moment is answered by the clock', () => {
    expect(said('are you open now', at('10:00'))[0]).toBe(
      'Yes, the office is open on Tuesday, 1 December 2026: 9:00 AM to 6:00 PM.',
    );
    expect(said('are you open now', at('20:00'))[0]).toBe(
      'No, the office is closed at that time. On Tuesday, 1 December 2026 it is open 9:00 AM to 6:00 PM.',
    );
  });

  it('is told the address only where the place is asked, or nothing in particular', () => {
    expect(said('where is your office')).toEqual([place, hours]);
    expect(said('office')).toEqual([place, hours]);
    expect(said('office timings')).toEqual([hours]);
  });

  it('says nothing of a day without the time', () => {
    expect(officeAnswer('office timings on sunday', undefined, practice)).toEqual([{ kind: 'text', text: hours }]);
  });
});
