import type { Features } from './match-features.ts';
import type { Said } from './message-words.ts';
import type { Finding, Search } from './search.ts';

/** Where a passage stands: the address of its page, and its number among the passages of that. */
export interface PassagePlace {
  readonly href: string;
  readonly number: number;
}

/** Something that was said before a message, what the search found in it, and how much it counts beside the message, from 0 to 1. */
export interface SaidBefore {
  readonly text: string;
  readonly finding: Finding;
  readonly share: number;
}

/** How likely each page is spoken of, by its address. */
export type SpokenOf = Readonly<Record<string, number>>;

/** What a message goes on from. */
export interface Before {
  readonly spokenOf: SpokenOf;
  /** What the last reply told, best first. */
  readonly told: readonly PassagePlace[];
  /** Its name, where it has a subject. */
  readonly name: SaidBefore | undefined;
  readonly said: readonly SaidBefore[];
}

/** What a conversation is about: the pages that may be spoken of; the name of the likeliest, where it has a subject; the passages that were told last, with the heading of the first; and what the visitor said, the last first. */
export interface Talked {
  readonly spokenOf: SpokenOf;
  readonly name: string;
  readonly told: readonly PassagePlace[];
  readonly heading: string;
  readonly said: readonly string[];
}

/** How much what was said before counts beside a message. */
const shares = { said: [0.5, 0.25, 0.15], heading: 0.4, name: 0.3 } as const;

/** Of what a visitor said, the last first, what is read with the next message: the last two, and what the conversation began with. */
export const saidToKeep = (said: readonly string[]): readonly string[] =>
  said.length <= shares.said.length ? said : [...said.slice(0, shares.said.length - 1), ...said.slice(-1)];

/** What was spoken of counts at most half as much after each answer that tells of something, and the less the surer that is. */
const remembered = 0.5;
const mostSpokenOf = 4;
const leastSpokenOf = 0.05;

/** What is spoken of after an answer. Takes what was before, and what the answer is about, as far as that is sure. An unsure answer about another page replaces nothing. */
export function spokenOfAfter(before: SpokenOf, answered: SpokenOf): SpokenOf {
  const pages = [...new Set([...Object.keys(before), ...Object.keys(answered)])];
  const kept = remembered * (1 - Math.max(0, ...Object.values(answered)));
  const scores = pages.map((page) => [page, kept * (before[page] ?? 0) + (answered[page] ?? 0)] as const);
  const sum = scores.reduce((all, [, score]) => all + score, 0);
  return Object.fromEntries(
    scores
      .map(([page, score]) => [page, Number((score / sum).toFixed(3))] as const)
      .filter(([, share]) => share >= leastSpokenOf)
      .sort(([, one], [, other]) => other - one)
      .slice(0, mostSpokenOf),
  );
}

/** The page that is likeliest spoken of; empty where none is. */
export const likeliestPage = (spokenOf: SpokenOf): string =>
  Object.entries(spokenOf).reduce((best, [page, share]) => (share > (spokenOf[best] ?? 0) ? page : best), '');

/** What a message goes on from, as it is matched. Takes what the conversation is about, and the search. Undefined where there is nothing yet. */
export function beforeOf({ spokenOf, name, told, heading, said }: Talked, search: Search): Before | undefined {
  const before = (text: string, share: number) => ({ text, share, finding: search.find(text, '') });
  const texts = [
    ...saidToKeep(said).map((text, at) => [text, shares.said[at] ?? 0] as const),
    [heading, shares.heading] as const,
  ].filter(([text, share]) => text !== '' && share > 0);
  if (name === '' && texts.length === 0) return undefined;
  return {
    spokenOf,
    told,
    name: name === '' ? undefined : before(name, shares.name),
    said: texts.map(([text, share]) => before(text, share)),
  };
}

/** How a passage fits a message by itself, and with what was said before. */
export interface FollowedPassage extends PassagePlace {
  readonly kind: string;
  readonly alone: number;
  readonly within: number;
  /** How well its page fits both ways, as a share of the best. */
  readonly pageAlone: number;
  readonly pageWithin: number;
}

/** A passage that is so far behind the best one is out of question. */
const mostBehind = 8;
const fewWords = 3;

/**
 * What speaks for each passage as the answer to a message that goes on from another: how it fits the message alone and with what was said before, each also as far
 * as the message says little by itself; whether it was told just now; and whether it stands on the page that is spoken of.
 */
export function followUpFeatures(
  passages: readonly FollowedPassage[],
  before: Before,
  said: Said,
  finding: Finding,
): readonly Features[] {
  const mostAlone = Math.max(...passages.map(({ alone }) => alone));
  const mostWithin = Math.max(...passages.map(({ within }) => within));
  const gates = gatesOf(said, finding);
  return passages.map(({ href, number, kind, alone, within, pageAlone, pageWithin }) => {
    const toldAt = before.told.findIndex((one) => one.href === href && one.number === number);
    const own = {
      alone: Math.max(-mostBehind, alone - mostAlone) / 4,
      within: Math.max(-mostBehind, within - mostWithin) / 4,
      'page alone': pageAlone,
      'page within': pageWithin,
      'on the page spoken of': before.spokenOf[href] ?? 0,
      told: Number(toldAt >= 0),
      lead: Number(kind === 'lead'),
    };
    return Object.fromEntries(
      Object.entries(own).flatMap(([name, value]) =>
        value === 0
          ? []
          : [
              [name, value] as const,
              ...Object.entries(gates).map(([gate, open]) => [`${name}, ${gate}`, value * open] as const),
            ],
      ),
    );
  });
}

/** By what a message says little by itself, each from 0 to 1. */
function gatesOf({ words }: Said, { subjects, outcome, results }: Finding): Features {
  return {
    'no subject': Number(subjects.length === 0),
    'few subjects': 1 / (1 + subjects.length),
    'few words': Math.min(1, fewWords / Math.max(1, words.length)),
    'no name': Number(outcome === 'none' || results[0]?.isNamed !== true),
    'unknown words': words.filter(({ isKnown }) => !isKnown).length / Math.max(1, words.length),
  };
}
