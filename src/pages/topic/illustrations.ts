import type { TopicPage } from '#src/collections/types.ts';
import airmail from '#src/ui/illustrations/airmail.svg';
import bricks from '#src/ui/illustrations/bricks.svg';
import chart from '#src/ui/illustrations/chart.svg';
import family from '#src/ui/illustrations/family.svg';
import file from '#src/ui/illustrations/file.svg';
import house from '#src/ui/illustrations/house.svg';
import kite from '#src/ui/illustrations/kite.svg';
import lorry from '#src/ui/illustrations/lorry.svg';
import shop from '#src/ui/illustrations/shop.svg';
import spectacles from '#src/ui/illustrations/spectacles.svg';
import tiffin from '#src/ui/illustrations/tiffin.svg';

/** The files of the drawings that a topic may name. */
export const illustrations: Readonly<Record<NonNullable<TopicPage['illustration']>, string>> = {
  airmail,
  bricks,
  chart,
  family,
  file,
  house,
  kite,
  lorry,
  shop,
  spectacles,
  tiffin,
};
