import icons from './icons.svg';
import { Illustration } from './Illustration.tsx';

/** A drawing from the one file that holds those shown many at a time, by its id there. */
export function Icon({ name }: { readonly name: string }) {
  return <Illustration file={icons} part={name} />;
}
