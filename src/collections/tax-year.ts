import content from 'content:tax-year';
import type { TaxYear } from './types.ts';

export const taxYear: TaxYear = content;
