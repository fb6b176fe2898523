import { sharedStem } from './words.ts';
import { editDistance } from '#src/text/edit-distance.ts';
import type { AskedIndex } from './asked-index.ts';
import type { Asked } from './asking-words.ts';
import { massOf, nameShare, rarity, type Said, type SaidWord } from './message-words.ts';
import type { Candidate } from './passage-candidates.ts';
import { pairNumber, type ReadPage, type ReadPassage, type ReadPhrase } from './page-reading.ts';

/** What is known of a page before its text is read. */
export interface PageStanding {
  /** By the search, by what its passages are asked, and by both: each as a share of the best page's. */
  readonly found: number;
  readonly asked: number;
  readonly both: number;
  /** How near its phrases come to those of the likeliest page, and how far they stay behind. */
  readonly near: number;
  readonly behind: number;
  /** By how much likelier the message is to ask for each kind of passage. */
  readonly kinds: ReadonlyMap<Candidate['kind'], number>;
  /** The same for the best of all pages, in itself. */
  readonly mostFound: number;
  readonly mostAsked: number;
  /** How well its best name fits. */
  readonly fit: number;
  readonly isFirst: boolean;
  /** How likely it is spoken of. */
  readonly spokenOf: number;
  /** Whether the message names a page outright, be it this one or another. */
  readonly isOtherNamed: boolean;
}

/** A message with what it asks for. */
export interface Question {
  readonly said: Said;
  readonly asked: ReadonlySet<Asked>;
  readonly wants: { readonly figure: boolean; readonly day: boolean; readonly yesOrNo: boolean };
}

/** What speaks for a passage: a value, mostly from 0 to 1, for each feature that is not nothing. */
export type Features = Readonly<Record<string, number>>;

/** What each passage of a page has of a question. */
export function featuresOf(
  { said, asked, wants }: Question,
  page: ReadPage,
  standing: PageStanding,
  index: AskedIndex,
): readonly Features[] {
  const forms = formsOnPage(said.words, page);
  const rarest = rarity(0, page.passages.length);
  const local = said.words.map(({ forms: own, mass }) => {
    const known = Math.max(...[...own.keys()].map((form) => page.rarities.get(form) ?? 0));
    const isName = [...own.keys()].some((form) => page.name.has(form));
    return Math.min(mass, known || rarest) * (isName ? nameShare : 1);
  });
  const wide = said.words.map(({ mass }) => mass);
  const [localMass, wideMass] = [total(local), total(wide)];
  const nameMass = total([...page.name].map((word) => massOf(word, index)));
  const nameMet = total(
    [...page.name].map(
      (word) => (forms.get(word) ?? []).reduce((best, [, weight]) => Math.max(best, weight), 0) * massOf(word, index),
    ),
  );
  const isNameAlone = said.words.every(({ word }) => page.name.has(word));
  const groupSize = said.groups.length || 1;
  const pairNumbers = said.pairs.map(([first, second]) =>
    pairNumber(page.numbers.get(first), page.numbers.get(second)),
  );
  const shareOf = (pairs: ReadonlySet<number>) =>
    pairNumbers.filter((pair) => pair !== undefined && pairs.has(pair)).length / Math.max(1, said.pairs.length);

  /** How much of the question a set of words has, by both masses. */
  const covered = (has: (word: string) => number): readonly [number, number] => {
    let [here, everywhere] = [0, 0];
    said.words.forEach((_, at) => {
      let best = 0;
      for (const [form, weight] of formsAt[at] ?? []) best = Math.max(best, weight * has(form));
      here += best * (local[at] ?? 0);
      everywhere += best * (wide[at] ?? 0);
    });
    return [here / (localMass || 1), everywhere / (wideMass || 1)];
  };
  const formsAt = said.words.map(() => [] as (readonly [string, number])[]);
  for (const [form, ways] of forms) for (const [at, weight] of ways) formsAt[at]?.push([form, weight]);

  const waysOf: (readonly (readonly [number, number])[] | undefined)[] = [];
  for (const [form, ways] of forms) waysOf[page.numbers.get(form) ?? 0] = ways;
  const met = new Float64Array(said.words.length);

  /** How much a phrase and the question have of each other. */
  const overlap = (phrase: ReadPhrase): Overlap => {
    if (!phrase.words.some((word) => waysOf[word])) return nothing;
    met.fill(0);
    let [metLocal, metWide] = [0, 0];
    for (const word of phrase.words) {
      let best = 0;
      for (const [at, weight] of waysOf[word] ?? []) {
        best = Math.max(best, weight);
        met[at] = Math.max(met[at] ?? 0, weight);
      }
      const [here, everywhere] = page.masses[word] ?? [0, 0];
      metLocal += best * here;
      metWide += best * everywhere;
    }
    let [saidLocal, saidWide] = [0, 0];
    met.forEach((weight, at) => {
      saidLocal += weight * (local[at] ?? 0);
      saidWide += weight * (wide[at] ?? 0);
    });
    const [ofSaid, ofPhrase] = [saidLocal / (localMass || 1), metLocal / (phrase.local || 1)];
    return {
      local: both(ofSaid, ofPhrase),
      wide: both(saidWide / (wideMass || 1), metWide / (phrase.wide || 1)),
      ofSaid,
      ofPhrase,
    };
  };

  /** By how much likelier the message is among the phrases of a passage than among those of its page. */
  const likelier = ({ asked: own }: ReadPassage) => {
    let sum = 0;
    said.words.forEach((_, at) => {
      let [here, there] = [0, 0];
      for (const [form, weight] of formsAt[at] ?? []) {
        here = Math.max(here, weight * (own.get(form) ?? 0));
        there = Math.max(there, weight * (page.shares.get(form) ?? 0));
      }
      sum += Math.log((here + smallShare) / (there + smallShare));
    });
    return clipped(sum / 6);
  };

  return page.passages.map((passage, at) => {
    const { candidate, phrases } = passage;
    const fits = phrases.map(overlap);
    const best = (of: (fit: Overlap) => number) => fits.reduce((most, fit) => Math.max(most, of(fit)), 0);
    const title = passage.hasTitle ? fits[0] : undefined;
    const sorted = fits.map(({ local: fit }) => fit).sort((one, other) => other - one);
    const [askedLocal, askedWide] = covered((word) => (passage.asked.has(word) ? 1 : 0));
    const [shareLocal, shareWide] = covered((word) => Math.sqrt(passage.asked.get(word) ?? 0));
    const [textLocal, textWide] = covered((word) => (passage.text.has(word) ? 1 : 0));
    const [anyLocal] = covered((word) => (passage.text.has(word) || passage.asked.has(word) ? 1 : 0));
    const letters = phrases.reduce(
      (most, { groups, size }) => Math.max(most, said.groups.among(groups) / (size * groupSize || 1)),
      0,
    );
    const kinds = Math.max(1, asked.size);
    let [inAsked, inText, nowhere] = [0, 0, 0];
    for (const kind of asked) {
      if (passage.askedIn.has(kind)) inAsked += 1;
      else if (passage.toldIn.has(kind)) inText += 1;
      else nowhere += 1;
    }
    return {
      'phrase: fits': best(({ wide: fit }) => fit),
      'phrase: fits, on its page': best(({ local: fit }) => fit),
      'phrase: has of the question': best(({ ofSaid }) => ofSaid),
      'phrase: is in the question': best(({ ofPhrase, ofSaid }) => ofPhrase * Math.sqrt(ofSaid)),
      'phrases: three fit': total(sorted.slice(0, 3)) / 3,
      'own question: fits': title?.wide ?? 0,
      'own question: fits, on its page': title?.local ?? 0,
      'phrases: have of the question': askedWide,
      'phrases: have of the question, on their page': askedLocal,
      'phrases: often have it': shareWide,
      'phrases: often have it, on their page': shareLocal,
      'text: has of the question': textWide,
      'text: has of the question, on its page': textLocal,
      'passage: has of the question, on its page': anyLocal,
      'phrase: letters': letters,
      'phrases: pairs of words': shareOf(passage.askedPairs),
      'text: pairs of words': shareOf(passage.textPairs),
      'asked: by its phrases': inAsked / kinds,
      'asked: by its text': inText / kinds,
      'asked: nowhere': nowhere / kinds,
      'figure wanted': Number(wants.figure && passage.hasFigure),
      'day wanted': Number(wants.day && passage.hasDay),
      'yes or no wanted': Number(wants.yesOrNo && passage.saysYesOrNo),
      'yes or no unasked': Number(!wants.yesOrNo && passage.saysYesOrNo),
      'phrases: likelier than its neighbours': likelier(passage),
      'kind: as likely': clipped((standing.kinds.get(candidate.kind) ?? 0) / 5),
      'page: near': standing.near,
      'page: behind': standing.behind,
      'page: found': standing.found,
      'page: asked': standing.asked,
      'page: both': standing.both,
      'page: name fits': standing.fit,
      'page: name met': nameMet / (nameMass || 1),
      'page: first': Number(standing.isFirst),
      'page: spoken of': standing.spokenOf,
      'page: spoken of, and none named': standing.isOtherNamed ? 0 : standing.spokenOf,
      length: Math.min(1, passage.length / 60),
      'phrases: many': Math.min(1, phrases.length / 20),
      'first question': Number(candidate.kind === 'question' && at <= 1),
      [`kind: ${candidate.kind}`]: 1,
      ...(asked.has('documents') && candidate.kind === 'documents' && { 'documents asked': 1 }),
      ...(asked.has('process') && candidate.kind === 'process' && { 'steps asked': 1 }),
      ...(asked.has('time') && candidate.kind === 'time' && { 'time asked': 1 }),
      ...(asked.has('fees') && candidate.kind === 'fee' && { 'fee asked': 1 }),
      ...(asked.has('dates') && (candidate.kind === 'dates' || candidate.kind === 'date') && { 'dates asked': 1 }),
      ...(asked.has('eligibility') && candidate.kind === 'who-list' && { 'who asked': 1 }),
      ...(asked.has('what') && candidate.kind === 'lead' && { 'what asked': 1 }),
      ...(asked.size === 0 && candidate.kind === 'lead' && { 'nothing asked': 1 }),
      ...(isNameAlone && candidate.kind === 'lead' && { 'name alone': 1 }),
    };
  });
}

/** How much a phrase and a question have of each other, by the masses of the page and by those of all pages, and how much of each the other has. */
interface Overlap {
  readonly local: number;
  readonly wide: number;
  readonly ofSaid: number;
  readonly ofPhrase: number;
}

const nothing: Overlap = { local: 0, wide: 0, ofSaid: 0, ofPhrase: 0 };

const both = (one: number, other: number) => (one + other === 0 ? 0 : (2 * one * other) / (one + other));

const smallShare = 0.03;
const clipped = (value: number) => Math.max(-1.5, Math.min(1.5, value));
const total = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);

/** By each word of the page, which words of the message stand for it, and how surely. */
function formsOnPage(words: readonly SaidWord[], page: ReadPage): ReadonlyMap<string, (readonly [number, number])[]> {
  const found = new Map<string, [number, number][]>();
  const add = (form: string, at: number, weight: number) => {
    const ways = found.get(form);
    if (ways) ways.push([at, weight]);
    else found.set(form, [[at, weight]]);
  };
  words.forEach(({ word, forms }, at) => {
    let isThere = false;
    for (const [form, weight] of forms) {
      if (!page.rarities.has(form)) continue;
      add(form, at, weight);
      isThere ||= weight > 0.8;
    }
    if (isThere) return;
    for (const other of page.byBeginning.get(word.slice(0, 3)) ?? []) {
      const weight = akin(word, other);
      if (weight > 0 && !forms.has(other)) add(other, at, weight);
    }
  });
  return found;
}

/** How surely a word stands for another that begins like it: another form of it, or a slip. */
function akin(word: string, other: string): number {
  const shared = sharedStem(word, other);
  if (shared >= 0.6) return 0.9 * shared;
  const allowed = word.length < 5 ? 0 : word.length <= 7 ? 1 : 2;
  if (allowed === 0 || Math.abs(word.length - other.length) > allowed) return 0;
  return editDistance(word, other, allowed) <= allowed ? 0.75 : 0;
}
