import words from 'content:vocabulary-complaints';
import openings from 'content:vocabulary-openings';
import { anyWord } from '#src/text/word-lists.ts';

/**
 * Whether somebody complains of us, by what speaks for it and against it: "I gave my papers three weeks back and nobody is telling anything". Takes any text.
 * Never throws.
 */
export function isComplaint(text: string): boolean {
  const evidence: readonly (readonly [number, boolean])[] = [
    [2, unhappy.test(text)],
    [2, (nobody.test(text) && told.test(text)) || nothing.test(text)],
    [1, entrusted.test(text)],
    [0.5, waited.test(text)],
    [1, ours.test(text)],
    [-3, others.test(text)],
    [-2, asked.test(text)],
  ];
  return evidence.reduce((sum, [weight, isThere]) => (isThere ? sum + weight : sum), 0) >= enough;
}

const enough = 3;
const said = (...roles: readonly string[]) => new RegExp(anyWord(...roles), 'iu');
const unhappy = said(words.unhappy);
const nobody = said(words.nobody);
const told = said(words.told);
const nothing = said(words.nothing);
const entrusted = said(words.entrusted);
const waited = said(words.waited);
const ours = said(words.ours);
const others = said(openings.others);
const asked = said(words.asked);
