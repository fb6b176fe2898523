import { defineConfig, type OxlintOverride } from 'oxlint';

type Pattern = { readonly message: string } & ({ readonly regex: string } | { readonly group: string[] });

/** The layers of src, from left to right. A layer imports from those left of it and from itself, never from its neighbours or the right. */
const layers = [
  ['domain', 'text', 'ui', 'paths'],
  ['entities', 'collections'],
  ['search', 'forms', 'delivery'],
  ['guide', 'pages'],
  ['app', 'service-worker'],
];

/** The rooms of the guide, from left to right, under the same rule. */
const guideRooms = [['model'], ['understanding', 'answers'], ['dialogue'], ['machine'], ['view']];

/** A package belongs to one layer; content to all but the first, the words in which people answer to text and entities too. */
const owners = [
  { packages: ['xstate', 'xstate/**', '@xstate/react'], layers: ['guide'] },
  { packages: ['fuse.js', 'fuse.js/**'], layers: ['search'] },
  { packages: ['@emailjs/browser'], layers: ['delivery'] },
  { packages: ['react-router-dom', 'framer-motion', 'framer-motion/**'], layers: ['app', 'ui'] },
  { packages: ['zod', 'yaml'], layers: ['collections'] },
  { packages: ['workbox-*'], layers: ['service-worker'] },
  { packages: ['content:*'], layers: ['collections', ...layers.slice(2).flat()] },
];

/** Those that import no package at all, but for what is named. */
const withoutPackages = [
  { layer: 'domain', but: [] },
  { layer: 'text', but: ['!content:vocabulary-*'] },
  { layer: 'entities', but: ['!content:vocabulary-*'] },
];

/** A message is read in one place: what finds mentions in it serves the questions of the forms and that place. */
const finders = {
  regex: '/entities/[^/]+/find-',
  message: 'a message is read by src/guide/understanding; take what it found',
};

const borders = layers.flatMap((neighbours, position) =>
  neighbours.map((layer): OxlintOverride => {
    const left = layers.slice(0, position).flat();
    return bordersOf([`src/${layer}/**`, `src/${layer}.ts`], patternsOf(layer, left));
  }),
);

/** What a room of the guide may not import, besides what the guide as a whole may not. */
const bordersInGuide = guideRooms.flatMap((neighbours, position) =>
  neighbours.map((room): OxlintOverride => {
    const left = guideRooms.slice(0, position).flat();
    const closed = guideRooms.flat().filter((other) => other !== room && !left.includes(other));
    return bordersOf(
      [`src/guide/${room}/**`],
      [
        ...patternsOf('guide', layers.slice(0, -2).flat()),
        {
          regex: `^(?:#src/guide/|(?:\\.\\./)+)(?:${closed.join('|')})/`,
          message: `${room} may import only from the rooms left of it: ${left.join(', ') || 'none'}`,
        },
        ...(room === 'understanding' ? [] : [finders]),
      ],
    );
  }),
);

function patternsOf(layer: string, left: readonly string[]): readonly Pattern[] {
  const closed = layers.flat().filter((other) => other !== layer && !left.includes(other));
  return [
    {
      regex: `^(?:#src/|(?:\\.\\./)+)(?:${closed.join('|')})(?:/|\\.ts$)`,
      message: `${layer} may import only from the layers left of it: ${left.join(', ') || 'none'}`,
    },
    ...packagesClosedTo(layer),
    ...(['entities', 'forms', 'guide'].includes(layer) ? [] : [finders]),
  ];
}

function bordersOf(files: string[], patterns: readonly Pattern[]): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: [...patterns] }] } };
}

function packagesClosedTo(layer: string): readonly Pattern[] {
  const without = withoutPackages.find((other) => other.layer === layer);
  if (without !== undefined)
    return [{ group: ['*', '!./**', '!../**', '!#src/**', ...without.but], message: `${layer} imports no package` }];
  return owners
    .filter((owner) => !owner.layers.includes(layer))
    .map((owner) => ({ group: owner.packages, message: `only ${owner.layers.join(' and ')} may import this` }));
}

/** What typescript-eslint calls strict and stylistic, as far as it is not among oxlint's own rules of correctness. Enums and namespaces are refused by `erasableSyntaxOnly`. */
const strictRules = [
  'no-array-constructor',
  'no-empty-function',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'react/rules-of-hooks',
  'react/unsupported-syntax',
  'typescript/adjacent-overload-signatures',
  'typescript/array-type',
  'typescript/class-literal-property-style',
  'typescript/consistent-generic-constructors',
  'typescript/consistent-indexed-object-style',
  'typescript/consistent-type-assertions',
  'typescript/dot-notation',
  'typescript/no-confusing-non-null-assertion',
  'typescript/no-deprecated',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extraneous-class',
  'typescript/no-generated-empty-object-type',
  'typescript/no-inferrable-types',
  'typescript/no-invalid-void-type',
  'typescript/no-misused-promises',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-boolean-literal-compare',
  'typescript/no-unnecessary-condition',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unnecessary-type-conversion',
  'typescript/no-unnecessary-type-parameters',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/non-nullable-type-assertion-style',
  'typescript/only-throw-error',
  'typescript/prefer-find',
  'typescript/prefer-for-of',
  'typescript/prefer-function-type',
  'typescript/prefer-includes',
  'typescript/prefer-nullish-coalescing',
  'typescript/prefer-optional-chain',
  'typescript/prefer-promise-reject-errors',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-regexp-exec',
  'typescript/prefer-return-this-type',
  'typescript/prefer-string-starts-ends-with',
  'typescript/related-getter-setter-pairs',
  'typescript/require-await',
  'typescript/unified-signatures',
  'typescript/use-unknown-in-catch-callback-variable',
];

const storages = ['localStorage', 'sessionStorage'];
const oneStorage = 'a browser may refuse it, or throw at every call; use src/ui/browser-storage.ts';

const fullValues = 'assert full values';

export default defineConfig({
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'react', 'import', 'oxc'],
  ignorePatterns: ['dist/', 'build/', 'test-results/'],
  categories: { correctness: 'error' },
  rules: {
    ...Object.fromEntries(strictRules.map((name) => [name, 'error'])),
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/consistent-type-definitions': ['error', 'interface'],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/restrict-plus-operands': [
      'error',
      { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'no-console': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    // What react-markdown reads is its children; where no JSX is written, they are a property.
    'react/no-children-prop': 'off',
    // Names and letters of India are sets of marks that join.
    'no-misleading-character-class': 'off',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    ...borders,
    ...bordersInGuide,
    { files: ['*.config.{ts,js}', 'src/**/*.d.ts'], rules: { 'import/no-default-export': 'off' } },
    { files: ['tooling/**'], rules: { 'no-console': 'off' } },
    {
      files: ['src/**', 'tooling/desk/page/**'],
      rules: {
        'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message: oneStorage }))],
        'no-restricted-properties': [
          'error',
          ...storages.map((property) => ({ property, message: oneStorage })),
          {
            property: 'localeCompare',
            message:
              'the first of its kind loads what browsers know of languages, some 30 ms of a phone; compare with <',
          },
        ],
      },
    },
    { files: ['src/ui/browser-storage.ts'], rules: { 'no-restricted-properties': 'off' } },
    // What visitors read is written in content/.
    {
      files: ['src/**/*.tsx'],
      rules: {
        'react/jsx-no-literals': [
          'error',
          {
            allowedStrings: [',', ''],
            restrictedAttributes: ['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title'],
          },
        ],
      },
    },
    {
      files: ['tests/**'],
      rules: {
        // Playwright reads the names of fixtures from the pattern.
        'no-empty-pattern': 'off',
        'no-restricted-properties': [
          'error',
          { property: 'toMatchObject', message: fullValues },
          { property: 'toBeDefined', message: fullValues },
          { property: 'toBeTruthy', message: fullValues },
          { property: 'waitForTimeout', message: 'wait for what is to come, never for a time' },
        ],
      },
    },
  ],
});
