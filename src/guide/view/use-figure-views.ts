import { useEffect, useState } from 'react';

type FigureViews = typeof import('./FigureField.tsx');

/** What draws the field of a figure. Takes whether one is wanted; undefined until then, and until it has been fetched. */
export function useFigureViews(isWanted: boolean): FigureViews | undefined {
  const [views, setViews] = useState<FigureViews>();
  useEffect(() => {
    // Without it the figure can be typed as a message.
    if (isWanted) import('./FigureField.tsx').then(setViews, () => undefined);
  }, [isWanted]);
  return isWanted ? views : undefined;
}
