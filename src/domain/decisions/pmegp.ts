import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  /** Rupees of the whole project. */
  readonly cost: number;
  readonly work: 'manufacturing' | 'service';
  readonly area: 'town' | 'rural';
  readonly applicant: 'general' | 'special';
}

/** Margin money and own share of a project under PMEGP. Guidelines of 2023, KVIC. */
export const pmegp = defineRule(
  {
    manufacturing: 'pmegp.manufacturing',
    service: 'pmegp.service',
    generalTown: 'pmegp.general-urban',
    generalRural: 'pmegp.general-rural',
    specialTown: 'pmegp.special-urban',
    specialRural: 'pmegp.special-rural',
    ownGeneral: 'pmegp.own-general',
    ownSpecial: 'pmegp.own-special',
  },
  ({ cost, work, area, applicant }: Partial<Case>, figures) => {
    if (cost === undefined) return ask('cost');
    if (cost > figures.manufacturing) return outcome('above');
    if (cost > figures.service) {
      if (work === undefined) return ask('work');
      if (work === 'service') return outcome('service-above');
    }
    if (area === undefined) return ask('area');
    if (applicant === undefined) return ask('applicant');
    const isTown = area === 'town';
    const [margin, own] =
      applicant === 'general'
        ? [isTown ? figures.generalTown : figures.generalRural, figures.ownGeneral]
        : [isTown ? figures.specialTown : figures.specialRural, figures.ownSpecial];
    const share = (percent: number) => Math.round((cost * percent) / 100);
    return outcome(`${applicant}-${area}`, { margin: share(margin), own: share(own) });
  },
);
