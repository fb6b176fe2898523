export { default as taxYear } from 'content:tax-year';
