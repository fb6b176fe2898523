import { createElement, Suspense, use, useEffect, type ComponentType } from 'react';

/** A part of a page that was sent whole and whose code comes after the page has been taken over. */
export interface LatePart {
  /** Fetches the code of the part; rejects where it is not to be had. */
  readonly load: () => Promise<unknown>;
  /** Resolves once the part answers to its visitor. */
  readonly inCharge: Promise<void>;
}

/** Makes a part of a page that stands as it was sent until its code, which `fetchCode` fetches, has been loaded. */
export function latePart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LatePart & { readonly Part: ComponentType<Props> } {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let arrive: (component: ComponentType<Props>) => void = () => undefined;
  const arrived = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });
  let takeCharge: () => void = () => undefined;
  const inCharge = new Promise<void>((resolve) => {
    takeCharge = resolve;
  });

  function Loaded(props: Props) {
    const component = loaded ?? use(arrived);
    useEffect(takeCharge, []);
    return createElement(component, props);
  }

  return {
    load: () =>
      (loading ??= fetchCode().then((component) => {
        loaded = component;
        arrive(component);
      })),
    inCharge,
    Part: (props) => (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    ),
  };
}
