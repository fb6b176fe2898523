/** Text or bytes in base64; text is written in UTF-8. */
export function base64Of(text: string | Uint8Array): string {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  let letters = '';
  // As many arguments as any engine takes at once.
  for (let start = 0; start < bytes.length; start += 0x8000)
    letters += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(letters);
}

/** The bytes of base64, which may be broken into lines. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64.replaceAll(/\s/g, ''));
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return bytes;
}
