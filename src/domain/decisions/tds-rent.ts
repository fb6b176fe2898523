import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly landlord: 'resident' | 'non-resident';
  /** Rupees a month. */
  readonly rent: number;
  readonly tenant: 'person' | 'business';
  readonly thing: 'building' | 'machinery';
}

/** Whether a tenant deducts TDS from the rent. Income-tax Act 2025, section 393 (earlier 194-I, 194-IB and 195). */
export const tdsRent = defineRule(
  {
    limit: 'tds.rent-limit',
    personLimit: 'tds.tenant-limit',
    person: 'tds.tenant',
    building: 'tds.rent-building',
    machinery: 'tds.rent-machinery',
  },
  ({ landlord, rent, tenant, thing }: Partial<Case>, figures) => {
    if (landlord === 'non-resident') return outcome('non-resident');
    if (rent === undefined) return ask('rent');
    if (landlord === undefined) return ask('landlord');
    if (rent <= Math.min(figures.limit, figures.personLimit)) return outcome('none');
    if (tenant === undefined) return ask('tenant');
    if (tenant === 'person') return outcome('person', { tax: share(rent, figures.person) });
    if (thing === undefined) return ask('thing');
    return outcome(thing, { tax: share(rent, figures[thing]) });
  },
);

const share = (rupees: number, percent: number) => Math.round((rupees * percent) / 100);
