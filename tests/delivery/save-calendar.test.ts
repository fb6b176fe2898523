import { beforeEach, describe, expect, it } from 'vitest';
import type { Calendar } from '#src/delivery/calendar.ts';
import { saveCalendar, type SavingPorts } from '#src/delivery/save-calendar.ts';

const calendar: Calendar = {
  entries: [
    {
      uid: 'one@example.com',
      changed: new Date('2026-11-21T06:00:00Z'),
      when: { day: '2026-12-15' },
      summary: 'Advance tax, 75%',
      description: 'Third instalment',
    },
  ],
};

const chrome =
  'Mozilla/5.0 (Linux; Android 13; Pixel 6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/90.0 Mobile Safari/537.36';

let steps: string[] = [];
let held = 0;

const ports = (over: Partial<SavingPorts> = {}): SavingPorts => ({
  userAgent: chrome,
  hold: (file) => {
    held += 1;
    steps.push(`hold ${file.type}`);
    return `blob:${held}`;
  },
  release: (address) => {
    steps.push(`release ${address}`);
  },
  follow: (address, name) => {
    steps.push(`follow ${address} as ${name}`);
    return () => {
      steps.push(`take away the link to ${address}`);
    };
  },
  offer: (text, href, name) => {
    const file = decodeURIComponent(href.replace('data:text/calendar;charset=utf-8,', ''));
    steps.push(`offer "${text}" and ${name} from ${file.split('\r\n', 1).join('')}`);
  },
  ...over,
});

const offered = 'offer "15 December 2026: Advance tax, 75%" and dates.ics from BEGIN:VCALENDAR';
const refuse = () => {
  throw new TypeError('not a function');
};

beforeEach(() => {
  // What was saved before is let go of, so that each test begins with nothing.
  saveCalendar(calendar, 'before.ics', ports({ hold: refuse }));
  [steps, held] = [[], 0];
});

describe('a calendar that is saved', () => {
  it('keeps its link and its address after the tap, until the next one is saved', () => {
    saveCalendar(calendar, 'dates.ics', ports());
    expect(steps).toEqual(['hold text/calendar', 'follow blob:1 as dates.ics']);
    saveCalendar(calendar, 'more.ics', ports());
    expect(steps.slice(2)).toEqual([
      'take away the link to blob:1',
      'release blob:1',
      'hold text/calendar',
      'follow blob:2 as more.ics',
    ]);
  });

  it('is offered as text and as a plain link where the browser gives files no address', () => {
    saveCalendar(calendar, 'dates.ics', ports({ hold: refuse }));
    expect(steps).toEqual([offered]);
  });

  it('is offered where the link leads nowhere', () => {
    saveCalendar(calendar, 'dates.ics', ports({ follow: refuse }));
    expect(steps).toEqual(['hold text/calendar', offered]);
  });

  it.each([
    ['the view of an app on Android', chrome.replace('Pixel 6', 'Pixel 6; wv')],
    [
      'the view of an app on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 300.0',
    ],
  ])('is offered as well in %s, which does not tell whether it saves', (_, userAgent) => {
    saveCalendar(calendar, 'dates.ics', ports({ userAgent }));
    expect(steps).toEqual(['hold text/calendar', 'follow blob:1 as dates.ics', offered]);
  });

  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.4 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  ])('is saved without a word in %s', (userAgent) => {
    saveCalendar(calendar, 'dates.ics', ports({ userAgent }));
    expect(steps).toEqual(['hold text/calendar', 'follow blob:1 as dates.ics']);
  });
});
