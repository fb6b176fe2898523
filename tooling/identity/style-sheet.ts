import { readFileSync } from 'node:fs';

/** The text of the style sheet that holds the site's colours. The editor on the live site has it in its bundle instead. */
export const styleSheetOfTokens = (): string => readFileSync('src/ui/styles/tokens.css', 'utf8');
