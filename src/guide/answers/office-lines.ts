import type { Practice } from '#src/collections/types.ts';

/** Where the offices are, in one line. */
export const placesLine = ({ offices }: Practice): string =>
  offices.map(({ town, name, address, postcode }) => `${town} (${name}): ${address.join(', ')} ${postcode}.`).join(' ');

/** When the office is open, a text for each line of its hours. */
export const hoursTold = ({ hours }: Practice): readonly string[] => hours.map(({ days, time }) => `${days}: ${time}`);
