import { englishBelowTwenty, englishTens } from '#src/domain/english-numbers.ts';

/** A word that stands for a number. Words of other tongues are also everyday words, so alone they prove nothing. */
export interface NumberWord {
  readonly value: number;
  readonly english: boolean;
}

const englishWords: readonly (readonly [number, string])[] = [
  ...englishBelowTwenty.map((word, value) => [value, word] as const),
  ...englishTens.map((word, index) => [(index + 2) * 10, word] as const),
  [12, 'twelv'],
  [14, 'forteen'],
  [15, 'fiveteen'],
  [40, 'fourty'],
  [90, 'ninty'],
];

// "sath" and "saath" are left out: people write them for both seven and sixty.
const hindi: readonly (readonly [number, string])[] = [
  [1, 'ek एक'],
  [2, 'do दो'],
  [3, 'teen tin तीन'],
  [4, 'char chaar चार'],
  [5, 'panch paanch paach पांच पाँच'],
  [6, 'che chhe chhah chah छह छः'],
  [7, 'saat sat सात'],
  [8, 'aath aat आठ'],
  [9, 'nau नौ'],
  [10, 'das dus दस'],
  [11, 'gyarah gyara ग्यारह'],
  [12, 'barah bara बारह'],
  [13, 'terah tera तेरह'],
  [14, 'chaudah choudah चौदह'],
  [15, 'pandrah pandra पंद्रह'],
  [16, 'solah sola सोलह'],
  [17, 'satrah satra सत्रह'],
  [18, 'atharah athara अठारह'],
  [19, 'unnis उन्नीस'],
  [20, 'bees bis बीस'],
  [25, 'pachees pachis पच्चीस'],
  [30, 'tees tis तीस'],
  [40, 'chalis chalees चालीस'],
  [50, 'pachas pachaas पचास'],
  [60, 'साठ'],
  [70, 'sattar सत्तर'],
  [75, 'pachattar pachhattar पचहत्तर'],
  [80, 'assi अस्सी'],
  [90, 'nabbe नब्बे'],
];

const telugu: readonly (readonly [number, string])[] = [
  [1, 'okati oka okka ఒకటి ఒక'],
  [2, 'rendu రెండు'],
  [3, 'moodu mudu మూడు'],
  [4, 'nalugu naalugu నాలుగు'],
  [5, 'aidu ayidu ఐదు అయిదు'],
  [6, 'aaru aru ఆరు'],
  [7, 'edu yedu ఏడు'],
  [8, 'enimidi ఎనిమిది'],
  [9, 'tommidi thommidi తొమ్మిది'],
  [10, 'padi పది'],
  [11, 'padakondu పదకొండు'],
  [12, 'pannendu పన్నెండు'],
  [13, 'padamoodu padamudu పదమూడు'],
  [14, 'padnalugu పద్నాలుగు'],
  [15, 'padihenu padihaenu padhihenu పదిహేను'],
  [16, 'padaharu పదహారు'],
  [17, 'padihedu పదిహేడు'],
  [18, 'paddenimidi పద్దెనిమిది'],
  [19, 'pantommidi పంతొమ్మిది'],
  [20, 'iravai iruvai ఇరవై'],
  [30, 'muppai muppayi ముప్పై'],
  [40, 'nalabhai nalabai నలభై'],
  [50, 'yabhai yaabhai yabai ebhai యాభై'],
  [60, 'aravai అరవై'],
  [70, 'debbai డెబ్బై'],
  [80, 'enabhai enabai ఎనభై'],
  [90, 'tombhai thombhai తొంభై'],
];

function entries(table: readonly (readonly [number, string])[], english: boolean) {
  return table.flatMap(([value, words]) =>
    words.split(' ').map((word) => [word.normalize('NFC'), { value, english }] as const),
  );
}

const numberWords: ReadonlyMap<string, NumberWord> = new Map([
  ...entries(telugu, false),
  ...entries(hindi, false),
  ...entries(englishWords, true),
]);

/**
 * Takes one word from `plainText` and returns the number from 0 to 90 it stands for in English,
 * Hindi or Telugu (romanised or in its own script), or undefined.
 */
export function numberWord(word: string): NumberWord | undefined {
  return numberWords.get(word);
}
