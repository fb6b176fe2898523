import { asking, at } from '../support/form-state-at.ts';
import { context } from '../support/guide-knowledge.ts';
import { answer, hold, search, intent, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { booked } from '../support/sample-answers.ts';

const { service, date, time, name, email } = booked;

const writing = { name: 'Kavita Rao', email: 'kavita.rao@x.com', subject: 'TDS', message: 'It is not in form 26AS.' };

/** A wish in the words of a question is a change; what is only asked about a day or an hour changes nothing. */
readsAs(
  [
    [
      'at the review of an appointment',
      at('reviewing', 'appointment', { ...booked, date: '2026-12-03', time: '11:00 AM' }),
      [
        ['nahi rehne do 4 hi theek hai', answer('time', '04:00 PM')],
        ['can it be friday?', answer('date', '2026-12-04')],
        ['all of it is ok only but can it be tuesday 4 pm', sets({ date: '2026-12-01', time: '04:00 PM' })],
        ['sab theek hai par friday ho sakta hai kya', answer('date', '2026-12-04')],
        ['anni correct kani 4 pm ki pettocha', answer('time', '04:00 PM')],
        ['could the time be 3 pm?', answer('time', '03:00 PM')],
        ['would tuesday be possible', answer('date', '2026-12-01')],
        ['will you be there on friday', hold],
        ['will it be done by friday', hold],
        ['can i pay on friday', hold],
        ['can i bring the papers on friday', hold],
        ['what time do you open on friday', search],
      ],
    ],
    [
      'at the phone of an appointment',
      asking('appointment', 'phone', { service, date, time, name, email }),
      [['can it be friday instead', answer('date', '2026-11-27')]],
    ],
    [
      'at the review of an appointment, behind what leads up to it',
      at('reviewing', 'appointment', booked),
      [
        ['ok but put name Anita Rao', answer('name', 'Anita Rao')],
        ['sab sahi hai lekin naam Anita Rao likho', answer('name', 'Anita Rao')],
        ['hmm ek minute, phone 9000012345', answer('phone', '9000012345')],
        ['ok only but service can it be income tax', answer('service', 'tax')],
        [
          'ok but can i come with my husband, put name Anita and Kiran Rao',
          { ...answer('name', 'Anita and Kiran Rao'), asks: 'can i come with my husband' },
        ],
        ['ok but send it tomorrow', hold],
        ['looks good but please wait', hold],
        ['ok but my husband will send it', hold],
      ],
    ],
    [
      'at the review of a message, dictated',
      at('reviewing', 'message', writing),
      [
        [
          'message thoda change karna hai, likho: refund of Rs 38,400 not come',
          answer('message', 'refund of Rs 38,400 not come'),
        ],
        ['message thoda badalna hai, likho refund nahi aaya', answer('message', 'refund nahi aaya')],
        ['arey nahi. change message to: my refund is late', answer('message', 'my refund is late')],
        ['one min, message should be: the refund is late', answer('message', 'the refund is late')],
        ['message marchali, ila rayandi: maa refund inka raledu', answer('message', 'maa refund inka raledu')],
        ['i want to edit the message. write: no form 16 yet', answer('message', 'no form 16 yet')],
        ['sorry, subject change karo: Late refund', answer('subject', 'Late refund')],
        ['message is ok but subject should be: Refund not come', answer('subject', 'Refund not come')],
        ['i got a message from department: your return is defective', hold],
        ['sirf office ko jayega na ye', intent('privacy')],
      ],
    ],
    [
      'at the message itself',
      asking('message', 'message', { name: 'Kavita Rao', email: 'kavita.rao@x.com', subject: 'TDS' }),
      [
        ['arey sorry. change subject to: Form 16', answer('subject', 'Form 16')],
        ['only the office gets this message right', intent('privacy')],
        ['they wrote one message: account frozen', answer('message', 'they wrote one message: account frozen')],
      ],
    ],
  ],
  context,
);
