// Fetched together: each alone would be a file of its own for the same page.
export { Calculator } from './Calculator.tsx';
export { RegimeComparison } from './RegimeComparison.tsx';
