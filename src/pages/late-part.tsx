import { createElement, Suspense, useEffect, type ComponentType } from 'react';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';

/** A part of a page whose code is fetched apart from the page's own. */
export interface LatePart {
  /** Fetches the code of the part, which must be there before the page is drawn; rejects where it is not to be had. */
  readonly load: () => Promise<unknown>;
  /** Resolves once the part answers to its visitor, or is gone from the page. */
  readonly inCharge: Promise<void>;
}

/**
 * Makes a part of a page whose code `fetchCode` fetches. It is taken over by itself, after the page around it, and never suspends: React would keep a
 * link that is tapped meanwhile from leading anywhere.
 */
export function latePart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LatePart & { readonly Part: ComponentType<Props> } {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let takeCharge: () => void = () => undefined;
  const inCharge = new Promise<void>((resolve) => {
    takeCharge = resolve;
  });

  function Loaded(props: Props) {
    useEffect(takeCharge, []);
    if (!loaded) throw new Error('a late part was drawn before its code was there');
    return createElement(loaded, props);
  }

  function Part(props: Props) {
    useEffect(() => takeCharge, []);
    return (
      <Suspense fallback={null}>
        <ErrorBoundary>
          <Loaded {...props} />
        </ErrorBoundary>
      </Suspense>
    );
  }

  return {
    load: () =>
      (loading ??= fetchCode().then((component) => {
        loaded = component;
      })),
    inCharge,
    Part,
  };
}
