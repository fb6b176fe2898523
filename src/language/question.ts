const askingAnywhere = new Set(
  (
    'how what when where which why who whom whose whats hows whens ' +
    'kya kitna kitne kitni kaise kab kaun kahan kyu kyun kyon ' +
    'enta entha ela eppudu emiti enti enduku endhuku ekkada evaru'
  ).split(' '),
);
const askingFirst = new Set('is are does did can could should would will shall has have'.split(' '));
// "do" opens an English question and is also Hindi for two, so it asks only before a person or thing.
const afterDo = new Set('i we you u they it the my your people companies'.split(' '));

/**
 * Takes the words of a text (from `wordsOf`) and tells whether they ask something, in English or
 * in romanised Hindi or Telugu. "Is …" and the like count as the first word only.
 */
export function isQuestion(words: readonly string[]): boolean {
  const [first, second] = words;
  if (first === undefined) return false;
  if (words.some((word) => askingAnywhere.has(word))) return true;
  // "9 am EST" leaves "am est".
  if (first === 'am') return second === 'i';
  if (first === 'do') return second !== undefined && afterDo.has(second);
  if (first === 'have' || first === 'has') return second !== undefined && afterDo.has(second);
  return words.length > 1 && askingFirst.has(first);
}
