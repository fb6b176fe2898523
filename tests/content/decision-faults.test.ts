import { expect, it } from 'vitest';
import type { ContentFaults } from '#tooling/content/fault.ts';
import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import { contentFolder, siteContent } from './site-content.ts';

it('a decision cannot be offered by a service that is not there', () => {
  const files = new Map(readContentFiles(contentFolder));
  const decision = siteContent.decisions.find(({ fields }) => fields.services.length > 0);
  const name = `decisions/${decision?.id ?? ''}.yaml`;
  const [service = ''] = decision?.fields.services ?? [];
  files.set(name, String(files.get(name)).replace(service, `${service}s`));
  let said: readonly string[] = [];
  try {
    loadContent(files);
  } catch (error) {
    said = (error as ContentFaults).faults.map(({ file, field, expected }) => `${file}: ${field}: ${expected}`);
  }
  expect(said).toEqual([
    `content/${name}: services[1]: "${service}s" names no file below content/services; did you mean "${service}"?`,
  ]);
});
