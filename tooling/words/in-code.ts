import ts from 'typescript';

/** A text in code that a visitor could read, on one line; a value within it is written `…`. */
export interface TextInCode {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * Takes the name and the text of a TypeScript file and returns what in it looks like words for visitors, in the order of the file: text between
 * tags, attributes that are shown or spoken, names and labels that begin with a capital, and any other text of two words or more
 * or with the end of a sentence. Left out are imports, keys, types, regular expressions, errors, what is logged, classes, styles,
 * selectors and addresses.
 */
export function wordsInCode(name: string, source: string): readonly TextInCode[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: TextInCode[] = [];
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return;
    const text = textOf(node);
    if (text !== undefined && isForVisitors(text, node))
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The text of a node that is one: between tags, in quotes, or a template. Undefined for all others. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return oneLine(withoutTags(node.text));
  if (!ts.isTemplateExpression(node)) return undefined;
  return oneLine(withoutTags([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Markup that is written as text, without its tags; what stands in an attribute that is shown stays. */
const withoutTags = (text: string) =>
  text.replace(
    /<\/?[a-z!][^>]*>/gi,
    (tag) => ` ${/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/.exec(tag)?.[1] ?? ''} `,
  );

const shownAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'heading',
  'lead',
  'margin',
  'more',
  'here',
]);
const technicalAttributes = new Set([
  'className',
  'rel',
  'd',
  'viewBox',
  'transform',
  'sizes',
  'srcSet',
  'style',
  'points',
]);
const shownNames = new Set([
  'name',
  'label',
  'text',
  'heading',
  'title',
  'words',
  'lead',
  'description',
  'placeholder',
  'summary',
  'alt',
]);

const letter = /\p{L}/u;
const sentenceEnd = /\p{L}[)”"’']*[.?!:…]$/u;

function isForVisitors(text: string, node: ts.Node): boolean {
  if (!letter.test(text)) return false;
  if (ts.isJsxText(node)) return true;
  const attribute = attributeAround(node);
  if (attribute !== undefined && technicalAttributes.has(attribute)) return false;
  if (isAddress(text) || isDrawing(text)) return false;
  if (attribute !== undefined && shownAttributes.has(attribute)) return true;
  if (isNamed(node) && /^\p{Lu}/u.test(text)) return true;
  return isSeveralWords(text) || (sentenceEnd.test(text) && !/[…]$/.test(text));
}

/** Two words, or a word and a value, with a space between them. */
function isSeveralWords(text: string): boolean {
  const pieces = text.split(' ');
  const words = pieces.filter((piece) => /\p{L}{2}/u.test(piece.replaceAll('…', '')));
  return words.length > 0 && pieces.filter((piece) => letter.test(piece) || piece.includes('…')).length > 1;
}

const isAddress = (text: string) => /^(?:https?:|mailto:|tel:|[/#?.])\S*$/.test(text);

/** The path of a line in a drawing. */
const isDrawing = (text: string) => /^[MLHVCSQTAZmlhvcsqtaz\d\s.,…-]+$/.test(text);

const isNamed = ({ parent }: ts.Node) =>
  ts.isPropertyAssignment(parent) &&
  (ts.isIdentifier(parent.name) || ts.isStringLiteral(parent.name)) &&
  shownNames.has(parent.name.text);

/** The name of the JSX attribute in whose value a node stands, be it on its own or within an expression. */
function attributeAround(node: ts.Node): string | undefined {
  for (
    let one = node.parent;
    !ts.isStatement(one) && !ts.isJsxElement(one) && !ts.isSourceFile(one);
    one = one.parent
  ) {
    if (ts.isJsxAttribute(one)) return one.name.getText();
    if (ts.isFunctionLike(one)) return undefined;
  }
  return undefined;
}

/** Methods that take selectors, names of attributes or of events, media conditions and the like. */
const technicalCalls =
  /^(?:querySelector(?:All)?|closest|matches|matchMedia|getElementById|getPropertyValue|(?:get|set|remove|has|toggle)Attribute|(?:add|remove)EventListener)$/;

/** Whether nothing in a node is for visitors: imports, keys, types, errors, what is logged. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isThrowStatement(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return true;
  if (ts.isModuleDeclaration(node)) return true;
  const { parent } = node as { readonly parent: ts.Node | undefined };
  if (parent !== undefined) {
    if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) return true;
    if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
    if (ts.isExpressionStatement(parent) && ts.isStringLiteral(node)) return true;
  }
  if (ts.isNewExpression(node)) return /(?:Error|RegExp)$/.test(node.expression.getText());
  if (!ts.isCallExpression(node)) return false;
  const called = node.expression;
  if (called.kind === ts.SyntaxKind.ImportKeyword) return true;
  if (ts.isIdentifier(called)) return technicalCalls.test(called.text);
  if (!ts.isPropertyAccessExpression(called)) return false;
  return called.expression.getText() === 'console' || technicalCalls.test(called.name.text);
}
