import grammar from 'content:vocabulary-grammar';
import words from 'content:vocabulary-reading';
import { heard, type Question } from '#src/forms/question.ts';
import { overlaps, without, withoutOverlaps, type Span } from '#src/text/traced-text.ts';
import { anyOf } from '#src/text/word-lists.ts';
import type { Act } from '../model/act.ts';
import { dictated } from './dictation.ts';
import type { Mentions } from './mentions.ts';
import type { Place } from './slots.ts';

/** The name at its own question: what is left when other values and what is said around it are taken out. */
export function nameTold(
  open: Question,
  { text, mentions, answerContext }: Place & { readonly text: string; readonly mentions: Mentions },
): readonly (Act & { readonly slot: string })[] {
  const own = mentions.values.find(({ kind, isDenied }) => kind === 'text' && !isDenied);
  const others = mentions.values.filter(({ kind }) => kind === 'email' || kind === 'phone');
  if (own?.parsed.ok === true) return [{ kind: 'setSlot', slot: open.id, value: own.parsed.value }];
  const names = others.length > 0 ? mentions.names.filter(({ question }) => question !== open) : [];
  const moved = clausesOf(
    text,
    mentions.values.filter(({ kind, weak }) => (kind === 'date' || kind === 'slot') && weak !== true),
  );
  const apart = [...others, ...names].filter((one) => !moved.some((clause) => overlaps(one, clause)));
  const rest = without(text, [...apart, ...moved])
    .replace(trailing, '')
    .trim();
  const parsed = heard(open, withoutRemark(dictated(rest.replace(introducing, ''))), answerContext);
  if (parsed.ok) return [{ kind: 'setSlot', slot: open.id, value: dictated(String(parsed.value)) }];
  return others.length + moved.length > 0 ? [] : [{ kind: 'rejectSlot', slot: open.id, refusal: parsed.refusal }];
}

/** "No, make it thursday": the whole parts of a sentence in which something stands, each once. */
function clausesOf(text: string, spans: readonly Span[]): readonly Span[] {
  const found = spans.map(({ start, end }) => ({
    start: start - (/[^,;\n]*$/.exec(text.slice(0, start))?.[0].length ?? 0),
    end: end + (/^[^,;\n]*/.exec(text.slice(end))?.[0].length ?? 0),
  }));
  return withoutOverlaps(found);
}

const trailing = new RegExp(`[\\s,]+(?:${anyOf(grammar.joining)})?[\\s,]*$`, 'iu');

/** "My good name is", "maa aayana peru", "my father, ". */
const introducing = new RegExp(
  `^${anyOf(words.own, grammar.articles)}\\s+(?:(?:\\p{L}+\\s+){0,2}${anyOf(grammar.naming)}(?:\\s+${anyOf(grammar.becoming)})?|${anyOf(words.relations)},?)\\s+`,
  'iu',
);

/** "Satyanarayana, a retired teacher", "Rohit Varma (as per PAN)": the name is what stands before a remark. */
const withoutRemark = (name: string): string => name.replace(inBrackets, '').replace(remark, '').replace(fromWhere, '');

const inBrackets = /\s*\([^)]*\)\s*$/u;
const remark = new RegExp(
  `(?<=\\p{L}{2}),\\s+(?:${anyOf(grammar.articles, grammar.from)}\\s.*|\\p{Ll}+\\s+\\p{Ll}+.*|.*\\s${anyOf(grammar.remarks)})$`,
  'u',
);
const fromWhere = new RegExp(`,?\\s+\\p{L}+\\s+${anyOf(grammar.fromBehind)}$`, 'iu');
