import gallery from 'content:gallery';

const files = import.meta.glob<string>('/content/gallery/*', { query: '?url', import: 'default', eager: true });

const address = (file: string) => files[`/content/gallery/${file}`] ?? '';

/** What stands in where a picture does not load. */
export const fallbackPicture = address('fallback.svg');

/** The groups of pictures with the addresses of their files. */
export const pictures = gallery.map(({ id, name, images }) => ({
  id,
  name,
  images: images.map(({ file, ...image }) => ({ ...image, src: address(file) })),
}));
