import { readFileSync } from 'node:fs';
import type { Parsed } from '#src/domain/parsed.ts';

/** The cases of a file that has one on each line, as JSON. The caller says what a case is. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- stands for a cast in each test
export const casesIn = <Case>(file: string): readonly Case[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);

/** What a parser made of a text, as a case writes it: the value, or why it is none. */
export const read = (parsed: Parsed<unknown>): unknown =>
  parsed.ok ? parsed.value : { refused: parsed.refusal.code, ...parsed.refusal.values };
