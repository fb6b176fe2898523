import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly makes: 'yes' | 'no';
  readonly power: 'yes' | 'no';
  readonly workers: number;
}

/** Whether premises are a factory. OSH Code 2020, section 2(1)(w), and, until Telangana's rules under it are final, Factories Act 1948, section 2(m). */
export const factoryLicence = defineRule(
  {
    power: 'factories.workers-with-power',
    noPower: 'factories.workers-without-power',
    oldPower: 'factories.old-workers-with-power',
    oldNoPower: 'factories.old-workers-without-power',
  },
  ({ makes, power, workers }: Partial<Case>, figures) => {
    if (makes === undefined) return ask('makes');
    if (makes === 'no') return outcome('no-making');
    if (workers === undefined) return ask('workers');
    if (workers >= figures.noPower) return outcome('factory');
    if (workers < figures.oldPower) return outcome('below');
    if (power === undefined) return ask('power');
    const [now, before] = power === 'yes' ? [figures.power, figures.oldPower] : [figures.noPower, figures.oldNoPower];
    if (workers >= now) return outcome('factory');
    return outcome(workers >= before ? 'between' : 'below');
  },
);
