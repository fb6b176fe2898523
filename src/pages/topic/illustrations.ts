import type { TopicPage } from '#src/collections/types.ts';
import airmail from '#src/ui/sketches/airmail.svg';
import file from '#src/ui/sketches/file.svg';
import kite from '#src/ui/sketches/kite.svg';
import shop from '#src/ui/sketches/shop.svg';
import spectacles from '#src/ui/sketches/spectacles.svg';
import tiffin from '#src/ui/sketches/tiffin.svg';

/** The files of the drawings that a topic may name. */
export const illustrations: Readonly<Record<NonNullable<TopicPage['sketch']>, string>> = {
  airmail,
  file,
  kite,
  shop,
  spectacles,
  tiffin,
};
