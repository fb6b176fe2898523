/** Who pays: a company, firm or other body, or an individual or HUF with a business, with a profession or with neither. */
export type Payer = 'entity' | 'business' | 'profession' | 'person';

/**
 * Whether a payer deducts TDS as a company does ("specified person"). An individual or HUF does where the turnover of the business or the receipts
 * of the profession were above the limit in the tax year before, audited or not. Undefined where that turnover has to be known. Income-tax Act
 * 2025, section 402 (earlier the explanations to sections 194C, 194-I and 194J).
 */
export function isSpecified(
  payer: Payer,
  turnover: number | undefined,
  limits: { readonly business: number; readonly profession: number },
): boolean | undefined {
  if (payer === 'entity') return true;
  if (payer === 'person') return false;
  return turnover === undefined ? undefined : turnover > limits[payer];
}
