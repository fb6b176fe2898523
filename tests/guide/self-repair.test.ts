import { asking, at } from '../support/form-state-at.ts';
import { answer, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

const day = { service: 'gst', date: '2026-11-27' };
const slot = { ...day, time: '04:00 PM' };
const reached = { ...slot, name: 'Kavita Rao', email: 'k@x.com', phone: '9848022338' };

/** Of several days, hours or choices in one message, which is the request. */
readsAs([
  [
    'at the service',
    asking('appointment', 'service', {}),
    [
      ['gst no wait audit', answer('service', 'audit')],
      ['gst kaadu audit', answer('service', 'audit')],
    ],
  ],
  [
    'at the day',
    asking('appointment', 'date', { service: 'gst' }),
    [
      ['saturday sorry monday', answer('date', '2026-11-23')],
      ['tomorrow i am travelling so give me monday', answer('date', '2026-11-23')],
      ['kal toh bandh hai, monday kar do', answer('date', '2026-11-23')],
      ['put tuesday, monday i have an interview', answer('date', '2026-11-24')],
      ['monday no problem', answer('date', '2026-11-23')],
      ['monday or tuesday both ok but i prefer tuesday', answer('date', '2026-11-24')],
      ['tuesday is better than monday', answer('date', '2026-11-24')],
      ['i got a notice on 12 nov, tuesday is ok', answer('date', '2026-11-24')],
    ],
  ],
  [
    'at the hour',
    asking('appointment', 'time', day),
    [
      ["2 o'clock i can't, make it 4", answer('time', '04:00 PM')],
      ['school leaves at 3 so book 4 pm', answer('time', '04:00 PM')],
      ['give me 4 because my shop closes at 2', answer('time', '04:00 PM')],
      ['11 gantalaku pani undi 4 ki pettandi', answer('time', '04:00 PM')],
      ['10 am.. no no 11', answer('time', '11:00 AM')],
      ['i have 2 companies, 4 pm pls', answer('time', '04:00 PM')],
      ['sorry for the trouble, 11 am', answer('time', '11:00 AM')],
    ],
  ],
  [
    'at the review',
    at('reviewing', 'appointment', reached),
    [['time 10 am.. actually 2 pm', sets({ time: '02:00 PM' })]],
  ],
  [
    'after the hour',
    asking('appointment', 'name', slot),
    [
      ['too late for me, two hours earlier', sets({ time: '02:00 PM' })],
      ['time do ghante pehle kar do', sets({ time: '02:00 PM' })],
      ['rendu rojulu late cheyandi date', sets({ date: '2026-11-29' })],
      ['shift to the monday after that', sets({ date: '2026-11-30' })],
      ['uske baad wala somvar kar do', sets({ date: '2026-11-30' })],
      ['make it the wednesday before that', sets({ date: '2026-11-25' })],
    ],
  ],
]);
