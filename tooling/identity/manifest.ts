import type { Practice } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import type { Colours } from './tokens.ts';
import { icons } from './icons.ts';

/** The web app manifest: how the site is named and drawn where a visitor keeps it. */
export function manifest({ name, tagline }: Practice, { paper }: Colours): string {
  return JSON.stringify({
    id: paths.home,
    name,
    short_name: name,
    description: tagline,
    lang: 'en-IN',
    start_url: paths.home,
    scope: paths.home,
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: icons.flatMap(({ file, size, purpose }) =>
      purpose ? [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
    ),
  });
}
