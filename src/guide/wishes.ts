import { wordsOf } from '#src/language/plain-text.ts';
import { isQuestion } from '#src/language/question.ts';
import type { Knowledge } from './knowledge.ts';

/** A message taken apart: what it asks of our pages, and all the rest of it. */
export interface Wishes {
  readonly asked: string;
  readonly rest: string;
}

/** The sentences and joined wishes of a message, each as it was written. */
export const partsOf = (text: string): readonly string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

const between =
  /(?<=[?!;\n])|,\s+(?=[^,?]*\?)|,\s*(?=(?:how|what|when|where|which|who|why|can|could|do|does|is|are|will|should)\s)|(?<=\p{L}{2}\.)\s|[\s,]+(?:and|also|then|plus|after that|aur|phir|mariyu)(?:\s+(?:then|also|after that|please))*\s+/iu;

/** Takes apart "4 pm, and what papers do I need?": undefined where nothing is asked of our pages, or nothing else is said. */
export function askedBeside(text: string, knowledge: Knowledge): Wishes | undefined {
  const parts = partsOf(text).flatMap((part) => withoutComplaint(part, knowledge));
  if (parts.length < 2 || parts.length > mostParts) return undefined;
  const asked = parts.filter((part) => asksOurPages(part, knowledge));
  if (asked.length === 0 || asked.length === parts.length) return undefined;
  return { asked: asked.join(' '), rest: parts.filter((part) => !asked.includes(part)).join(', ') };
}

/** "You are useless, book me for monday": what is said of the guide is answered too. */
function withoutComplaint(part: string, { intents }: Knowledge): readonly string[] {
  const [, said = '', rest = ''] = /^([^,.;]+)[,.;]\s*(.+)$/su.exec(part) ?? [];
  return intents.whole(said)?.id === 'complaint' ? [said, rest] : [part];
}

/** A letter is not taken apart. */
export const mostParts = 6;

/** "Tell me the GST papers" asks, though it is no question. */
const asking =
  /^(?:please\s+|pls\s+|kindly\s+|can you\s+)*(?:tell|send|give|share|show|explain|list|need|want|i (?:want|need)|let me know|cheppandi|batao|bataiye)(?!\p{L})/iu;

/** Whether a part of a message is a question, or asks for a part of what our pages tell: "tell me the GST papers". */
function asksOurPages(part: string, { search, intents }: Knowledge): boolean {
  const words = wordsOf(part.toLowerCase());
  if (intents.whole(part)?.id === 'complaint') return true;
  if (words.length < 2) return false;
  if (!part.includes('?') && !isQuestion(words) && !asking.test(part)) return false;
  const finding = search.find(part, '');
  const isKnown = finding.outcome !== 'none' || finding.aspect !== undefined || intents.whole(part) !== undefined;
  return (
    isKnown &&
    (part.includes('?') || isQuestion(words) || (finding.aspect !== undefined && finding.outcome === 'answer'))
  );
}
