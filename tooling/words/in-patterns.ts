import ts from 'typescript';
import { monthNames, weekdayNames } from '#src/domain/ist-dates.ts';
import type { TextInCode } from './in-code.ts';

/**
 * Takes the name and the text of a TypeScript file and returns every list of words that stands in a regular expression, or in a text that
 * becomes one, in the order of the file: three different words or more that are alternatives of each other. The names of the calendar, endings
 * of ordinals, and what is written the same in every language are no words of a list.
 */
export function wordListsInPatterns(name: string, source: string): readonly TextInCode[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: TextInCode[] = [];
  const visit = (node: ts.Node): void => {
    const pattern = patternOf(node);
    const words = pattern === undefined ? [] : alternativesIn(pattern);
    if (words.length >= fewestWords)
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: words.join(' | ') });
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const fewestWords = 3;

function patternOf(node: ts.Node): string | undefined {
  if (ts.isRegularExpressionLiteral(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** The words of a pattern that stand beside a bar, each once, without what is no word of a list. */
function alternativesIn(pattern: string): readonly string[] {
  const bare = pattern.replace(/\\p\{[^}]*\}|\(\?<\w+>|\[[^\]]*\]|\\[a-zA-Z]/gi, ' ');
  const runs = bare.match(/[\p{L}\p{M}' ?():-]+(?:\|[\p{L}\p{M}' ?():-]+)+/gu) ?? [];
  const words = runs.flatMap((run) => run.split('|')).map((word) => word.replace(/[^\p{L}\p{M} ]/gu, '').trim());
  return [...new Set(words)].filter((word) => /\p{L}{2}/u.test(word) && !isOfCalendar(word.toLowerCase()));
}

const calendar = [...monthNames, ...weekdayNames].map((name) => name.toLowerCase());
const plain = new Set(['st', 'nd', 'rd', 'th', 'am', 'pm', 'https', 'www']);
/** What days are called once they were read, whatever the visitor called them. */
const normal = new Set(['today', 'tomorrow', 'overmorrow', 'yesterday', 'next', 'this', 'week', 'weeks']);

const isOfCalendar = (word: string) =>
  plain.has(word) || normal.has(word) || calendar.some((name) => name === word || name.slice(0, 3) === word);
