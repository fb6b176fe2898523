import type { Fault } from '../fault.ts';
import type { Content } from '../content.ts';
import { fieldName } from '../validate.ts';
import { checkAddresses } from './addresses.ts';
import type { Check, Report } from './check.ts';
import { checkChecklists } from './checklists.ts';
import { checkPages } from './pages.ts';
import { checkServices } from './services.ts';
import { checkUniquePages } from './unique-pages.ts';

const checks: readonly Check[] = [checkPages, checkServices, checkChecklists, checkAddresses, checkUniquePages];

/** Finds what is wrong in content whose files all fit their schemas: what is referred to and missing, what stands twice, and the like. */
export function faultsAcross(content: Content): readonly Fault[] {
  const faults: Fault[] = [];
  const report: Report = (entry, path, expected) =>
    faults.push(
      typeof entry === 'string'
        ? { file: entry, line: 1, field: fieldName(path), expected }
        : { file: entry.source.file, line: entry.source.lineOf(path), field: fieldName(path), expected },
    );
  for (const check of checks) check(content, report);
  return faults;
}
