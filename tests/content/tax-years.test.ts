import { describe, expect, it } from 'vitest';
import { faultsIn, sampleText } from './sample-content.ts';
import { lawFile } from './law/sample-law.ts';

/** The tax year of the sample under another name, with the income up to which the new regime has its rebate. */
const yearFile = (rebateUpTo = '500000', id = '2025-26') =>
  sampleText('tax-years/2025-26.yaml').replace('2025-26', id).replace('upTo: 500000', `upTo: ${rebateUpTo}`);

const years = (...names: readonly string[]) =>
  Object.fromEntries([
    ['tax-years/2025-26.yaml', null],
    ...names.map((name) => [`tax-years/${name}.yaml`, yearFile('500000', name)] as const),
  ]);

describe('tax years', () => {
  it('are at least one', () => {
    expect(faultsIn(years())).toEqual([
      'content/tax-years:1: file: holds no tax year, and the calculator needs one; put back the file of the last one',
    ]);
  });

  it('follow one another without a gap', () => {
    expect(faultsIn(years('2098-99', '2099-00', '2100-01'))).toEqual([]);
    expect(faultsIn(years('2023-24', '2025-26'))).toEqual([
      'content/tax-years/2025-26.yaml:1: name: the year before it, 2024-25, has no file; add it',
    ]);
  });

  it('are called by their two years', () => {
    expect(faultsIn(years('2023-25'))).toEqual([
      'content/tax-years/2023-25.yaml:1: name: the file of a tax year is called by its two years, such as 2026-27.yaml; rename it',
    ]);
  });

  it('have the name of that year', () => {
    expect(faultsIn({ ...years(), 'tax-years/2026-27.yaml': yearFile('500000', '2025-26') })).toEqual([
      'content/tax-years/2026-27.yaml:1: name: names another year than its file, 2026-27',
    ]);
  });

  it('take no figure of the law that held only later', () => {
    const withFigure = (from: string) =>
      faultsIn({
        'tax-years/2025-26.yaml': yearFile('{fee.limit.plain}'),
        'law/fee.yaml': lawFile(`limit: rupees: 700000 | from: ${from}`),
      });
    expect(withFigure('2025-04-01')).toEqual([]);
    expect(withFigure('2025-04-02')).toEqual([
      'content/tax-years/2025-26.yaml:14: rebate: {fee.limit} holds from 2 April 2025, after this year began, and comes to 700000; write in its place the figure that held before that day',
    ]);
  });

  it('have slabs and surcharges in rising order, and an end of the instalments', () => {
    const broken = yearFile()
      .replace('percent: 100', 'percent: 90')
      .replace('surcharge: []', 'surcharge: [{ above: 20, percent: 5 }, { above: 10, percent: 6 }]')
      .replace('{ upTo: null, percent: 10 }', '{ upTo: 5, percent: 10 }');
    expect(faultsIn({ 'tax-years/2025-26.yaml': broken })).toEqual([
      'content/tax-years/2025-26.yaml:8: advanceTax.instalments: the last instalment must come to 100 percent',
      'content/tax-years/2025-26.yaml:11: regimes.new.slabs: the last slab must have upTo: null',
      'content/tax-years/2025-26.yaml:15: regimes.new.surcharge: each surcharge must begin above the one before it',
    ]);
  });
});
