import { imageSize, isWhole } from '../assets/image-size.ts';
import { isPhotograph, logoPath } from '../assets/site-file.ts';
import { usedFiles } from '../assets/used-files.ts';
import type { Content } from '../content.ts';
import type { Check } from './check.ts';
import { nearest } from '../nearest.ts';

/** The most megabytes of a file: photographs are made smaller for the site, drawings and PDFs are sent as they are. */
const heaviest = { photograph: 40, drawing: 0.3, pdf: 5 };

/** Every picture of the gallery is there, and is one. */
export const checkGallery: Check = ({ gallery, assets }, report) => {
  gallery.fields.forEach(({ images }, group) => {
    images.forEach(({ file }, index) => {
      const fault = assetFault(`gallery/${file}`, assets);
      if (fault !== undefined) report(gallery, [group, 'images', index, 'file'], fault);
    });
  });
};

/** The shape and the size of a logo, which stands beside the name on every page. */
const logoLimits = { height: 80, widest: 2, megabytes: 0.02 };

/** The picture of the logo is there, is one, and fits beside the name of the practice. */
export const checkLogo: Check = ({ practice, assets }, report) => {
  const { logo } = practice.fields;
  if (!logo) return;
  const path = logoPath(logo);
  const fault = assetFault(path, assets) ?? logoFault(path, assets.get(path) ?? new Uint8Array());
  if (fault !== undefined) report(practice, ['logo', 'file'], fault);
};

function logoFault(path: string, bytes: Uint8Array): string | undefined {
  const { width = 0, height = 0 } = imageSize(bytes) ?? {};
  if (width > height * logoLimits.widest)
    return `content/${path} is ${width} by ${height}, more than twice as wide as high; the name stands beside it, so cut it to the sign alone`;
  if (!isPhotograph(path))
    return weightFault(
      path,
      bytes,
      logoLimits.megabytes,
      'every page shows it, so save it as .png, which is made smaller',
    );
  return height < logoLimits.height
    ? `content/${path} is ${height} dots high, and would be blurred; save it with ${logoLimits.height} or more`
    : undefined;
}

/** Tells of pictures and PDFs that nothing on the site shows. */
export const checkUnusedFiles: Check = (content, report) => {
  const used = usedFiles(content);
  for (const path of content.assets.keys()) {
    if (!used.has(path))
      report(`content/${path}`, [], `is shown by nothing that is saved; name it in ${placeOf(path)}, or remove it`);
  }
};

const placeOf = (path: string) =>
  path.startsWith('gallery/')
    ? 'content/gallery.yaml'
    : path.startsWith('logo/')
      ? 'content/practice.yaml'
      : 'a text beside it';

/** What keeps a picture or PDF from being shown. Takes its path below content/ and all that are there. */
export function assetFault(path: string, assets: Content['assets']): string | undefined {
  const bytes = assets.get(path);
  const folder = dirname(path);
  if (!bytes) {
    const others = [...assets.keys()].filter((other) => dirname(other) === folder).map((other) => basename(other));
    return `"${basename(path)}" is no file in content/${folder}; put it there, or ${nearest(basename(path), others)}`;
  }
  if (bytes.length === 0) return `content/${path} is empty; put the file there again`;
  if (/\.pdf$/i.test(path)) {
    if (String.fromCharCode(...bytes.subarray(0, 5)) !== '%PDF-')
      return `content/${path} is no PDF, though its name says so; save it as PDF again`;
    return weightFault(path, bytes, heaviest.pdf, 'save it with fewer or smaller pictures in it');
  }
  if (!/\.(?:svg|png|jpe?g|webp)$/i.test(path))
    return `content/${path} is of a kind that browsers do not all show; save it as .jpg or .png`;
  if (!imageSize(bytes)) return `content/${path} is no picture, though its name says so; save it as .jpg or .png again`;
  if (!isWhole(bytes)) return `content/${path} breaks off before its end; put the file there again`;
  return isPhotograph(path)
    ? weightFault(path, bytes, heaviest.photograph, 'save it smaller')
    : weightFault(path, bytes, heaviest.drawing, 'save it as .png or .jpg');
}

function weightFault(path: string, { length }: Uint8Array, most: number, remedy: string): string | undefined {
  const megabytes = length / 1_000_000;
  return megabytes > most
    ? `content/${path} has ${sizeText(megabytes)}, more than the ${sizeText(most)} that may be; ${remedy}`
    : undefined;
}

const sizeText = (megabytes: number) =>
  megabytes < 0.1 ? `${Math.round(megabytes * 1000)} kB` : `${Number(megabytes.toFixed(1))} MB`;

const dirname = (path: string) => path.replace(/\/[^/]*$/, '');

const basename = (path: string) => path.replace(/^.*\//, '');
