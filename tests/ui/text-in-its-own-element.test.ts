import { relative } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';

/**
 * A browser that translates a page takes each text node out of it and puts an element of its own in its place. React goes on with the node that
 * it made: it writes into a text nobody sees, or asks to take away what is not there, and throws. Only of an element whose one child is a text
 * React keeps no node; it writes over whatever has come into the element. So a text stands alone in its element, or among what never changes.
 */
function loneTexts(program: ts.Program, files: readonly ts.SourceFile[]): readonly string[] {
  const checker = program.getTypeChecker();
  const faults: string[] = [];

  const plain = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike | ts.TypeFlags.Any;
  /** Among a type and what a list of it holds, and so on; a type may be a list of itself. */
  const holds = (type: ts.Type, isWanted: (one: ts.Type, isListed: boolean) => boolean, seen = new Set<ts.Type>()) => {
    const look = (one: ts.Type, isListed: boolean): boolean => {
      if (one.isUnion()) return one.types.some((part) => look(part, isListed));
      if (!checker.isArrayType(one) && !checker.isTupleType(one)) return isWanted(one, isListed);
      if (seen.has(one)) return false;
      seen.add(one);
      return checker.getTypeArguments(one as ts.TypeReference).some((part) => look(part, true));
    };
    return look(type, false);
  };
  const isPlain = ({ flags }: ts.Type) => (flags & plain) !== 0;
  const holdsText = (type: ts.Type) => holds(type, isPlain);
  const isListOfTexts = (type: ts.Type) => holds(type, (one, isListed) => isListed && isPlain(one));

  const isLiteral = (child: ts.JsxChild) =>
    ts.isJsxText(child) ||
    (ts.isJsxExpression(child) && child.expression !== undefined && ts.isStringLiteralLike(child.expression));
  const isText = (child: ts.JsxChild) =>
    isLiteral(child) ||
    (ts.isJsxExpression(child) &&
      child.expression !== undefined &&
      holdsText(checker.getTypeAtLocation(child.expression)));
  const isFixedElement = (child: ts.JsxChild) =>
    (ts.isJsxElement(child) && isOfTheBrowser(child.openingElement)) ||
    (ts.isJsxSelfClosingElement(child) && isOfTheBrowser(child));
  /** With a key, it may be another one the next time. */
  const isOfTheBrowser = ({ tagName, attributes }: ts.JsxOpeningLikeElement) =>
    /^[a-z]/.test(tagName.getText()) && attributes.properties.every((attribute) => attribute.name?.getText() !== 'key');

  const refuse = (node: ts.Node, reason: string) => {
    const file = node.getSourceFile();
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    faults.push(`${relative(process.cwd(), file.fileName)}:${line} ${reason}`);
  };

  function checkChildren(parent: ts.JsxElement | ts.JsxFragment) {
    const children = parent.children.filter((child) =>
      ts.isJsxText(child)
        ? !child.containsOnlyTriviaWhiteSpaces
        : !ts.isJsxExpression(child) || child.expression !== undefined,
    );
    const texts = children.filter(isText);
    if (ts.isJsxFragment(parent)) texts.forEach((text) => refuse(text, 'a text in no element'));
    else if (children.length > 1 && !children.every((child) => isLiteral(child) || isFixedElement(child)))
      texts.forEach((text) => refuse(text, 'a text beside other children'));
    else
      children.forEach((child) => {
        if (ts.isJsxExpression(child) && child.expression && isListOfTexts(checker.getTypeAtLocation(child.expression)))
          refuse(child, 'a list of texts');
      });
  }

  function checkComponent(node: ts.SignatureDeclaration) {
    const signature = checker.getSignatureFromDeclaration(node);
    if (signature && holdsText(checker.getReturnTypeOfSignature(signature)))
      refuse(node, 'a component that returns a text');
  }

  const isComponent = (node: ts.Node): node is ts.SignatureDeclaration =>
    ts.isFunctionLike(node) && /^(?:[A-Z]|render$)/.test(nameOf(node));
  const nameOf = (node: ts.SignatureDeclaration): string => {
    if (node.name) return node.name.getText();
    const { parent } = node;
    return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : '';
  };

  function visit(node: ts.Node) {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) checkChildren(node);
    if (isComponent(node)) checkComponent(node);
    ts.forEachChild(node, visit);
  }
  files.forEach(visit);
  return faults;
}

const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: unknown };
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());

describe('every text of a component', () => {
  let components: readonly ts.SourceFile[] = [];
  let faults: ReturnType<typeof loneTexts> = [];

  // The types of all components are worked out.
  beforeAll(() => {
    const declared = ts.sys.readDirectory('src', ['.tsx', '.d.ts']);
    // Those of Node are a quarter of all that would be read.
    const program = ts.createProgram(declared, { ...options, types: ['vite/client'] });
    components = declared.filter((file) => file.endsWith('.tsx')).flatMap((file) => program.getSourceFile(file) ?? []);
    faults = loneTexts(program, components);
  });

  test('stands alone in an element of its own', () => {
    expect(components.length).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });
});
