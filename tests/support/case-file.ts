import { readFileSync } from 'node:fs';

/** The cases of a file that has one on each line, as JSON. The caller says what a case is. */
export const casesIn = <Case>(file: string): readonly Case[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);
