import { useEffect, useRef, type ComponentProps } from 'react';

/** A picture that gives way to another when it does not load. */
export function FallbackImage({
  fallback,
  alt,
  ...props
}: ComponentProps<'img'> & { readonly alt: string; readonly fallback: string }) {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const element = image.current;
    if (!element) return;
    const replace = () => {
      if (!element.src.endsWith(fallback)) element.src = fallback;
    };
    // It may have failed before this script was there.
    if (element.complete && element.naturalWidth === 0) replace();
    element.addEventListener('error', replace);
    return () => {
      element.removeEventListener('error', replace);
    };
  }, [fallback]);

  return <img ref={image} width={480} height={320} alt={alt} {...props} />;
}
