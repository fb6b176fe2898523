import { describe, expect, it } from 'vitest';
import decisions from 'content:all-decisions';
import { caseFrom, filedAfter } from '#src/forms/decision-facts.ts';
import { ownedFacts, type OwnedFact as Fact } from '#src/forms/owned-fact.ts';

const today = '2026-11-27';
const own = (text: string): Fact => ({ text, owner: 'own' });

function knownOf(id: string, facts: readonly Fact[], wanted: Fact['owner'] = 'own') {
  const decision = decisions.find((one) => one.id === id);
  if (!decision) throw new Error(`There is no decision ${id}`);
  return caseFrom(facts, decision, decisions, wanted, today);
}

describe('what was told before of a case', () => {
  it.each([
    ['tax-audit', ['turnover is 65 lakh'], { turnover: 6_500_000, work: 'business' }],
    ['tax-audit', ['sales are 80 lakh', 'turnover is 65 lakh'], { turnover: 8_000_000, work: 'business' }],
    ['income-tax', ['fd interest 2 lakh', 'salary 18 lakh a year'], { salary: 1_800_000, interest: 200_000 }],
    ['provident-fund', ['i have 25 staff'], { employees: 25 }],
  ])('is taken by its name for %s, the last first: %j', (id, said, known) => {
    expect(knownOf(id, said.map(own))).toEqual(known);
  });

  it.each([
    ['a limit that is asked about', 'gst-registration', ['is gst needed above 40 lakh turnover']],
    ['a figure without a name', 'tax-audit', ['it is 65 lakh']],
    ['an amount of another kind', 'income-tax', ['bought a flat for 85 lakh']],
    ['what staff are paid', 'income-tax', ['12 staff, salary 18000 each']],
    ['a gain', 'income-tax', ['sold shares, profit 3 lakh']],
    ['an earlier delay of something else', 'roc-late-fee', ['gstr 3b is 20 days late']],
  ])('has no figure of %s', (_, id, said) => {
    const figures = Object.values(knownOf(id, said.map(own))).filter((value) => typeof value === 'number');
    expect(figures).toEqual([]);
  });

  it('is of whom was spoken of last', () => {
    const said = ['how much tax', 'she is 68', 'my mother gets pension', 'i earn 9 lakh', 'pension of 2 lakh'];
    expect(ownedFacts(said.map((text) => ({ text }))).map(({ owner }) => owner)).toEqual([
      'woman',
      'woman',
      'woman',
      'own',
      'own',
    ]);
  });

  it('comes to what is told "also", and once where it was decided with it', () => {
    const facts = [own('repair income also 3 lakh'), own('mobile shop, turnover 24 lakh')];
    expect(knownOf('gst-registration', facts)).toEqual({ supply: 'goods', turnover: 2_700_000 });
    const decided = { ...facts[0], decision: { id: 'gst-registration', given: { turnover: 2_700_000 } } } as Fact;
    expect(knownOf('gst-registration', [own('composition also possible'), decided, ...facts.slice(1)]).turnover).toBe(
      2_700_000,
    );
  });

  it('is of a mother and not of a father, whoever told of them', () => {
    const facts: readonly Fact[] = [{ text: 'pension of 8 lakh', owner: 'man' }];
    expect(knownOf('income-tax', facts, 'woman')).toEqual({});
    expect(knownOf('income-tax', facts, 'other')).toEqual({ salary: 800_000 });
  });

  it('is that of one person', () => {
    const facts: readonly Fact[] = [{ text: 'pension of 8 lakh', owner: 'other' }, own('my salary is 18 lakh')];
    expect(knownOf('income-tax', facts)).toEqual({ salary: 1_800_000 });
    expect(knownOf('income-tax', facts, 'other')).toEqual({ salary: 800_000 });
    expect(knownOf('income-tax', [own('my salary is 18 lakh and wife salary 9 lakh')])).toEqual({ salary: 1_800_000 });
  });

  it('has no bare amount of somebody else', () => {
    const facts: readonly Fact[] = [
      { text: '80000', owner: 'other' },
      { text: 'tds of my brother deducted in september', owner: 'other' },
    ];
    expect(knownOf('tds-interest', facts, 'other')).toEqual({ tax: 80_000 });
    expect(knownOf('tds-interest', facts)).toEqual({});
  });

  it('has nothing that no question can be answered with, whoever wrote it into the browser', () => {
    const given = { turnover: 1e15, supply: 'kites', colour: 'red', customers: 'telangana' };
    expect(knownOf('gst-registration', [{ ...own('hello'), decision: { id: 'gst-registration', given } }])).toEqual({
      customers: 'telangana',
    });
  });

  it('has the figure to which another decision was corrected', () => {
    const corrected: Fact = { ...own('no, 18'), decision: { id: 'gst-registration', given: { turnover: 1_800_000 } } };
    expect(knownOf('tax-audit', [corrected, own('turnover is 65 lakh')])).toEqual({
      turnover: 1_800_000,
      work: 'business',
    });
    const wage: Fact = { ...own('24k'), decision: { id: 'professional-tax', given: { salary: 24_000 } } };
    expect(knownOf('income-tax', [wage])).toEqual({ salary: 288_000 });
  });

  it('is nothing where a decision needs every amount and one is not for it', () => {
    expect(knownOf('income-tax', [own('interest 2 lakh and a loan of 5 lakh'), own('salary 18 lakh')])).toEqual({});
  });
});

describe('a day of filing that is told alone', () => {
  const late = decisions.find(({ id }) => id === 'gst-late-fee');
  const filed = (text: string, ...facts: readonly string[]) =>
    late && filedAfter(text, facts.map(own), late, { return: 'gstr-3b' }, today);

  it('counts from the month that was told before, and never lies before it', () => {
    expect(filed('what if i file on 10 dec', 'september 3b not filed')).toEqual({ days: 51 });
    expect(filed('filed on 5 november', 'turnover 20 lakh', 'september 3b not filed')).toEqual({ days: 16 });
  });

  it('tells nothing where no month was told, or the message tells its own', () => {
    expect(filed('what if i file on 10 dec', 'turnover 20 lakh')).toEqual({});
    expect(filed('of august, filed on 10 october', 'september 3b not filed')).toEqual({});
    expect(filed('how much', 'september 3b not filed')).toEqual({});
  });
});
