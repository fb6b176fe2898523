import { describe, expect, it } from 'vitest';
import { decisionReply } from '#src/guide/answers/decision-reply.ts';

/** The last reply to some messages, each said or tapped behind the one before. */
function after(...said: readonly string[]) {
  let reply = decisionReply(said[0] ?? '');
  for (const text of said.slice(1)) reply = decisionReply(text, { kept: reply?.decision });
  const texts = reply?.blocks.flatMap((block) => ('text' in block ? [block.text] : [])) ?? [];
  return { texts, chips: reply?.chips, progress: reply?.progress };
}

describe('a decision that is begun by its name', () => {
  it.each([
    ['Do I need GST registration?', ['Up to ₹20 lakh', 'Above ₹20 lakh', "I don't know"], { step: 1, of: 1 }],
    [
      'Do my books need a tax audit?',
      ['Up to ₹1 crore', '₹1 crore to ₹10 crore', 'Above ₹10 crore', "I don't know"],
      { step: 1, of: 2 },
    ],
    ['Do I need a factory licence?', ['Below 10', '10 to 19', '20 or more', "I don't know"], { step: 1, of: 1 }],
    // The tax itself is worked out from the figure.
    ['Do I pay advance tax, and how much by when?', ["I don't know"], { step: 1, of: 1 }],
    ['Am I resident in India for tax?', ['Below 60', '60 to 181', '182 or more', "I don't know"], { step: 1, of: 3 }],
  ])('%s asks its first question, with the figures between its limits to tap', (heading, chips, progress) => {
    expect(after(heading)).toEqual({ texts: [expect.any(String), expect.any(String)], chips, progress });
  });
});

describe('an answer of figures between two limits', () => {
  it('is decided without a figure that nobody gave, below the question', () => {
    expect(after('Do I need GST registration?', 'Above ₹20 lakh').texts).toEqual([
      'Do I need GST registration?',
      'Turnover of a year above ₹20 lakh: yes, for goods as well as for services. This assumes that you sell something on which you charge GST.',
    ]);
  });

  it('leads on to the next question', () => {
    const { chips, progress } = after('Do my books need a tax audit?', '₹1 crore to ₹10 crore');
    expect([chips, progress]).toEqual([['Up to 5%', 'Above 5%', "I don't know"], { step: 2, of: 2 }]);
  });

  it('is asked for again where another fact draws a limit between its figures', () => {
    const said = ['Do my books need a tax audit?', '₹1 crore to ₹10 crore', 'Up to 5%'];
    expect(after(...said).texts[1]).toMatch(/: no\. /);
    expect(after(...said, 'Yes, I use the presumptive scheme').chips).toEqual([
      'Up to ₹2 crore',
      'Above ₹2 crore',
      "I don't know",
    ]);
  });

  it('gives way to a figure that is told', () => {
    expect(after('Do I need GST registration?', 'Above ₹20 lakh', 'what if it is 12 lakh').texts[1]).toMatch(
      /^No, GST registration is not needed. ₹12 lakh is within/,
    );
  });
});

it('offers what was assumed to be changed', () => {
  expect(after('Do I need GST registration?', 'Up to ₹20 lakh').chips).toEqual([
    'Also in other states or abroad',
    'Yes, I sell on a marketplace',
    'Yes, some under reverse charge',
    'Change: Turnover of the year',
  ]);
});
