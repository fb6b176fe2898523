import { describe, expect, it } from 'vitest';
import { readContentFiles } from '#tooling/content/files.ts';
import { laidOver } from '#tooling/content/laid-over.ts';
import { readContent } from '#tooling/content/load.ts';
import { structuredData } from '#tooling/structured-data/graph.ts';
import { contentFolder } from '../content/site-content.ts';

/** The site's content with the practice of the tests. */
const content = readContent(laidOver(readContentFiles(contentFolder), readContentFiles('tests/sample-practice')));
const graphs = structuredData(content, (address) => `https://image.example${address}`);
const { domain, name, phone } = content.practice.fields;
const practice = {
  '@type': 'AccountingService',
  '@id': `${domain}/#practice`,
  name,
  url: `${domain}/`,
  telephone: phone,
};

/** The things a page tells of, as a search engine reads them. */
const thingsAt = (address: string) =>
  JSON.parse(JSON.stringify(graphs.get(address)?.['@graph'] ?? [])) as readonly Readonly<Record<string, unknown>>[];
const typesAt = (address: string) => thingsAt(address).map((thing) => thing['@type']);

describe('what pages tell search engines', () => {
  it.each([
    ['/', ['WebSite', 'AccountingService']],
    ['/about', ['BreadcrumbList', 'AccountingService', 'FAQPage']],
    ['/contact', ['AccountingService']],
    ['/faq', ['FAQPage']],
    ['/blog', ['Blog']],
    ['/blog/new-or-old-regime', ['BreadcrumbList', 'BlogPosting']],
    ['/services/registrations', ['BreadcrumbList', 'Service']],
    ['/services/registrations/gst-registration', ['BreadcrumbList', 'Service', 'FAQPage']],
    ['/services/audit', ['BreadcrumbList', 'Service', 'FAQPage']],
    ['/solutions/nris', ['BreadcrumbList', 'FAQPage']],
    ['/privacy-policy', []],
    ['/testimonials', []],
  ])('%s speaks of %j', (address, types) => {
    expect(typesAt(address)).toEqual(types);
  });

  it('names who founded the practice, where its offices are and when they are open', () => {
    const [, office] = thingsAt('/');
    const { accountant, email, about, profile, offices, closings } = content.practice.fields;
    const hours = [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday'],
        opens: '09:00',
        closes: '18:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Wednesday'], opens: '09:00', closes: '14:00' },
    ];
    expect(office).toEqual({
      ...practice,
      description: about,
      email,
      image: 'https://image.example/',
      founder: {
        '@type': 'Person',
        name: accountant.name,
        honorificSuffix: accountant.qualification,
        identifier: {
          '@type': 'PropertyValue',
          propertyID: content.sharedWords.fields.membership,
          value: accountant.membershipNumber,
        },
      },
      sameAs: [profile.href],
      areaServed: [{ '@type': 'AdministrativeArea', name: 'Telangana' }],
      openingHoursSpecification: hours,
      specialOpeningHoursSpecification: closings.map(({ date }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens: '00:00',
        closes: '00:00',
      })),
      subOrganization: [
        ['Hyderabad', '500001', '12 Sample Street, Sample Nagar'],
        ['Nalgonda', '508001', '12 Sample Street, Sample Road'],
      ].map(([town, postalCode, streetAddress], index) => ({
        '@type': 'AccountingService',
        '@id': `${domain}/contact#${offices[index]?.id ?? ''}`,
        name: `${name}, ${town ?? ''}`,
        url: `${domain}/contact#${offices[index]?.id ?? ''}`,
        image: 'https://image.example/',
        telephone: phone,
        email,
        address: {
          '@type': 'PostalAddress',
          streetAddress,
          addressLocality: town,
          addressRegion: 'Telangana',
          postalCode,
          addressCountry: 'IN',
        },
        hasMap: offices[index]?.directions,
        openingHoursSpecification: hours,
      })),
    });
  });

  it('lead from the home page to the service, step by step', () => {
    const [trail, service] = thingsAt('/services/registrations/gst-registration');
    const steps = [
      ['Home', '/'],
      ['Services', '/services'],
      ['Registrations', '/services/registrations'],
      ['GST Registration', '/services/registrations/gst-registration'],
    ];
    expect(trail).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([step, href], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step,
        item: domain + String(href),
      })),
    });
    expect(service).toEqual({
      '@type': 'Service',
      name: 'GST Registration',
      description: content.services.find(({ id }) => id === 'registrations/gst-registration')?.fields.lead,
      serviceType: 'Registrations',
      url: `${domain}/services/registrations/gst-registration`,
      provider: practice,
      areaServed: [{ '@type': 'AdministrativeArea', name: 'Telangana' }],
    });
  });

  it('date an article and name its sources', () => {
    const article = content.articles.find(({ id }) => id === 'new-or-old-regime');
    const url = `${domain}/blog/new-or-old-regime`;
    expect(thingsAt('/blog/new-or-old-regime').at(-1)).toEqual({
      '@type': 'BlogPosting',
      headline: article?.fields.heading,
      description: article?.fields.lead,
      datePublished: article?.fields.published,
      dateModified: article?.fields.updated,
      inLanguage: 'en-IN',
      url,
      mainEntityOfPage: url,
      image: 'https://image.example/blog/new-or-old-regime',
      author: practice,
      publisher: practice,
      citation: article?.fields.sources,
    });
  });

  it('are of these types and no others: no rating, no review, no price', () => {
    const types = JSON.stringify([...graphs.values()]).matchAll(/"@type":"(\w+)"/g);
    expect([...new Set([...types].map(([, type]) => type))].sort()).toEqual([
      'AccountingService',
      'AdministrativeArea',
      'Answer',
      'Blog',
      'BlogPosting',
      'BreadcrumbList',
      'FAQPage',
      'ListItem',
      'OfferCatalog',
      'OpeningHoursSpecification',
      'Person',
      'PostalAddress',
      'PropertyValue',
      'Question',
      'Service',
      'WebSite',
    ]);
  });
});
