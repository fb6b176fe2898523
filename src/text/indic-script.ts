/** A script that is read by its sounds. */
export type IndicScript = 'devanagari' | 'telugu';

/** Takes any text and returns the script of its first letter that is Devanagari or Telugu; undefined where there is none. */
export function indicScriptIn(text: string): IndicScript | undefined {
  const [letter] = /[\u0900-\u097f\u0c00-\u0c7f]/u.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return letter < '\u0c00' ? 'devanagari' : 'telugu';
}
