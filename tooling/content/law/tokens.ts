import type { Stretch, UsedFact, FilledText, TokenFault } from './filled-text.ts';
import { nearest } from '../nearest.ts';
import type { Fact } from './register.ts';
import type { Value } from './value.ts';
import { partOfValue, textOfValue, valueParts, type ValuePart, type ValueWords } from './value-text.ts';

/** What tokens stand for. Of the subjects whose file has faults of its own nothing is known, and nothing is told. */
export interface KnownLaw {
  readonly facts: ReadonlyMap<string, Fact>;
  readonly words: ValueWords | undefined;
  readonly unread: ReadonlySet<string>;
}

/**
 * Fills the tokens of a text, such as `{gst.threshold}` or `{gst.threshold.number}`, with what they stand for, and frees what stands in
 * `{by hand: …}` of its braces; the lines stay as they are.
 * A token that stands for nothing is told, and loses its braces, so that it is told once.
 */
export function fillTokens(file: string, text: string, law: KnownLaw): Omit<FilledText, 'examples' | 'slips'> {
  const used: UsedFact[] = [];
  const onPurpose: Stretch[] = [];
  const faults: TokenFault[] = [];
  const unread: number[] = [];
  let filled = '';
  let read = 0;
  for (const match of text.matchAll(token)) {
    const [whole, name = '', byHand] = match;
    filled += text.slice(read, match.index);
    read = match.index + whole.length;
    const value = byHand === undefined ? valueOf(name, law) : { isUnread: true };
    const words = byHand ?? ('words' in value ? value.words : name);
    const stretch = { start: filled.length, end: filled.length + words.length };
    filled += words;
    const place = { line: text.slice(0, match.index).split('\n').length, field: fieldAt(text, match.index) };
    if (byHand !== undefined) onPurpose.push(stretch);
    if ('fact' in value)
      used.push({ id: value.fact.id, words, isAmount: !names.has(value.fact.value.kind), ...place, ...stretch });
    const [subject = '', figure = ''] = name.split('.');
    if (byHand === undefined && ('isUnread' in value || ('remedy' in value && law.unread.has(subject))))
      unread.push(place.line);
    else if ('remedy' in value) faults.push({ file, ...place, expected: `{${name}} ${value.remedy}`, subject, figure });
  }
  return { text: filled + text.slice(read), used, onPurpose, faults, unread };
}

/** Kinds of figures that are names. */
const names: ReadonlySet<Value['kind']> = new Set(['form', 'section', 'text']);

const token = /\{ ?([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+) ?\}|\{by hand: ([^{}\n]+)\}/g;

type Meant =
  | { readonly fact: Fact; readonly words: string }
  | { readonly remedy: string }
  | { readonly isUnread: true };

function valueOf(name: string, { facts, words }: KnownLaw): Meant {
  const [subject = '', id = '', ...rest] = name.split('.');
  const fact = facts.get(`${subject}.${id}`);
  if (fact === undefined)
    return { remedy: `stands for nothing in content/law; ${nearest(`${subject}.${id}`, facts.keys())}` };
  if (words === undefined) return { isUnread: true };
  const [part] = rest;
  if (part === undefined) return { fact, words: textOfValue(fact.value, fact.from, words) };
  const isPart = (one: string): one is ValuePart => valueParts.some((known) => known === one);
  const written = isPart(part) && rest.length === 1 ? partOfValue(fact.value, part) : undefined;
  return written === undefined
    ? { remedy: `asks for "${rest.join('.')}", which this figure does not have; write {${fact.id}}` }
    : { fact, words: written };
}

/** The name of the field in whose line a place of a text is, or the word for what stands below the fields. */
export function fieldAt(text: string, index: number): string {
  const start = text.lastIndexOf('\n', index - 1) + 1;
  return /^\s*(?:-\s+)*([A-Za-z][\w-]*):\s/.exec(text.slice(start))?.[1] ?? 'text';
}
