import { expect, it } from 'vitest';
import { galleryPictures } from '#tooling/content/compile.ts';
import { loadContent } from '#tooling/content/load.ts';
import { edited, sampleContent, sampleText } from './sample-content.ts';

const events = `- id: events
  name: Events
  ofEvents: true
  images:
    - { id: lamp, file: desk.svg, alt: A lamp with five flames, description: Before the day begins }
`;

it('leaves the albums of events out of the gallery where they are switched off', () => {
  const albums = (practice: Readonly<Record<string, string>>) =>
    galleryPictures(
      loadContent(sampleContent({ 'gallery.yaml': `${sampleText('gallery.yaml')}${events}`, ...practice })),
    ).map(({ name }) => name);
  expect([albums({}), albums(edited('practice.yaml', 'events: true', 'events: false'))]).toEqual([
    ['Office', 'Events'],
    ['Office'],
  ]);
});
