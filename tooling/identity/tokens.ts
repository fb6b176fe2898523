/** The names of the colours in the style sheet. */
export const tokenNames = [
  'paper',
  'raised',
  'tint',
  'wrong-tint',
  'visitor',
  'ink',
  'soft',
  'rule',
  'rule-strong',
  'accent',
  'accent-strong',
  'on-accent',
  'badge',
  'band',
  'on-band',
  'on-band-soft',
  'on-band-bright',
  'on-band-warm',
] as const;

type Name = (typeof tokenNames)[number];

/** A colour by day and by night, as #rrggbb. */
export interface ColourPair {
  readonly light: string;
  readonly dark: string;
}

/** Pairs of colours by the names that the style sheet gives them. */
export type Tokens = Readonly<Record<Name, ColourPair>>;

/** Colours of one theme by the names that the style sheet gives them, as #rrggbb. */
export type Colours = Readonly<Record<Name, string>>;
