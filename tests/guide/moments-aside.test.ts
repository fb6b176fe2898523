import { refused } from '#src/domain/parsed.ts';
import { asking } from '../support/form-state-at.ts';
import { context } from '../support/guide-knowledge.ts';
import { answer, refuse, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

const day = { service: 'gst', date: '2026-11-27' };
const noDay = refuse('date', refused('dateNone'));
const slots = ['10:00 AM', '11:00 AM', '12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'];

/** Days and hours of what has happened, and those that lie behind what is told. */
readsAs(
  [
    [
      'at the day',
      asking('appointment', 'date', { service: 'gst' }),
      [
        ['my husband came on monday and your staff said come after filing', noDay],
        ['monday ko aaya tha papers lekar', noDay],
        ['reply last date is 10 december', { kind: 'search' }],
        ['my brother came from dubai so 3 dec', answer('date', '2026-12-03')],
        ['called you yesterday. can i come on tuesday', answer('date', '2026-11-24')],
        ['i was thinking of monday', answer('date', '2026-11-23')],
        ['behen ki shaadi 2 december ko hai, uske agle din', answer('date', '2026-12-03')],
        ['5th function undi, marusati roju vasta', answer('date', '2026-12-06')],
        ['2 december ke agle din', answer('date', '2026-12-03')],
      ],
    ],
    [
      'at the hour',
      asking('appointment', 'time', day),
      [
        [
          'yesterday i called at 11 nobody picked',
          refuse('time', refused('timeUnknown', { slots: ['09:00 AM', ...slots] })),
        ],
        ['10 baje bank ka kaam hai uske baad rakho', refuse('time', refused('timeAmbiguous', { slots }))],
        ['10 ke baad', refuse('time', refused('timeAmbiguous', { slots }))],
        ['my bus starts at 10', refuse('time', refused('timeUnknown', { slots: ['09:00 AM', ...slots] }))],
        ['lunch ke baad 3 baje', answer('time', '03:00 PM')],
      ],
    ],
    [
      'after the hour, the day after that',
      asking('appointment', 'name', { ...day, time: '04:00 PM' }),
      [['agle din kar do', sets({ date: '2026-11-28' })]],
    ],
    [
      'at the service',
      asking('appointment', 'service', {}),
      [['last time i came for audit, now it is gst', answer('service', 'gst')]],
    ],
  ],
  context,
);
