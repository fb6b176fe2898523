import { refused } from '#src/domain/parsed.ts';
import { asking, at } from '../support/form-state-at.ts';
import { answer, reopen, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { bookedByKavita } from '../support/sample-answers.ts';

/** Who asks for somebody else gives that name, and what stands beside a name is no part of it. */
readsAs([
  [
    'at the name',
    asking('appointment', 'name', { service: 'gst', date: '2026-11-25', time: '11:00 AM' }),
    [
      ["in my sister's name, Anita Rao", answer('name', 'Anita Rao')],
      ["my uncle's name is gopal rao", answer('name', 'gopal rao')],
      ['on behalf of my father: Gopal Rao', answer('name', 'Gopal Rao')],
      ['mere bhai ke naam pe Venkat Rao', answer('name', 'Venkat Rao')],
      ['maa anna peru Venkat', answer('name', 'Venkat')],
      ['this one is for my uncle, his name Gopal Rao', answer('name', 'Gopal Rao')],
      ['didi ke liye hai, unka naam anita rao hai', answer('name', 'anita rao')],
      ['maa attagari kosam, aame peru padma', answer('name', 'padma')],
      ['sare naa peru venkat rao', answer('name', 'venkat rao')],
      ['mere bhai ke naam pe', reopen('name', refused('nameOfAnother'))],
      ["in my wife's name", reopen('name', refused('nameOfAnother'))],
      ['naa peru kaadu maa anna peru', reopen('name', refused('nameOfAnother'))],
      ['my name is Anil but the shop is under my wife', answer('name', 'Anil')],
      ['Rao Traders, Nalgonda', answer('name', 'Rao Traders, Nalgonda')],
    ],
  ],
  [
    'at the review',
    at('reviewing', 'appointment', bookedByKavita),
    [
      ['it is for my mother, Padma Rao', answer('name', 'Padma Rao')],
      ["my wife's name please", reopen('name', refused('nameOfAnother'))],
      ['mere bhai ke naam pe karo', reopen('name', refused('nameOfAnother'))],
      ['3 december 2026', answer('date', '2026-12-03')],
      ['change name to just Kavita and day to friday', sets({ name: 'Kavita', date: '2026-11-27' })],
    ],
  ],
  [
    'at the notes',
    asking('appointment', 'message', bookedByKavita),
    [
      ['it is for my mother, she cannot walk', answer('message', 'it is for my mother, she cannot walk')],
      ["the flat is in my wife's name", answer('message', "the flat is in my wife's name")],
    ],
  ],
]);
