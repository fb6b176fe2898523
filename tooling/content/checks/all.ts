import type { Fault } from '../fault.ts';
import type { Content } from '../content.ts';
import { fieldName } from '../validate.ts';
import { checkAddresses } from './addresses.ts';
import { checkAsked, checkTalks } from './asked.ts';
import { checkGallery, checkLogo, checkUnusedFiles } from './assets.ts';
import type { Check, CheckOfDay, Report } from './check.ts';
import { checkChecklists } from './checklists.ts';
import { checkClosings, checkPastClosings } from './closings.ts';
import { checkColours } from './colours.ts';
import { checkDates } from './dates.ts';
import { checkDecisions } from './decisions.ts';
import { checkFacts } from './facts.ts';
import { checkStopWords, checkSuggestions, checkSynonyms } from './findable.ts';
import {
  checkFigurePlaces,
  checkFiguresByHand,
  checkFiguresDue,
  checkFiguresEnded,
  checkFiguresEndedSince,
  checkFiguresUnused,
  checkFiguresWaiting,
} from './figures.ts';
import { checkIntents } from './intents.ts';
import { checkMaps } from './maps.ts';
import { checkMarkdown } from './markdown.ts';
import { checkObligations } from './obligations.ts';
import { checkOpeningHours } from './opening-hours.ts';
import { checkOutOfScope } from './out-of-scope.ts';
import { checkPages } from './pages.ts';
import { checkPlainTexts } from './plain-texts.ts';
import { checkRefusals } from './refusals.ts';
import { checkRepeats } from './repeats.ts';
import { checkServices } from './services.ts';
import { checkSlotHours, checkSlots } from './slots.ts';
import { checkTaxYears } from './tax-years.ts';
import { checkUniquePages } from './unique-pages.ts';
import { checkVocabulary } from './vocabulary.ts';
import { checkWorkedExamples } from './worked-examples.ts';

const checks: readonly Check[] = [
  checkPages,
  checkServices,
  checkFacts,
  checkDecisions,
  checkFiguresEnded,
  checkFigurePlaces,
  checkTaxYears,
  checkObligations,
  checkChecklists,
  checkAddresses,
  checkMarkdown,
  checkGallery,
  checkLogo,
  checkColours,
  checkPlainTexts,
  checkDates,
  checkUniquePages,
  checkRepeats,
  checkOpeningHours,
  checkClosings,
  checkSlots,
  checkMaps,
  checkOutOfScope,
  checkRefusals,
  checkIntents,
  checkSynonyms,
  checkStopWords,
  checkVocabulary,
];

/** Checks of what is made from content, which needs all that is referred to. */
const checksOfKnowledge: readonly Check[] = [checkSuggestions, checkAsked, checkTalks, checkWorkedExamples];

const warnings: readonly CheckOfDay[] = [checkSlotHours, checkPastClosings, checkUnusedFiles];

/** What the law has outrun, and what is not taken from content/law. The site does not go live with it. */
const warningsOfLaw: readonly CheckOfDay[] = [
  checkFiguresEndedSince,
  checkFiguresWaiting,
  checkFiguresDue,
  checkFiguresByHand,
  checkFiguresUnused,
];

/** Finds what is wrong in content whose files all fit their schemas: what is referred to and missing, what stands twice, and the like. */
export function faultsAcross(content: Content): readonly Fault[] {
  const faults = found(checks, content);
  return faults.length > 0 ? faults : found(checksOfKnowledge, content);
}

/** Finds what is probably not meant, in content without faults, on a day written YYYY-MM-DD. */
export const warningsIn = (content: Content, today: string): readonly Fault[] => [
  ...found(warnings, content, today),
  ...lawWarnings(content, today),
];

/** The warnings about figures of the law, on a day written YYYY-MM-DD. */
export const lawWarnings = (content: Content, today: string): readonly Fault[] => found(warningsOfLaw, content, today);

function found(each: readonly CheckOfDay[], content: Content, today = ''): readonly Fault[] {
  const faults: Fault[] = [];
  const report: Report = (entry, spot, expected) => {
    const file = typeof entry === 'string' ? entry : entry.source.file;
    if ('line' in spot) faults.push({ file, line: spot.line, field: spot.field ?? 'text', expected });
    else {
      const line = typeof entry === 'string' ? 1 : entry.source.lineOf(spot);
      faults.push({ file, line, field: fieldName(spot), expected });
    }
  };
  for (const check of each) check(content, report, today);
  return faults;
}
