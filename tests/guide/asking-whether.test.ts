import { asking, at } from '../support/form-state-at.ts';
import { context } from '../support/guide-knowledge.ts';
import { answer, search, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

const reached = { service: 'gst', date: '2026-11-27', time: '11:00 AM' };
const asked = [
  'sunday bandh hai ya nahi',
  'saturday half day or full',
  'sunday meeru untara',
  'is sunday fine or not',
] as const;

/** Days, hours and services of which something is asked without a word that asks outright. */
readsAs(
  [
    [
      'at the day',
      asking('appointment', 'date', { service: 'gst' }),
      [
        ...asked.map((text) => [text, search] as const),
        ['i am open on monday', answer('date', '2026-11-23')],
        ['any open slot on monday', answer('date', '2026-11-23')],
        ['sunday closed, so monday', answer('date', '2026-11-23')],
        ['monday or not sure', answer('date', '2026-11-23')],
        ['monday 11 am, is that ok or not', sets({ date: '2026-11-23', time: '11:00 AM' })],
      ],
    ],
    ['at the name', asking('appointment', 'name', reached), asked.map((text) => [text, search] as const)],
    ['at the review', at('reviewing', 'appointment', reached), asked.map((text) => [text, search] as const)],
    [
      'at the service',
      asking('appointment', 'service', {}),
      [
        ['medical shop, audit zaroori hai ya nahi', search],
        ['90 lakh turnover, is audit mandatory for me', search],
        [
          'we sold a flat this year. what are your fees',
          {
            ...sets({ service: 'consultation', message: 'we sold a flat this year.' }),
            asks: 'what are your fees',
            isForAnythingElse: true as const,
            unfit: [],
          },
        ],
        ['i need an audit', answer('service', 'audit')],
      ],
    ],
  ],
  context,
);
