import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The layers of src, from left to right. A layer imports from those left of it and from itself, never from its neighbours or the right. */
const layers = [
  ['domain', 'ui', 'paths.ts'],
  ['language'],
  ['collections'],
  ['search', 'forms', 'delivery'],
  ['guide', 'pages'],
  ['app', 'service-worker'],
];

const zones = layers.flatMap((layer, position) =>
  layer
    .map((target) => ({
      target: `./src/${target}`,
      from: [...layers.slice(position + 1).flat(), ...layer.filter((other) => other !== target)].map(
        (other) => `./src/${other}`,
      ),
      message: `${target} may import only from the layers left of it: ${layers.slice(0, position).flat().join(', ') || 'none'}`,
    }))
    .filter(({ from }) => from.length > 0),
);

/** A package belongs to one layer; content to all but the first, the words in which people answer to the second too. */
const owners = [
  { packages: ['xstate', 'xstate/**', '@xstate/react'], layers: ['guide'] },
  { packages: ['fuse.js', 'fuse.js/**'], layers: ['search'] },
  { packages: ['@emailjs/browser'], layers: ['delivery'] },
  { packages: ['react-router-dom', 'framer-motion', 'framer-motion/**'], layers: ['app', 'ui'] },
  { packages: ['zod', 'yaml'], layers: ['collections'] },
  { packages: ['workbox-*'], layers: ['service-worker'] },
  { packages: ['content:*'], layers: layers.slice(2).flat() },
];

/** @type {import('eslint').Linter.Config[]} */
const ownership = [...new Set(layers.flat())].map((layer) => ({
  files: [`src/${layer}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...owners
            .filter((owner) => !owner.layers.includes(layer) && layer !== 'language')
            .map(({ packages, layers: allowed }) => ({
              group: packages,
              message: `only ${allowed.join(' and ')} may import this`,
            })),
          ...(['domain', 'language'].includes(layer)
            ? [
                {
                  regex: layer === 'language' ? '^(?!content:vocabulary-)[^.#]' : '^[^.#]',
                  message: `${layer} imports no package`,
                },
              ]
            : []),
        ],
      },
    ],
  },
}));

export default defineConfig(
  globalIgnores(['dist/', 'build/', 'test-results/', 'node_modules/']),
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  {
    plugins: { 'import-x': importX },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })] },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'no-console': 'error',
    },
  },
  ownership,
  { files: ['*.config.{ts,js}', 'src/**/*.d.ts'], rules: { 'import-x/no-default-export': 'off' } },
  { files: ['tooling/**'], rules: { 'no-console': 'off' } },
  {
    files: ['tests/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^(toMatchObject|toBeDefined|toBeTruthy|waitForTimeout)$/]',
          message: 'assert full values; never sleep',
        },
      ],
    },
  },
);
