import type { Fault } from '../fault.ts';
import type { Content } from '../content.ts';
import { fieldName } from '../validate.ts';
import { checkAddresses } from './addresses.ts';
import type { Check, Report } from './check.ts';
import { checkChecklists } from './checklists.ts';
import { checkStopWords, checkSuggestions, checkSynonyms } from './findable.ts';
import { checkChips, checkIntents } from './intents.ts';
import { checkMaps } from './maps.ts';
import { checkOpeningHours } from './opening-hours.ts';
import { checkOutOfScope } from './out-of-scope.ts';
import { checkPages } from './pages.ts';
import { checkRepeats } from './repeats.ts';
import { checkServices } from './services.ts';
import { checkSlotHours, checkSlots } from './slots.ts';
import { checkUniquePages } from './unique-pages.ts';

const checks: readonly Check[] = [
  checkPages,
  checkServices,
  checkChecklists,
  checkAddresses,
  checkUniquePages,
  checkRepeats,
  checkOpeningHours,
  checkSlots,
  checkMaps,
  checkOutOfScope,
  checkIntents,
  checkChips,
  checkSynonyms,
  checkStopWords,
];

/** Checks of what is made from content, which needs all that is referred to. */
const checksOfKnowledge: readonly Check[] = [checkSuggestions];

const warnings: readonly Check[] = [checkSlotHours];

/** Finds what is wrong in content whose files all fit their schemas: what is referred to and missing, what stands twice, and the like. */
export function faultsAcross(content: Content): readonly Fault[] {
  const faults = found(checks, content);
  return faults.length > 0 ? faults : found(checksOfKnowledge, content);
}

/** Finds what is probably not meant, in content without faults. */
export const warningsIn = (content: Content): readonly Fault[] => found(warnings, content);

function found(each: readonly Check[], content: Content): readonly Fault[] {
  const faults: Fault[] = [];
  const report: Report = (entry, path, expected) =>
    faults.push(
      typeof entry === 'string'
        ? { file: entry, line: 1, field: fieldName(path), expected }
        : { file: entry.source.file, line: entry.source.lineOf(path), field: fieldName(path), expected },
    );
  for (const check of each) check(content, report);
  return faults;
}
