import type { AccountingService, AdministrativeArea, WebSite } from 'schema-dts';
import type { Practice } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import { closedDays, openingHours } from './opening-hours.ts';

/** The practice as every page names it: enough to be known by, with the address under which the home page describes it whole. */
export const practiceInShort = ({ name, domain, phone }: Pick<Practice, 'name' | 'domain' | 'phone'>) =>
  ({
    '@type': 'AccountingService',
    '@id': `${domain}/#practice`,
    name,
    url: domain + paths.home,
    telephone: phone,
  }) as const satisfies AccountingService;

/**
 * The practice whole: who founded it, how it is reached, what it covers, and its offices with their addresses and hours.
 * `membership` names the accountant's number.
 */
export function accountingService(practice: Practice, membership: string, image: string): AccountingService {
  const { accountant } = practice;
  return {
    ...practiceInShort(practice),
    description: practice.about,
    email: practice.email,
    image,
    founder: {
      '@type': 'Person',
      name: accountant.name,
      honorificSuffix: accountant.qualification,
      identifier: {
        '@type': 'PropertyValue',
        propertyID: membership,
        value: accountant.membershipNumber,
      },
    },
    sameAs: [practice.profile.href],
    areaServed: areaServed(practice),
    openingHoursSpecification: openingHours(practice.hours),
    specialOpeningHoursSpecification: closedDays(practice.closings),
    subOrganization: practice.offices.map((office): AccountingService => ({
      '@type': 'AccountingService',
      '@id': `${practice.domain}${paths.contact}#${office.id}`,
      name: `${practice.name}, ${office.town}`,
      url: `${practice.domain}${paths.contact}#${office.id}`,
      image,
      telephone: practice.phone,
      email: practice.email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: office.address.slice(0, -1).join(', '),
        addressLocality: office.town,
        addressRegion: stateOf(office),
        postalCode: office.postcode,
        addressCountry: 'IN',
      },
      hasMap: office.directions,
      openingHoursSpecification: openingHours(practice.hours),
    })),
  };
}

/** The states in which the practice has its offices. */
export function areaServed({ offices }: Practice): readonly AdministrativeArea[] {
  return [...new Set(offices.map(stateOf))].map((name) => ({ '@type': 'AdministrativeArea', name }));
}

/** The site itself, for the home page. */
export function webSite(practice: Practice): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${practice.domain}/#website`,
    name: practice.name,
    description: practice.tagline,
    url: practice.domain + paths.home,
    inLanguage: 'en-IN',
    publisher: practiceInShort(practice),
  };
}

const stateOf = ({ address }: Practice['offices'][number]): string => address.at(-1) ?? '';
