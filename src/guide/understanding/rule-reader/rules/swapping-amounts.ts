import differences from 'content:vocabulary-differences';
import { anyWord } from '#src/text/word-lists.ts';
import type { Command } from '../command.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';

/** "I interchanged basic and HRA", "basic aur hra ulta ho gaya": two amounts that were told stand in each other's place, and no figure is told. */
export function swapsAmounts(reading: Reading, situation: Situation): Command | undefined {
  const { text, named, unnamed, told } = reading;
  if (!swapping.test(text)) return undefined;
  const { answers } = situation.formState;
  const figures = [...told, ...unnamed].filter(({ start, end }) => /\d/.test(text.slice(start, end)));
  const [one, other, third] = new Set(named.map(({ question }) => question));
  if (figures.length > 0 || one?.kind !== 'rupees' || other?.kind !== 'rupees' || third) return undefined;
  const [first, second] = [answers[one.id], answers[other.id]];
  if (first === undefined || second === undefined) return undefined;
  return { kind: 'set', answers: { [one.id]: second, [other.id]: first } };
}

const swapping = new RegExp(anyWord(differences.swapping), 'iu');
