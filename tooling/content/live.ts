import { readContentFiles } from './files.ts';
import type { Content } from './content.ts';
import { loadContent } from './load.ts';
import { unwritten } from './placeholder.ts';

const settings = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_CONTACT_TEMPLATE_ID',
  'VITE_EMAILJS_APPOINTMENT_TEMPLATE_ID',
];

/** What keeps the site from going live: sample values, texts nobody has written yet, sample testimonials, drawings in place of pictures, missing mail settings. */
export function notLiveYet(
  content: Content,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const { sampleValues, switches } = content.practice.fields;
  return [
    ...sampleValues.map(
      (name) =>
        `content/practice.yaml: ${name} still holds a sample value; write the real one and take "${name}" out of sampleValues`,
    ),
    ...unwritten(content),
    ...(switches.testimonials && content.testimonials.fields.some(({ quote }) => quote.startsWith('Sample text'))
      ? [
          'content/testimonials.yaml: still sample texts; write real ones or switch testimonials off in content/practice.yaml',
        ]
      : []),
    ...(switches.gallery &&
    content.gallery.fields.some(({ images }) => images.some(({ file }) => file.endsWith('.svg')))
      ? ['content/gallery.yaml: still drawings; put in photographs or switch the gallery off in content/practice.yaml']
      : []),
    ...settings
      .filter((name) => !environment[name])
      .map((name) => `${name} is not set; without it no mail reaches the practice`),
  ];
}

/** Reads the content folder and the environment, and prints what is missing. */
export function checkLive(): void {
  const missing = notLiveYet(loadContent(readContentFiles('content')), process.env);
  console.log(
    missing.length === 0
      ? 'Nothing keeps the site from going live.'
      : `${missing.length} things keep the site from going live:\n${missing.join('\n')}`,
  );
  if (missing.length > 0) process.exitCode = 1;
}
