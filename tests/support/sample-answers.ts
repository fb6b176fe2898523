import { refused } from '#src/domain/parsed.ts';

export const lakh = 100_000;

/** The hours of the practice of the tests' own. */
export const slots = ['09:30 AM', '11:00 AM', '12:00 PM', '02:00 PM', '04:00 PM', '05:30 PM'];

/** Why two days in a row are no day. */
export const mondayOrTuesday = refused('dateSpan', { first: '2026-11-23', last: '2026-11-24' });

/** Why a day that cannot be booked is none, as it is said where an answer is opened again. */
export const outsideWindow = refused('dateOutsideWindow', {
  first: 'Saturday, 21 November 2026',
  last: 'Sunday, 21 February 2027',
});

/** What is told to the tax estimate before its deductions. */
export const toldOfPay = {
  annualIncome: 12 * lakh,
  basicSalary: 5 * lakh,
  hraReceived: 2 * lakh,
  rentPaid: 1.8 * lakh,
};

/** All that is told to the tax estimate. */
export const estimated = { ...toldOfPay, deductions80C: lakh, otherDeductions: 0 };

/** A request for an appointment with everything that has to be told. */
export const booked = {
  service: 'gst',
  date: '2026-11-23',
  time: '04:00 PM',
  name: 'Kavita Rao',
  email: 'ravi@yahoo.com',
  phone: '9848022338',
};

/** Another one, for the last hour of the day and with a short name. */
export const bookedByRavi = { ...booked, time: '05:30 PM', name: 'Ravi', email: 'ravi@x.com' };

/** Another one, for an hour in the middle of the week. */
export const bookedByKavita = { ...booked, date: '2026-11-25', time: '11:00 AM', email: 'kavita.rao@x.com' };
