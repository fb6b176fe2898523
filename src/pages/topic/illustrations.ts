import type { TopicPage } from '#src/collections/types.ts';
import airmail from '#src/ui/illustrations/airmail.svg';
import file from '#src/ui/illustrations/file.svg';
import kite from '#src/ui/illustrations/kite.svg';
import shop from '#src/ui/illustrations/shop.svg';
import spectacles from '#src/ui/illustrations/spectacles.svg';
import tiffin from '#src/ui/illustrations/tiffin.svg';

/** The files of the drawings that a topic may name. */
export const illustrations: Readonly<Record<NonNullable<TopicPage['illustration']>, string>> = {
  airmail,
  file,
  kite,
  shop,
  spectacles,
  tiffin,
};
