import type { GuideForms, Knowledge } from '../model/knowledge.ts';
import type { FirstWording, Intents, Language, Practice, Wording } from '#src/collections/types.ts';
import { lazily } from '#src/domain/lazily.ts';
import { isFormId } from '#src/collections/form-ids.ts';
import { distressing, questionsAboutPlaces } from '#src/collections/form-intents.ts';
import type { InvertedIndex } from '#src/search/inverted-index.ts';
import type { Search } from '#src/search/search.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { isQuestion } from '#src/text/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { intentReader } from './intents.ts';
import type { IntentReader } from '../model/intent-reader.ts';

/** Makes the guide's knowledge from content and what searches it. Takes a few milliseconds; make it once. */
export function makeKnowledge(content: {
  readonly index: InvertedIndex;
  readonly search: Search;
  readonly words: { readonly language: Language; readonly intents: Intents; readonly wording: FirstWording };
  readonly practice: Practice;
  readonly textsOf: Knowledge['textsOf'];
  readonly guideForms: GuideForms;
}): Knowledge {
  const { index, search, words, practice, textsOf, guideForms } = content;
  const pages = index.entries.filter(({ kind }) => kind !== 'question');
  const titles = new Map(pages.map(({ href, name }) => [href, name]));
  const names = new Map(pages.map((entry) => [entry.name.toLowerCase(), entry]));
  const negations = new Set(words.language.negations.flatMap(wordsIn));
  const delays = new Set(words.language.delays.flatMap(wordsIn));
  const { stopWords, corrections, polite } = words.language;
  const everyday = lazily(
    () =>
      new Set([
        ...[...stopWords, ...corrections, ...polite].flatMap(wordsIn),
        ...negations,
        ...delays,
        ...words.intents.flatMap(({ phrases }) => phrases).flatMap(wordsIn),
      ]),
  );
  const ofAppointments = new Set(
    words.intents
      .find(({ id }) => id === 'appointment')
      ?.phrases.flatMap((phrase) => (/^[a-z]+$/.test(phrase) ? [phrase] : [])),
  );
  const cues = lazily(
    () => new Set(Object.values(words.language.aspects).flatMap((phrases) => phrases.flatMap(wordsIn))),
  );
  const subjectPages = new Set(pages.filter(({ kind }) => kind !== 'page').map(({ href }) => href));
  const nameWords = lazily(() => new Set(pages.flatMap(({ name }) => wordsIn(name))));
  const base = {
    search,
    mentionsAppointment: (text: string) => wordsIn(text).some((word) => ofAppointments.has(word)),
    corrections: new Set(words.language.corrections.flatMap(wordsIn)),
    polite: new Set(words.language.polite.flatMap(wordsIn)),
    negations,
    delays,
    isEveryday: (word: string) => wordsIn(word).every((one) => everyday().has(one)),
    isCue: (word: string) => cues().has(word),
    isSubject: (word: string) => nameWords().has(word),
    isWritten: (word: string) => wordsIn(word).every((one) => index.vocabulary.has(one)),
    practice,
    textsOf,
    isSubjectPage: (href: string) => subjectPages.has(href),
    pageNamed: (name: string) => names.get(name.trim().toLowerCase()),
    serviceNames: new Map(pages.filter(({ kind }) => kind === 'service').map(({ href, name }) => [href, name])),
    titleOf: (href: string) => titles.get(href) ?? href,
  };
  const made = new Map<GuideForms, Knowledge>();
  const withForms = (fetched: GuideForms): Knowledge => {
    const ready = made.get(fetched);
    if (ready) return ready;
    const ofPlaces = fetched.moreIntents.filter(isOfPlace);
    const others = fetched.moreIntents.filter((intent) => !isOfPlace(intent));
    const intents = intentReader([...others, ...words.intents], words.language, (text) =>
      isQuestion(wordsOf(text.toLowerCase())),
    );
    const known: Knowledge = {
      ...base,
      ...fetched,
      intents,
      placeIntents: intentReader(ofPlaces, words.language),
      // Whoever says what belongs to a form came with it.
      wording: { ...words.wording, ...fetched.moreWording } as Wording,
      passingIntent: passingIntentIn(intents, search),
      withForms,
    };
    made.set(fetched, known);
    return known;
  };
  return withForms(guideForms);
}

const isOfPlace = ({ id }: Intents[number]) => questionsAboutPlaces.some((one) => one === id);

const passingIntentIn =
  (intents: IntentReader, search: Search): Knowledge['passingIntent'] =>
  (text) => {
    const within = intents.within(text);
    if (within && distressing.has(within.id)) return within;
    const mostly = within ? undefined : intents.mostly(text);
    if (!within && !mostly) return undefined;
    const { outOfScope, outcome, results } = search.find(text, '');
    if (outOfScope !== undefined) return undefined;
    // A form is begun by what reads the message, never in passing.
    if (within) return isFormId(within.id) || results[0]?.isSubject === true ? undefined : within;
    return outcome === 'none' ? mostly : undefined;
  };
