import { PlainError } from '#tooling/command/plain-error.ts';

/** As large as the site shows a picture at most. */
const longestSide = 1600;

/**
 * A photograph as it is sent to the Git host: read whole, and no larger than the site shows it, then also without what the camera noted
 * down. Drawings and PDFs are sent as they are. Throws PlainError where the picture cannot be read.
 */
export async function preparedPicture(name: string, bytes: Uint8Array): Promise<Uint8Array> {
  const [, ending = ''] = /\.(png|jpe?g|webp)$/i.exec(name) ?? [];
  if (ending === '') return bytes;
  const picture = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>])).catch(() => {
    throw new PlainError(`${name} cannot be read as a picture. Save it as .jpg or .png again.`);
  });
  const by = longestSide / Math.max(picture.width, picture.height);
  if (by >= 1) return bytes;
  const canvas = new OffscreenCanvas(Math.round(picture.width * by), Math.round(picture.height * by));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const type = `image/${ending.toLowerCase().replace('jpg', 'jpeg')}`;
  return new Uint8Array(await (await canvas.convertToBlob({ type, quality: 0.9 })).arrayBuffer());
}
