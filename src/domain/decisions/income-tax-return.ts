import { ask, defineRule, outcome } from './rule.ts';

interface Case {
  readonly who: 'person' | 'huf' | 'non-resident' | 'firm' | 'company';
  /** Rupees a year before deductions. */
  readonly income: number;
  readonly regime: 'new' | 'old';
  readonly age: number;
  readonly trigger: 'no' | 'yes';
  readonly source: 'salary' | 'gains' | 'presumptive' | 'business';
  /** Whether something bars the simple forms: a directorship, unlisted shares, an asset abroad, higher farm income. */
  readonly special: 'no' | 'yes';
}

/** Whether an income tax return is due, and in which form. Income-tax Act 1961, section 139, and Income-tax Rules 1962, rule 12, for FY 2025-26. */
export const incomeTaxReturn = defineRule(
  {
    newLimit: 'income-tax.exemption-new',
    oldLimit: 'income-tax.exemption-old',
    seniorLimit: 'income-tax.exemption-senior',
    superLimit: 'income-tax.exemption-super',
    senior: 'pensions.age',
    superSenior: 'pensions.age-super',
    simple: 'income-tax.itr1-income',
  },
  ({ who, income, regime, age, trigger, source, special }: Partial<Case>, figures) => {
    if (who === 'firm' || who === 'company') return outcome(who);
    if (income === undefined) return ask('income');
    if (who === undefined) return ask('who');
    const isExempt = withinExemption({ who, income, regime, age }, figures);
    if (typeof isExempt === 'string') return ask(isExempt);
    if (isExempt && trigger === undefined) return ask('trigger');
    if (isExempt && trigger === 'no') return outcome('none');
    if (source === undefined) return ask('source');
    if (source === 'business') return outcome('itr-3');
    if (source === 'gains') return outcome('itr-2');
    const isPresumptive = source === 'presumptive';
    const isClosed = income > figures.simple || who === 'non-resident' || (who === 'huf' && !isPresumptive);
    if (!isClosed && special === undefined) return ask('special');
    const [simple, full] = isPresumptive ? ['itr-4', 'itr-3'] : ['itr-1', 'itr-2'];
    return outcome(isClosed || special === 'yes' ? full : simple);
  },
);

type Told<Name extends keyof Case> = { readonly [Question in Name]: Case[Question] | undefined };
type Limits = Readonly<
  Record<'newLimit' | 'oldLimit' | 'seniorLimit' | 'superLimit' | 'senior' | 'superSenior', number>
>;

/** Whether an income is within the basic exemption, or the question on which that turns. Higher exemptions are for residents, by age, in the old regime. */
function withinExemption(
  { who, income, regime, age }: Pick<Case, 'who' | 'income'> & Told<'regime' | 'age'>,
  { newLimit, oldLimit, seniorLimit, superLimit, senior, superSenior }: Limits,
): boolean | 'regime' | 'age' {
  if (income <= oldLimit) return true;
  if (income > (who === 'person' ? Math.max(newLimit, superLimit) : newLimit)) return false;
  if (regime === undefined) return 'regime';
  if (regime === 'new') return income <= newLimit;
  if (who !== 'person') return false;
  if (age === undefined) return 'age';
  return age >= superSenior ? income <= superLimit : age >= senior && income <= seniorLimit;
}
