import sharp from 'sharp';
import type { Content } from '../content.ts';
import { ContentFaults, type Fault } from '../fault.ts';
import { usedFiles } from './used-files.ts';

/** Small, so that it costs little; all of a picture is read for it. */
const width = 64;

/**
 * Reads every picture that is shown from its beginning to its end. Throws ContentFaults with those that cannot be read though they begin
 * and end as pictures do: damaged on the way, or a drawing with a tag left open.
 */
export async function readPictures(content: Content): Promise<void> {
  const faults: Fault[] = [];
  for (const [path, bytes] of usedFiles(content)) {
    if (/\.pdf$/i.test(path) || (await canBeRead(bytes))) continue;
    faults.push({
      file: `content/${path}`,
      line: 1,
      field: 'file',
      expected: 'is damaged and cannot be shown; save it again and put it in its place',
    });
  }
  if (faults.length > 0) throw new ContentFaults(faults);
}

async function canBeRead(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes).resize({ width }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
