/** Why a file is none that the site shows, by its name, with what to do; undefined where it shows it. */
export function unfitFile(name: string, takesPdf = true): string | undefined {
  if (/\.hei[cf]$/i.test(name))
    return `${name} is a photo as an iPhone keeps it (HEIC), which not all browsers show. Open it on the computer and save it as .jpg. For the next ones, choose Settings, Camera, Formats, “Most Compatible” on the iPhone.`;
  if (/\.(?:jpe?g|png|webp|svg)$/i.test(name) || (takesPdf && /\.pdf$/i.test(name))) return undefined;
  return takesPdf
    ? `${name} is no picture or PDF. Use a file that ends in .jpg, .png, .webp, .svg or .pdf.`
    : `${name} is no picture. Use a file that ends in .jpg, .png, .webp or .svg.`;
}
