/** Licences that may reach a visitor: short permissive ones. */
export const productionLicences = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

/** Licences of tools besides those: they bind who changes or passes on the tool itself, which this project does not do. */
export const developmentLicences = [
  ...productionLicences,
  'MIT-0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'Python-2.0',
];

/** Packages whose manifest has no SPDX name, and the licence that their own files state. */
export const licencesReadByHand: Readonly<Record<string, string>> = {
  'parse-cache-control': 'BSD-3-Clause',
  'svg-tags': 'MIT',
};

/** Packages that may run a script when they are installed: both fall back to a binary that is itself a package. */
export const installScripts = ['esbuild', 'unrs-resolver'];
