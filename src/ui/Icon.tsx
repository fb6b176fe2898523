import drawings from './drawings.svg';
import { Illustration } from './Illustration.tsx';

/** A sketch of the one sheet that holds those shown many at a time, by its id there. */
export function Icon({ name }: { readonly name: string }) {
  return <Illustration file={drawings} part={name} />;
}
