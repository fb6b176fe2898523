import ts from 'typescript';

export type Change =
  | 'always true'
  | 'always false'
  | 'left out'
  | 'with the bound'
  | 'without the bound'
  | 'without the default'
  | 'the default alone';

/** A stretch of a file, from its first character to the one behind its last. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** One change of one condition: what stands in the stretch becomes `replacement`. */
export interface Mutation extends Stretch {
  readonly replacement: string;
  readonly change: Change;
  /** The condition, side or entry that is changed, on one line. */
  readonly text: string;
  /** The line it begins on, from 1. */
  readonly line: number;
  /** The declaration at the top of the file in which it stands. */
  readonly within: string;
  /** The expression that is evaluated whenever the change can matter. */
  readonly reach: Stretch;
}

/**
 * Takes the text of a TypeScript file and returns each change of a single condition in it, in the order of the file: a condition that is
 * always true or always false, a side of `&&`, `||` or `??` left out, a comparison with or without its bound, a case that never
 * applies, an entry left out of a list of rules. Loops are not made endless.
 */
export function mutationsOf(source: string): readonly Mutation[] {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const note = (node: ts.Node, change: Change, replacement: string, where: Stretch = spanOf(node), reach = where) => {
    found.push({
      ...where,
      replacement,
      change,
      reach,
      text: node.getText().replace(/\s+/g, ' '),
      line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      within: declarationAround(node),
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isExpression(node) && isCondition(node)) {
      if (!isOfLoop(node)) note(node, 'always true', 'true');
      note(node, 'always false', 'false');
    }
    if (ts.isBinaryExpression(node)) noteSides(node, note);
    if (ts.isCaseClause(node)) note(node.expression, 'left out', 'Symbol()');
    if (ts.isArrayLiteralExpression(node) && isListOfRules(node)) {
      node.elements.forEach((entry, at) => {
        note(entry, 'left out', '', withComma(node.elements, at), spanOf(node));
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

/** The text of a file with one change made. */
export function mutated(source: string, { start, end, replacement }: Mutation): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

type Note = (node: ts.Node, change: Change, replacement: string, where?: Stretch, reach?: Stretch) => void;

const spanOf = (node: ts.Node): Stretch => ({ start: node.getStart(), end: node.end });

const otherBound: ReadonlyMap<ts.SyntaxKind, readonly [string, Change]> = new Map([
  [ts.SyntaxKind.LessThanToken, ['<=', 'with the bound']],
  [ts.SyntaxKind.GreaterThanToken, ['>=', 'with the bound']],
  [ts.SyntaxKind.LessThanEqualsToken, ['<', 'without the bound']],
  [ts.SyntaxKind.GreaterThanEqualsToken, ['>', 'without the bound']],
]);

function noteSides(node: ts.BinaryExpression, note: Note): void {
  const { left, right, operatorToken } = node;
  const bound = otherBound.get(operatorToken.kind);
  if (bound && !isAboutEmptiness(node)) note(node, bound[1], `${left.getText()} ${bound[0]} ${right.getText()}`);
  if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
    note(right, 'without the default', left.getText(), spanOf(node), spanOf(right));
    note(left, 'the default alone', right.getText(), spanOf(node));
  }
  if (!isAndOr(operatorToken.kind)) return;
  const isChain = ts.isBinaryExpression(left) && left.operatorToken.kind === operatorToken.kind;
  if (!isChain) note(left, 'left out', right.getText(), spanOf(node));
  note(right, 'left out', left.getText(), spanOf(node));
}

/** `x.length > 0` with its bound is always true, and that is a change of its own. */
const isAboutEmptiness = ({ left, right }: ts.BinaryExpression) =>
  left.getText().endsWith('.length') && right.getText() === '0';

const isAndOr = (kind: ts.SyntaxKind) =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;

/** A whole condition: what an `if`, a ternary or a loop asks, what a filter keeps, and any value that is plainly true or false. */
function isCondition(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return false;
  const { inner, parent } = unwrapped(node);
  if (isOfLoop(node) || (ts.isIfStatement(parent) && parent.expression === inner)) return true;
  if (ts.isConditionalExpression(parent) && parent.condition === inner) return true;
  if (ts.isArrowFunction(parent) && parent.body === inner && isSieve(parent)) return true;
  const isWhole =
    ts.isReturnStatement(parent) ||
    (ts.isArrowFunction(parent) && parent.body === inner) ||
    ((ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && parent.initializer === inner) ||
    (ts.isCallExpression(parent) && parent.arguments.includes(inner));
  return isWhole && isTrueOrFalse(node);
}

function unwrapped(node: ts.Expression): { readonly inner: ts.Expression; readonly parent: ts.Node } {
  let inner = node;
  while (ts.isParenthesizedExpression(inner.parent)) inner = inner.parent;
  return { inner, parent: inner.parent };
}

function isOfLoop(node: ts.Expression): boolean {
  const { inner, parent } = unwrapped(node);
  if (ts.isWhileStatement(parent) || ts.isDoStatement(parent)) return parent.expression === inner;
  return ts.isForStatement(parent) && parent.condition === inner;
}

const sieves = new Set(['filter', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex']);

function isSieve({ parent }: ts.ArrowFunction): boolean {
  return ts.isCallExpression(parent) && sieves.has(methodOf(parent));
}

const methodOf = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : '';

const comparisons: ReadonlySet<ts.SyntaxKind> = new Set([
  ...otherBound.keys(),
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
  ts.SyntaxKind.InstanceOfKeyword,
]);
const asking = /^(?:test|has|some|every|includes|startsWith|endsWith|(?:is|has)[A-Z]\w*)$/;

function isTrueOrFalse(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isTrueOrFalse(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return node.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    return comparisons.has(kind) || (isAndOr(kind) && (isTrueOrFalse(node.left) || isTrueOrFalse(node.right)));
  }
  if (!ts.isCallExpression(node)) return false;
  return asking.test(ts.isIdentifier(node.expression) ? node.expression.text : methodOf(node));
}

/** Two or more entries, each more than a word or a number: rows, objects, patterns, functions or what functions make. */
function isListOfRules({ elements }: ts.ArrayLiteralExpression): boolean {
  return elements.length > 1 && elements.every((entry) => ruleKinds.has(entry.kind));
}

const ruleKinds: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.ObjectLiteralExpression,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.ArrowFunction,
  ts.SyntaxKind.CallExpression,
  ts.SyntaxKind.NewExpression,
  ts.SyntaxKind.SpreadElement,
]);

function withComma(elements: readonly ts.Expression[], at: number): Stretch {
  const [before, entry, behind] = [elements[at - 1], elements[at], elements[at + 1]];
  if (!entry) throw new RangeError(`The list has no entry ${at}.`);
  if (behind) return { start: entry.getStart(), end: behind.getStart() };
  return { start: before?.end ?? entry.getStart(), end: entry.end };
}

function declarationAround(node: ts.Node): string {
  let name = '';
  for (let around = node; !ts.isSourceFile(around); around = around.parent) {
    if (isDeclaration(around)) name = around.name?.getText() ?? name;
  }
  return name;
}

const isDeclaration = (node: ts.Node) =>
  ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isClassDeclaration(node);
