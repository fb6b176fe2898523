import { expect, it } from 'vitest';
import type { FormState } from '#src/forms/form-state.ts';
import { casesIn } from '../support/case-file.ts';
import { asking, at } from '../support/form-state-at.ts';
import { propose, readAs, set } from '../support/read-as.ts';

/** A message, where the form stands, and what the message does there: all acts, or one that is among them or not. */
interface Reading extends Partial<Pick<FormState, 'form' | 'stage' | 'answers' | 'monthly' | 'last'>> {
  readonly id: string;
  readonly rule: string;
  readonly open?: string;
  readonly say: string;
  readonly acts?: readonly unknown[];
  readonly has?: unknown;
  readonly hasNot?: unknown;
}

const stateOf = ({ form, stage = 'asking', open, answers = {}, monthly, last }: Reading): FormState | null =>
  form === undefined
    ? null
    : {
        ...at(stage, form, answers),
        asking: open ?? null,
        ...(monthly && { monthly }),
        ...(last && { last }),
      };

const readings = casesIn<Reading>('tests/guide/form-reading.jsonl');

it.each(readings.map((reading) => [`${reading.id}, ${reading.rule}: ${reading.say}`, reading] as const))(
  '%s',
  (_, reading) => {
    const acts = readAs(reading.say, stateOf(reading));
    if (reading.acts) expect(acts).toEqual(reading.acts);
    else if (reading.has) expect(acts).toContainEqual(expect.objectContaining(reading.has));
    else expect(acts).not.toContainEqual(expect.objectContaining(reading.hasNot as object));
  },
);

const isOffer = (act: unknown) => (act as { readonly kind: string } | undefined)?.kind === 'propose';

// Which of the following lies between both sides is for the weights to say.

it('offers as notes what may rather end the form', () => {
  const notes = asking('appointment', 'message', { service: 'gst', date: '2026-11-30', time: '05:00 PM' });
  const said = [
    'cancel this about the notice',
    'cancel this, my refund is late',
    'forget it regarding my refund',
    'start over, notice came',
    'start again, call me tomorrow',
    'stop this, regarding the audit',
    'begin again, gst work',
  ];
  const offered = said.map((say) => ({ say, acts: readAs(say, notes) })).filter(({ acts: [act] }) => isOffer(act));
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.map(({ acts }) => acts)).toEqual(
    offered.map(({ say }) => [
      propose({ kind: expect.stringMatching(/cancel|restart/) as unknown }, set('message', say)),
    ]),
  );
});

it('adds further matter to the letter at the review, with what it asks, or offers to', () => {
  const letter = { name: 'Sai', email: 'sai@example.com', subject: 'Meeting in Jan', message: 'A plot is sold.' };
  const readAtReview = (message: string) => readAs(message, at('reviewing', 'message', letter));
  const withMore = (more: string) => set('message', `A plot is sold.\n${more}`);
  const sure =
    'bought 2014 for 9 lakh now selling 38 lakh. i need the lower tds certificate and the money goes to usa. call me after 8 pm india time';
  expect(readAtReview(sure)).toEqual([withMore(sure)]);
  const others = [
    'i sold the plot in 2014 for 9 lakh. is form 128 needed? please call me after 8 pm india time',
    'is it fine if my brother comes with the papers tomorrow',
    'one more thing the buyer is also an nri and he is asking',
    'the bank manager told me that it needs a stamp from ca',
  ];
  const offered = others.filter((more) => readAtReview(more).some(isOffer));
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.map(readAtReview)).toEqual(offered.map((more) => [propose(withMore(more))]));
});
