import drawings from './drawings.svg';
import { Sketch } from './Sketch.tsx';

/** A sketch of the one sheet that holds those shown many at a time, by its id there. */
export function Drawing({ name }: { readonly name: string }) {
  return <Sketch file={drawings} part={name} />;
}
