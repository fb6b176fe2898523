import content from 'content:tax-estimate-words';
import type { TaxEstimateWords } from './types.ts';

export const taxEstimateWords: TaxEstimateWords = content;
