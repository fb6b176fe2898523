import { describe, expect, it } from 'vitest';
import { dueDateAnswer } from '#src/guide/answers/due-date-answer.ts';
import { replyText } from '#src/guide/answers/blocks.ts';
import { converse } from '../support/converse.ts';

/** Sunday, 22 November 2026, noon in India. */
const now = new Date('2026-11-22T06:30:00Z');
const gst = '/services/returns-filing/gst-returns';

function heard(text: string, page = '/', at = now) {
  const reply = dueDateAnswer(text, page, at);
  return reply && { text: replyText(reply), links: reply.links.map(({ href }) => href), chips: reply.calendarChips };
}

const chip = (obligation: string, due: string) => ({
  label: 'Save to calendar',
  acts: [{ kind: 'ask', text: 'Save to calendar' }],
  calendar: { kind: 'dueDate', obligation, due },
});

describe('one obligation', () => {
  it.each(['when is GSTR-3B due', 'gstr3b last date', 'gstr 3b kab tak bharna hai', '3b eppati varaku kattali'])(
    '"%s" is answered with its day, weekday, days left and what delay costs',
    (text) => {
      expect(heard(text)).toEqual({
        text: [
          'GST return with the tax (GSTR-3B): November 2026 is due on Sunday, 20 December 2026, in 28 days.',
          'If it is late: Late fee of ₹50 a day, ₹20 for a nil return, and interest of 18% a year on tax paid late.',
        ].join('\n'),
        links: [gst, '/due-dates'],
        chips: [chip('gstr-3b', '2026-12-20')],
      });
    },
  );

  it.each([
    [
      'gstr-3b due date for december',
      'GST return with the tax (GSTR-3B): December 2026 is due on Wednesday, 20 January 2027',
      '2027-01-20',
    ],
    [
      'last date of gstr 3b for oct',
      'GST return with the tax (GSTR-3B): October 2026 was due on Friday, 20 November 2026',
      undefined,
    ],
    [
      'when may i file gstr-3b, what is the due date',
      'GST return with the tax (GSTR-3B): November 2026 is due',
      '2026-12-20',
    ],
    [
      'gstr-3b due date for may',
      'GST return with the tax (GSTR-3B): May 2026 was due on Saturday, 20 June 2026',
      undefined,
    ],
    ['tds return october to december due date', 'TDS return: October to December 2026 is due', '2027-01-31'],
    ['itr last date for audit cases', 'Income tax return with audit: tax year 2026-27 is due', '2027-10-31'],
    ['aoc-4 for opc due date', 'Accounts of a one person company (AOC-4)', '2027-09-27'],
  ])('"%s" means the month and the kind that are named: %s', (text, said, due) => {
    const told = heard(text);
    expect([
      told?.text.slice(0, said.length),
      told?.chips?.map(({ calendar }) => calendar && 'due' in calendar && calendar.due),
    ]).toEqual([said, due === undefined ? [] : [due]]);
  });

  it.each(['gstr 1 and 3b due date', 'last date of gstr-3b and gstr-1', 'gstr 1 inka gstr 3b last date'])(
    '"%s" asks of both',
    (text) => {
      expect(heard(text)?.text).toBe(
        [
          'The next dates:',
          '- GST sales return (GSTR-1): November 2026: Friday, 11 December 2026, in 19 days',
          '- GST return with the tax (GSTR-3B): November 2026: Sunday, 20 December 2026, in 28 days',
        ].join('\n'),
      );
    },
  );

  it('follows the Indian day, whatever the hour', () => {
    const atNight = new Date('2026-12-19T18:45:00Z');
    expect(heard('gstr-3b due date', '/', atNight)?.text.split('\n')[0]).toBe(
      'GST return with the tax (GSTR-3B): November 2026 is due on Sunday, 20 December 2026, today.',
    );
  });

  it('that has no extension is said so, with the day the list was checked', () => {
    expect(heard('is the audit date extended')?.text).toMatch(
      /^We know of no extension\. Tax audit report: FY 2025-26 was due on Wednesday, 30 September 2026, 53 days ago\./,
    );
  });

  it('that was moved is told with the order', () => {
    expect(heard('was the trade licence date extended', '/', new Date('2025-12-10T06:30:00Z'))?.text).toBe(
      'Yes. Trade licence, Hyderabad: 2026 was moved from 1 December 2025 to Saturday, 20 December 2025 (in 10 days). GHMC announcement for the licences of 2026, as reported in November 2025.',
    );
  });

  it.each([
    ['is the trade licence extended', '2026-11-25', 'We know of no extension. Trade licence, Hyderabad: 2027 is due'],
    ['was the trade licence of 2026 extended', '2025-11-25', 'Yes. Trade licence, Hyderabad: 2026 was moved'],
    ['is the trade licence date for december extended', '2025-11-25', 'Yes. Trade licence, Hyderabad: 2026 was moved'],
  ])('"%s" on %s is of the date to come that was moved, or the one nearest to today', (text, day, said) => {
    expect(heard(text, '/', new Date(`${day}T06:30:00Z`))?.text.slice(0, said.length)).toBe(said);
  });

  it.each(['gst last date extended or not', 'gst return date extend hua kya'])(
    '"%s" names several, none of which was moved: they are told with their next dates',
    (text) => {
      expect(heard(text)?.text.split('\n').slice(0, 3)).toEqual([
        'We know of no extension. We last checked our list on 22 November 2026; if the portal has a newer notice, follow that. The next dates:',
        expect.stringMatching(/^- .+: Wednesday, 25 November 2026, in 3 days$/),
        expect.stringMatching(/^- .+: \w+, \d+ (?:November|December) 2026, in \d+ days$/),
      ]);
    },
  );

  it.each([
    ['i missed gstr-3b, what now', '/'],
    ['did I miss it, what now', gst],
  ])('"%s" on %s is answered with the last date, its cost and the next one', (text, page) => {
    const told = heard(text, page);
    expect([told?.text.split('\n')[0], told?.chips]).toEqual([
      'GST return with the tax (GSTR-3B): October 2026 was due on Friday, 20 November 2026, 2 days ago.',
      [chip('gstr-3b', '2026-12-20')],
    ]);
  });
});

describe('what counts from a day of one’s own', () => {
  it.each(['INC-20A within how many days', 'last date of inc 20a', 'inc20a time limit'])(
    '"%s" is answered with the time and from what it counts',
    (text) => {
      expect(heard(text)).toEqual({
        text: [
          'Commencement of business (INC-20A) is due within 180 days of the incorporation.',
          'If it is late: Penalty of ₹50,000 on the company, and of ₹1,000 a day on each officer.',
        ].join('\n'),
        links: ['/services/registrations/company-incorporation', '/due-dates'],
        chips: undefined,
      });
    },
  );

  it('is not meant by a number of days alone', () => {
    expect(heard('how many days does gst registration take')).toBeUndefined();
  });
});

describe('a wish to have a date in the calendar', () => {
  it.each([
    ['add it to my calendar', 'when is gstr-3b due', '/'],
    ['add gstr-3b to my calendar', '', '/'],
    ['remind me', '', gst],
  ])('"%s" after "%s" on "%s" is answered with the chip', (text, before, page) => {
    const told = dueDateAnswer(text, page, now, [before]);
    expect([told && replyText(told).slice(0, 36), told?.calendarChips?.length]).toEqual([
      'Choose “Save to calendar” below. The',
      1,
    ]);
  });

  it('without a date to have is left to the pages', () => {
    expect(dueDateAnswer('remind me', '/', now, ['hello'])).toBeUndefined();
  });
});

it('a group is answered with the next date of each, soonest first', () => {
  expect(heard('next TDS date')?.text.split('\n').slice(0, 3)).toEqual([
    'The next dates:',
    '- TDS on property or rent, Form 141: October 2026: Monday, 30 November 2026, in 8 days',
    '- TDS payment: November 2026: Monday, 7 December 2026, in 15 days',
  ]);
});

describe('all that is due', () => {
  it('this month for a company', () => {
    expect(heard('what is due this month for my company')).toEqual({
      text: [
        'Due by 30 November 2026 for Private or public company, as far as our list goes:',
        '- Company annual return (MGT-7): FY 2025-26: Sunday, 29 November 2026, in 7 days',
        '- Bonus to staff: FY 2025-26: Monday, 30 November 2026, in 8 days',
      ].join('\n'),
      links: ['/due-dates'],
      chips: [chip('mgt-7', '2026-11-29')],
    });
  });

  it.each([
    ['what is due in december', 'from 1 December 2026 to 31 December 2026', '2026-12-01'],
    ['what is due in november', 'by 30 November 2026', '2026-11-25'],
    ['what is due in april', 'from 1 April 2027 to 30 April 2027', '2027-04-07'],
    ['due dates in january', 'from 1 January 2027 to 31 January 2027', '2027-01-07'],
    ['what is due next week', 'from 23 November 2026 to 29 November 2026', '2026-11-25'],
    ['next month em kattali', 'from 1 December 2026 to 31 December 2026', '2026-12-01'],
    ['anything due next month', 'from 1 December 2026 to 31 December 2026', '2026-12-01'],
  ])('"%s" is what is left of that month: %s', (text, until, first) => {
    const told = heard(text);
    const dates = told?.chips?.map(({ calendar }) => calendar?.kind === 'dueDate' && calendar.due);
    expect([told?.text.includes(until), dates]).toEqual([true, [first]]);
  });

  it('for those who are named beside "due dates"', () => {
    expect(heard('due dates for my llp')?.text.split('\n')[0]).toBe(
      'Due by 22 December 2026 for LLP, as far as our list goes:',
    );
  });

  it('of joined groups in a month that is named', () => {
    const told = heard('pf and gst due dates in january')?.text ?? '';
    expect(told).toBe(heard('gst and pf due dates in january')?.text);
    expect(told.split('\n').filter((line) => /^- (?:PF|GST return with the tax \()/u.test(line))).toEqual([
      '- PF: December 2026: Friday, 15 January 2027, in 54 days',
      '- GST return with the tax (GSTR-3B): December 2026: Wednesday, 20 January 2027, in 59 days',
    ]);
  });

  it.each([
    ['is anything due today', 'by 22 November 2026'],
    ['any due date tomorrow', 'from 23 November 2026 to 23 November 2026'],
  ])('"%s", when nothing is', (text, when) => {
    expect(heard(text)?.text).toBe(`Nothing on our list is due ${when} for everybody.`);
  });
});

it.each([
  'when is gst registration required',
  'how much tds is to be deducted by the due date',
  'when is your office open',
  'is the trust deed due',
  'did I miss it',
  'company forms filed 40 days after due date',
])('"%s" is left to the pages', (text) => {
  expect(heard(text)).toBeUndefined();
});

it('in a conversation the answer comes with a chip for the calendar', async () => {
  const conversation = converse();
  const [message] = await conversation.say('when is gstr-3b due');
  expect([message?.links.map(({ href }) => href), message?.chips.map(({ calendar }) => calendar)]).toEqual([
    [gst, '/due-dates'],
    [{ kind: 'dueDate', obligation: 'gstr-3b', due: '2026-12-20' }],
  ]);
});

it.each(['gstr 3b not filed yet, how much late fee', 'i missed gstr 3b, how much penalty'])(
  '"%s" asks more than a date and is left to our pages',
  (text) => {
    expect(dueDateAnswer(text, '/', now)).toBeUndefined();
  },
);

it('takes what was missed from the message before', () => {
  const reply = dueDateAnswer('I missed it, now what', '/services/returns-filing/it-returns', now, [
    'last date itr salaried',
  ]);
  expect(reply && replyText(reply).split('\n')[0]).toBe(
    'Income tax return, ITR-1 and ITR-2: FY 2025-26 was due on Friday, 31 July 2026, 114 days ago.',
  );
});

it('tells no calendar to a story that ends with what is pending', () => {
  const story =
    'We opened a kite company with my cousin two years ago and then we both went to work in another town for a long time. Nobody wrote the books, nobody met, and the papers lay in a box. Now a buyer has come. What is pending?';
  expect(heard(story)).toBeUndefined();
  expect(heard('What is pending?')?.text).toContain('Due by 22 December 2026');
});

describe('"how much will it be"', () => {
  const after = (before: string) => {
    const reply = dueDateAnswer('how much will it be', gst, now, [before]);
    return reply && replyText(reply);
  };

  it('after a date is what delay costs', () => {
    expect(after('last date for gstr-3b')).toBe(
      'If it is late: Late fee of ₹50 a day, ₹20 for a nil return, and interest of 18% a year on tax paid late.',
    );
  });

  it('after anything else is left to our pages', () => {
    expect(after('documents for gst registration')).toBe(undefined);
  });
});

describe("what counts from a day of one's own", () => {
  const said = (text: string, ...before: readonly string[]) => {
    const reply = dueDateAnswer(text, '/', now, before);
    return reply && replyText(reply).split('\n')[0];
  };

  it('ends on a day where that day was told, in the message or before it', () => {
    const due =
      'Commencement of business (INC-20A) is due within 180 days of the incorporation. Counted from 5 May 2026, that was Sunday, 1 November 2026, 21 days ago.';
    expect(said('company incorporated on 5 may 2026, inc 20a last date')).toBe(due);
    expect(said('inc 20a last date', 'my company was incorporated on 5 may 2026')).toBe(due);
    expect(said('inc 20a last date', 'incorporated on 1 november 2026')).toBe(
      'Commencement of business (INC-20A) is due within 180 days of the incorporation. Counted from 1 November 2026, that is Friday, 30 April 2027, in 159 days.',
    );
  });

  it('is told by its length where no day was told', () => {
    expect(said('inc 20a last date', 'hello')).toBe(
      'Commencement of business (INC-20A) is due within 180 days of the incorporation.',
    );
  });
});
