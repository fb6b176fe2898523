const tokens = 'src/ui/styles/tokens.css';
const breakpoints = 'src/ui/styles/breakpoints.css';

/** A length in figures; 0 and nudges of up to 3px are none. */
const rawLength = /(?<![\w-])-?(\d*\.?\d+(r?em|ch|pt|cm|mm)|([4-9]|\d{2,}|\d*\.\d+)px)\b/;

const fromTokens = { message: takeFrom(tokens) };
const fromBreakpoints = { message: takeFrom(breakpoints) };

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  rules: {
    'declaration-property-value-disallowed-list': [
      {
        '/^(scroll-)?(margin|padding)/': [rawLength],
        '/^(row-|column-)?gap$/': [rawLength],
        '/^border-.*radius$/': [rawLength],
        'min-height': [/^[23](\.\d+)?rem$/],
        '/^(min-)?(height|width)$|^grid-template/': [/\b2\.75rem/],
        font: [/\d/],
      },
      fromTokens,
    ],
    'declaration-property-value-allowed-list': [
      { 'font-size': [/^var\(--(text|heading)\b/, '0', '100%', 'inherit'] },
      fromTokens,
    ],
    'color-no-hex': [true, fromTokens],
    'color-named': ['never', fromTokens],
    'function-disallowed-list': [
      ['/^(rgb|hsl)a?$/', 'hwb', '/^(ok)?l(ab|ch)$/', 'color', 'color-mix', 'light-dark'],
      fromTokens,
    ],
    'at-rule-disallowed-list': [['custom-media'], fromBreakpoints],
    'media-feature-name-disallowed-list': [['/width$/', '/height$/', 'aspect-ratio'], fromBreakpoints],
  },
  overrides: [
    { files: [tokens], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
    { files: [breakpoints], rules: { 'at-rule-disallowed-list': null } },
  ],
};

/** @param {string} file */
function takeFrom(file) {
  return (/** @type {string} */ name) => `${name}: take it from ${file}`;
}
