import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { actLabels, labelOf, type ActLabel } from '#src/collections/acts.ts';
import type { FormId } from '#src/collections/form-ids.ts';
import {
  featureNumber,
  packLevels,
  type LikelyAct,
  likelyActs,
  type PackedActWeights,
} from '#src/guide/understanding/act-model.ts';
import type { SaidExample } from '#src/collections/schemas/example.ts';
import { grouped } from '#src/text/grouped.ts';
import type { Content } from '#tooling/content/content.ts';
import type { Voice } from '#tooling/content/examples.ts';
import type { LoadModule } from '#tooling/content/site-modules.ts';
import { fitActs, fittedTemperature, type Row } from './act-fitting.ts';

/** Where something is said, by ids. */
export interface PlaceSaid {
  readonly form: FormId | null;
  readonly open: string | null;
}

/** Makes the features of a message, said in some place. */
export type FeaturesOf = (say: string, place: PlaceSaid) => readonly string[];

/** The day on which all examples are said, so that "tomorrow" is the same day each time. */
const now = new Date('2026-11-26T06:00:00Z');

/** Loads what makes features, with the forms of the site. */
export async function loadFeatures(load: LoadModule): Promise<FeaturesOf> {
  const { actFeatures } = await load<typeof import('#src/guide/understanding/act-features.ts')>(
    '/src/guide/understanding/act-features.ts',
  );
  const { guideForms } = await load<typeof import('#src/guide/machine/guide-forms.ts')>(
    '/src/guide/machine/guide-forms.ts',
  );
  return (say, { form: formId, open: openId }) => {
    const form = guideForms.forms.find(({ id }) => id === formId);
    return actFeatures(say, { form, open: form?.questions.find(({ id }) => id === openId), now });
  };
}

/**
 * The voices whose messages are learnt from: those of content/guide/examples, and each file of conversations, whose messages ask something while no form is under way. Of these
 * the short ones are taken that go on from another: they look like orders and greetings most. The heading of a decision asks too, though it may speak of tax.
 */
export const voicesOf = ({
  voices,
  talks,
  decisions,
}: Pick<Content, 'voices' | 'talks' | 'decisions'>): readonly Voice[] => [
  ...voices,
  {
    id: 'decisions',
    examples: decisions.map(({ fields: { heading } }) => asked(heading, 'en')),
  },
  ...[...grouped(talks, ({ file }) => file)].map(([file, own]): Voice => ({
    id: file,
    examples: own.flatMap(({ language, turns }) =>
      turns
        .slice(1)
        .filter(({ say }) => say.split(' ').length < longTurn)
        .map(({ say }) => asked(say, language)),
    ),
  })),
];

const asked = (say: string, language: SaidExample['language']): SaidExample => ({
  say,
  act: 'ask',
  form: null,
  open: null,
  language,
});

const longTurn = 6;

/** A message with its features and what it does. */
export interface Told {
  readonly voice: string;
  readonly features: readonly string[];
  readonly act: ActLabel;
}

/** All examples with their features. */
export const toldBy = (voices: readonly Voice[], featuresOf: FeaturesOf): readonly Told[] =>
  voices.flatMap(({ id, examples }) =>
    examples.map((example) => ({
      voice: id,
      features: featuresOf(example.say, example),
      act: labelOf(example.act, example.to),
    })),
  );

/** A message whose act was guessed by weights that had not seen its voice. */
export interface Guessed {
  readonly told: Told;
  /** The likeliest first. */
  readonly likely: readonly LikelyAct[];
}

export interface Training {
  readonly packed: PackedActWeights;
  readonly guessed: readonly Guessed[];
}

const folds = 4;

/**
 * Fits weights to all examples, and the temperature to guesses about voices that were left out, a quarter of them at a time. Returns the weights as
 * they are kept, and those guesses.
 */
export function train(told: readonly Told[], fingerprint: string): Training {
  const voices = [...new Set(told.map(({ voice }) => voice))];
  const unseen = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const isLeftOut = ({ voice }: Told) => voices.indexOf(voice) % folds === fold;
    const weights = { ...fitActs(told.filter((one) => !isLeftOut(one)).map(rowOf)), temperature: 1 };
    return told.filter(isLeftOut).map((one) => ({ one, weights }));
  });
  const temperature = fittedTemperature(
    unseen.map(({ one, weights }) => ({
      scores: logarithms(likelyActs(one.features, weights)),
      act: actLabels.indexOf(one.act),
    })),
  );
  const guessed = unseen.map(({ one, weights }) => ({
    told: one,
    likely: likelyActs(one.features, { ...weights, temperature }),
  }));
  const { levels, level } = fitActs(told.map(rowOf));
  return {
    packed: { fingerprint, level: Number(level.toPrecision(6)), temperature, ...packLevels(levels) },
    guessed,
  };
}

const rowOf = ({ features, act }: Told): Row => ({
  features: Int32Array.from(new Set(features.map(featureNumber))),
  act: actLabels.indexOf(act),
});

/** Probabilities as scores, in the order of the acts. */
function logarithms(likely: readonly LikelyAct[]): Float64Array {
  const scores = new Float64Array(actLabels.length);
  for (const { act, probability } of likely) scores[actLabels.indexOf(act)] = Math.log(Math.max(probability, 1e-30));
  return scores;
}

/** What weights are made by: where one of these files changes, they are stale. */
const makers = [
  'src/collections/acts.ts',
  'src/guide/understanding/act-features.ts',
  'src/guide/understanding/act-model.ts',
  'src/text/text-number.ts',
  'tooling/guide/act-fitting.ts',
];

/** Names the examples and what makes weights of them: weights with another fingerprint are stale. */
export function actFingerprint(voices: readonly Voice[]): string {
  const hash = createHash('sha256').update(JSON.stringify(voices));
  for (const file of makers) hash.update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  return hash.digest('hex').slice(0, 16);
}

/** Where the weights are kept. */
export const weightsFile = 'src/guide/understanding/act-weights.json';

/** The weights as text, a field on each line. */
export const weightsText = (packed: PackedActWeights): string => `${JSON.stringify(packed, undefined, 1)}\n`;
