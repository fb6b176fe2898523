import { PlainError } from '#tooling/command/plain-error.ts';
import { isPhotograph, siteFile } from './site-file.ts';

/**
 * What is sent for a picture or PDF of content: a photograph upright, no larger than the site shows it and without what the camera
 * noted down, such as the place; anything else as it is. Throws PlainError when a photograph cannot be read.
 */
export async function sentBytes(path: string, bytes: Uint8Array): Promise<Uint8Array> {
  const { size } = siteFile(path, bytes);
  if (!isPhotograph(path) || !size) return bytes;
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes)
      .autoOrient()
      .resize({ ...size, fit: 'fill' })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (error) {
    throw new PlainError(
      `content/${path} cannot be read as a picture (${(error as Error).message}); save it again and put it in its place`,
    );
  }
}
