import type { Content } from './content.ts';
import { shownAlbums } from './compile.ts';
import { unwritten } from './placeholder.ts';
import { lawWarnings } from './checks/all.ts';
import { faultText } from './fault.ts';
import { samples } from './samples.ts';

const settings = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_CONTACT_TEMPLATE_ID',
  'VITE_EMAILJS_APPOINTMENT_TEMPLATE_ID',
];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What keeps the site from going live on a day, written YYYY-MM-DD: sample values, texts nobody has written yet, figures of the law that
 * are due for a look or written by hand, sample testimonials, drawings in place of pictures, missing mail settings.
 */
export const notLiveYet = (content: Content, environment: Environment, today: string): readonly string[] => [
  ...notWritten(content),
  ...lawWarnings(content, today).map(faultText),
  ...notSet(content, environment),
];

/** Those of them that visitors must never meet: all but the figures of the law, which were right when they were written. */
export const notReal = (content: Content, environment: Environment): readonly string[] => [
  ...notWritten(content),
  ...notSet(content, environment),
];

const notWritten = (content: Content) => [...samples(content), ...unwritten(content).map(faultText)];

function notSet(content: Content, environment: Environment): readonly string[] {
  const { switches } = content.practice.fields;
  return [
    ...(switches.gallery && shownAlbums(content).some(({ images }) => images.some(({ file }) => file.endsWith('.svg')))
      ? ['content/gallery.yaml: still drawings; put in photographs or switch the gallery off in content/practice.yaml']
      : []),
    ...settings
      .filter((name) => !environment[name])
      .map((name) => `${name} is not set; without it no mail reaches the practice`),
  ];
}
