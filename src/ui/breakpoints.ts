/** The sizes that scripts ask for by matchMedia, as in styles/breakpoints.css; a test holds the two equal. */
export const breakpoints = {
  narrow: '(max-width: 47.99rem)',
  medium: '(min-width: 48rem)',
} as const;
