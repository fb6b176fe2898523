import text from '#src/ui/styles/tokens.css?raw';

/** As `tooling/identity/style-sheet.ts`, in a browser. */
export const styleSheetOfTokens = (): string => text;
