/** Whether a file is shown or handed out as it is, by its name: a picture or a PDF. */
export const isAsset = (name: string) => /\.(?:svg|png|jpe?g|webp|gif|avif|heic|heif|bmp|tiff?|pdf)$/i.test(name);
