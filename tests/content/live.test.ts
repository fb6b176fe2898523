import { describe, expect, it } from 'vitest';
import { notLiveYet } from '#tooling/content/live.ts';
import { loadContent } from '#tooling/content/load.ts';
import { placeholder } from '#tooling/content/placeholder.ts';
import { edited, sampleContent } from './sample-content.ts';

const content = loadContent(sampleContent());
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
      sampleValues: [],
      switches: { testimonials: false, gallery: false, offline: true },
    },
  },
};

describe('the check before going live', () => {
  it('finds nothing once all is real', () => {
    expect(notLiveYet(ready, settings)).toEqual([]);
  });

  it('names the appointment template that is not set', () => {
    expect(notLiveYet(ready, { ...settings, VITE_EMAILJS_APPOINTMENT_TEMPLATE_ID: '' })).toEqual([
      'VITE_EMAILJS_APPOINTMENT_TEMPLATE_ID is not set; without it no mail reaches the practice',
    ]);
  });

  it('names each sample value of the practice', () => {
    const practice = { ...ready.practice, fields: { ...ready.practice.fields, sampleValues: ['phone'] } };
    expect(notLiveYet({ ...ready, practice }, settings)).toEqual([
      'content/practice.yaml: phone still holds a sample value; write the real one and take "phone" out of sampleValues',
    ]);
  });

  it('names what is still to be written', () => {
    const unwritten = loadContent(
      sampleContent(edited('faqs/fees.yaml', 'It depends on the work.', `"${placeholder('The answer.')}"`)),
    );
    expect(notLiveYet({ ...ready, faqs: unwritten.faqs }, settings)).toEqual([
      'content/faqs/fees.yaml:2: answer is still to be written',
    ]);
  });

  it('names sample testimonials and drawings while they are switched on', () => {
    const practice = {
      ...ready.practice,
      fields: { ...ready.practice.fields, switches: { testimonials: true, gallery: true, offline: true } },
    };
    const { testimonials } = loadContent(
      sampleContent(edited('testimonials.yaml', 'They answered the same day.', 'Sample text. Words of a client.')),
    );
    expect(notLiveYet({ ...ready, practice, testimonials }, settings)).toEqual([
      'content/testimonials.yaml: still sample texts; write real ones or switch testimonials off in content/practice.yaml',
      'content/gallery.yaml: still drawings; put in photographs or switch the gallery off in content/practice.yaml',
    ]);
  });
});
