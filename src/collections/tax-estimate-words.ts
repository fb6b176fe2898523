export { default as taxEstimateWords } from 'content:tax-estimate-words';
