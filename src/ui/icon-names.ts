/** The drawings in icons.svg, by their ids there. */
export const iconNames: readonly string[] = [
  'registrations',
  'licenses',
  'audit-services',
  'returns-filing',
  'compliances',
  'certifications',
  'bank-related',
  'digital-signature',
  'application',
  'subsidy',
  'other',
];

/** What stands in for a drawing that nobody has made, such as that of a new category. */
export const neutralIcon = 'other';
