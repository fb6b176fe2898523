import type { Candidate } from '#src/search/passage-candidates.ts';
import { anchorOf } from './markdown.ts';
import { filler } from './source.ts';

/**
 * What each candidate of a page goes by in content/guide/asked: its own id, else its question or heading, else the part of the page that it is. Takes the
 * candidates in their order; a name that an earlier one has gets a number.
 */
export function passageKeys(candidates: readonly Candidate[]): readonly string[] {
  const taken = new Set<string>();
  return candidates.map((candidate) => {
    const name = candidate.id ?? nameOf(candidate);
    let key = name;
    for (let number = 2; taken.has(key); number += 1) key = `${name}-${number}`;
    taken.add(key);
    return key;
  });
}

function nameOf({ kind, title, text, section }: Candidate): string {
  const named = anchorOf(title);
  const within = (part: string) => `${anchorOf(section ?? '') || 'text'}/${part}`;
  switch (kind) {
    case 'lead':
      return 'about';
    case 'who-list':
      return 'who';
    case 'includes-list':
      return 'includes';
    case 'documents':
      return title === '' ? 'documents' : `documents/${named}`;
    case 'date':
    case 'step':
      return `${kind}/${named}`;
    case 'paragraph':
    case 'line':
      return section === undefined ? `line/${beginning(title)}` : within(beginning(text));
    case 'row':
      return section === '' ? `row/${named}` : within(named);
    case 'section':
      return named || 'text';
    case 'question':
    case 'fact':
    case 'point':
    case 'definition':
      return named;
    default:
      return kind;
  }
}

const beginning = (text: string) =>
  anchorOf(
    text
      .split(' ')
      .filter((word) => word !== filler)
      .slice(0, 6)
      .join(' '),
  );
