import icons from './icons.svg';
import { iconNames, neutralIcon } from './icon-names.ts';
import { Illustration } from './Illustration.tsx';

/** A drawing from the one file that holds those shown many at a time, by its id there; a neutral one where there is none of that id. */
export function Icon({ name }: { readonly name: string }) {
  return <Illustration file={icons} part={iconNames.includes(name) ? name : neutralIcon} />;
}
