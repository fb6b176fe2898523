import { isSpecified, type Payer } from './deductor.ts';
import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly landlord: 'resident' | 'non-resident';
  /** Rupees a month to one landlord. */
  readonly rent: number;
  readonly tenant: Payer;
  /** Rupees of the tenant's business or profession in the year before. */
  readonly turnover: number;
  readonly thing: 'building' | 'machinery';
}

/** Whether a tenant deducts TDS from the rent. Income-tax Act 2025, section 393 (earlier 194-I, 194-IB and 195). */
export const tdsRent = defineRule(
  {
    limit: 'tds.rent-limit',
    personLimit: 'tds.tenant-limit',
    business: 'tds.payer-turnover',
    profession: 'tds.payer-receipts',
  },
  ({ landlord, rent, tenant, turnover, thing }: Partial<Case>, figures) => {
    if (rent === undefined) return ask('rent');
    if (landlord === undefined) return ask('landlord');
    if (landlord === 'non-resident') return outcome('non-resident', { tax: share(rent, figures.abroad) });
    if (rent <= Math.min(figures.limit, figures.personLimit)) return outcome('none');
    if (tenant === undefined) return ask('tenant');
    const isLarge = isSpecified(tenant, turnover, figures);
    if (isLarge === undefined) return ask('turnover');
    if (rent <= (isLarge ? figures.limit : figures.personLimit)) return outcome('none');
    if (thing === undefined) return ask('thing');
    if (isLarge) return outcome(thing, { tax: share(rent, figures[thing]) });
    return thing === 'machinery'
      ? outcome('person-machinery')
      : outcome('person', { tax: share(rent, figures.person) });
  },
  {
    person: 'tds.tenant',
    building: 'tds.rent-building',
    machinery: 'tds.rent-machinery',
    abroad: 'tds.nri-rent',
  },
);

const share = (rupees: number, percent: number) => Math.round((rupees * percent) / 100);
