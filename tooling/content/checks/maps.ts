import { frameHosts } from '#tooling/server/headers.ts';
import type { Check } from './check.ts';

/** The maps of the offices are of a host that pages may show in a frame. */
export const checkMaps: Check = ({ practice }, report) => {
  practice.fields.offices.forEach(({ mapEmbed }, index) => {
    const { host, pathname } = new URL(mapEmbed);
    if (!frameHosts.includes(host) || !pathname.startsWith('/maps'))
      report(
        practice,
        ['offices', index, 'mapEmbed'],
        `only maps of Google can be shown, not of ${host}; on Google Maps choose "Share", "Embed a map" and copy the address that begins with https://www.google.com/maps`,
      );
  });
};
