import { describe, expect, it } from 'vitest';
import { notLiveYet, notReal } from '#tooling/content/live.ts';
import { loadContent } from '#tooling/content/load.ts';
import { placeholder } from '#tooling/content/placeholder.ts';
import { edited, sampleContent } from './sample-content.ts';
import { siteContent } from './site-content.ts';

const content = loadContent(sampleContent());
const today = '2026-11-21';
const settings = {
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
  VITE_EMAILJS_APPOINTMENT_TEMPLATE_ID: 'appointment',
};

const ready = {
  ...content,
  practice: {
    ...content.practice,
    fields: {
      ...content.practice.fields,
      switches: { testimonials: false, gallery: false, events: false, sign: true, offline: true },
    },
  },
};

describe('the check before going live', () => {
  it('finds nothing once all is real', () => {
    expect(notLiveYet(ready, settings, today)).toEqual([]);
  });

  it('keeps no figure of the law that is due for a look from a host, where everything else is real', () => {
    const later = '2099-01-01';
    expect(notLiveYet(siteContent, settings, later).length).toBeGreaterThan(notReal(siteContent, settings).length);
    expect(notReal(siteContent, settings).filter((line) => line.includes('content/law'))).toEqual([]);
    expect(notReal(ready, settings)).toEqual([]);
    expect(notReal(ready, {})).toHaveLength(4);
  });

  it('names the appointment template that is not set', () => {
    expect(notLiveYet(ready, { ...settings, VITE_EMAILJS_APPOINTMENT_TEMPLATE_ID: '' }, today)).toEqual([
      'VITE_EMAILJS_APPOINTMENT_TEMPLATE_ID is not set; without it no mail reaches the practice',
    ]);
  });

  it.each([
    ['name: Meera Iyer', 'name: Name of the Accountant', '5: accountant.name', 'words that stand for the real ones'],
    ['"214365"', '"000000"', '7: accountant.membershipNumber', 'a number of noughts'],
    ['012345S', '000000S', '8: accountant.firmRegistrationNumber', 'a number of noughts'],
    ['//www.sample-accounts.in', '//www.rao.example', '10: domain', 'an address that belongs to nobody'],
    ['+91 98480 11223', '+91 98765 43210', '11: phone', "a number that is nobody's"],
    ['"919848011223"', '"910000000000"', '12: whatsapp', "a number that is nobody's"],
    ['office@sample-accounts.in', 'office@example.com', '13: email', 'an address that belongs to nobody'],
    ['4-5-6 Station Road', 'Door number and street', '22: offices[1].address[1]', 'words that stand for the real ones'],
    ['"506002"', '"506000"', '24: offices[1].postcode', 'a PIN code of no place'],
  ])('knows a particular that is not real by what it is: %s is, %s is not', (real, sample, place, sign) => {
    const { practice } = loadContent(sampleContent(edited('practice.yaml', real, sample)));
    const fields = { ...practice.fields, switches: ready.practice.fields.switches };
    const value = sample
      .replaceAll('"', '')
      .replace(/^name: /, '')
      .replace(/^\/\//, 'https://');
    expect(notLiveYet({ ...ready, practice: { ...practice, fields } }, settings, today)).toEqual([
      `content/practice.yaml:${place} still holds "${value}", ${sign}; write the real one`,
    ]);
  });

  it('names what is still to be written', () => {
    const unwritten = loadContent(
      sampleContent(edited('faqs/fees.yaml', 'It depends on the work.', `"${placeholder('The answer.')}"`)),
    );
    expect(notLiveYet({ ...ready, faqs: unwritten.faqs }, settings, today)).toEqual([
      'content/faqs/fees.yaml:2: answer: is still to be written',
    ]);
  });

  it('asks who it was that agreed to a testimonial', () => {
    const practice = {
      ...ready.practice,
      fields: { ...ready.practice.fields, switches: { ...ready.practice.fields.switches, testimonials: true } },
    };
    const { testimonials } = loadContent(
      sampleContent(edited('testimonials.yaml', 'who: Ravi Kumar', 'who: Name of the client')),
    );
    expect(notLiveYet({ ...ready, practice }, settings, today)).toEqual([]);
    expect(notLiveYet({ ...ready, practice, testimonials }, settings, today)).toEqual([
      'content/testimonials.yaml:5: [1].consent.who still holds "Name of the client", words that stand for the real ones; write the real one',
    ]);
  });

  it('names no drawing of an album that is switched off', () => {
    const content = loadContent(
      sampleContent(edited('gallery.yaml', 'name: Office', 'name: Office\n  ofEvents: true')),
    );
    const seen = (events: boolean) =>
      notLiveYet(
        {
          ...content,
          practice: {
            ...ready.practice,
            fields: {
              ...ready.practice.fields,
              switches: { ...ready.practice.fields.switches, gallery: true, events },
            },
          },
        },
        settings,
        today,
      );
    expect([seen(false), seen(true).length]).toEqual([[], 1]);
  });

  it('names sample testimonials and drawings while they are switched on', () => {
    const practice = {
      ...ready.practice,
      fields: {
        ...ready.practice.fields,
        switches: { ...ready.practice.fields.switches, testimonials: true, gallery: true },
      },
    };
    const { testimonials } = loadContent(
      sampleContent(
        edited(
          'testimonials.yaml',
          'stars: 5\n  consent: { who: Ravi Kumar, agreed: 2026-10-05, how: by mail }',
          'consent: sample',
        ),
      ),
    );
    expect(notLiveYet({ ...ready, practice, testimonials }, settings, today)).toEqual([
      'content/testimonials.yaml:4: [1].consent says that this is a sample; write the words of a client with their consent, or switch testimonials off in content/practice.yaml',
      'content/gallery.yaml: still drawings; put in photographs or switch the gallery off in content/practice.yaml',
    ]);
  });
});
