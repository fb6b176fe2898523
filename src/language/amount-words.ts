import { numberPart, partsPerRupee, type NumberPart } from './amount-value.ts';
import { nearestWord } from './edit-distance.ts';

/** What a word other than a number tells about an amount. */
export type AmountMark =
  | 'currency'
  | 'month'
  | 'year'
  | 'otherPeriod'
  | 'otherMoney'
  | 'below'
  | 'limit'
  | 'subject'
  | 'article'
  | 'noun'
  | 'filler'
  | 'nothing'
  | 'unknown';

function table<Value>(rows: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> {
  return new Map(
    rows.flatMap(([value, words]) => words.split(' ').map((word) => [word.normalize('NFC'), value] as const)),
  );
}

// The words that mean one of their kind on their own ("laksha", "veyyi") come with true.
const scales: ReadonlyMap<string, readonly [bigint, boolean]> = table<readonly [bigint, boolean]>([
  [[1_000_000_000n, false], 'billion billions bn'],
  [[10_000_000n, false], 'crore crores cr crs caror karod karore koti kotlu kotla करोड़ కోట్లు'],
  [[10_000_000n, true], 'కోటి'],
  [[1_000_000n, false], 'million millions mn'],
  [
    [100_000n, false],
    'lakh lakhs lac lacs lack lacks lak laks lkh lkhs lahk lakhh laakh l lpa lpm lakshalu lakshala లక్షలు లక్షల लाख',
  ],
  [[100_000n, true], 'laksha లక్ష'],
  [[1000n, false], 'thousand thousands k thousnd thosand hazar hazaar hajar hajaar velu vela veyilu हजार हज़ार వేలు వేల'],
  [[1000n, true], 'veyyi veyi వెయ్యి'],
  [[100n, false], 'hundred hundreds sau vandalu vandala सौ వందలు'],
  [[100n, true], 'vanda వంద'],
]);

// In hundredths: what the word means right before a scale, and what it adds to a number behind it.
const shifts: ReadonlyMap<string, readonly [bigint | null, bigint | null]> = table<
  readonly [bigint | null, bigint | null]
>([
  [[150n, null], 'dedh dedhh derh डेढ़'],
  [[250n, null], 'dhai dhaai adhai arhai ढाई'],
  [[null, 50n], 'sadhe saadhe sade saade साढ़े'],
  [[125n, 25n], 'sava savaa savva सवा'],
  [[75n, -25n], 'paune pauna paun पौने'],
]);

const halves = new Set('half aadha adha ara aradha आधा అర'.split(' '));

const marks: ReadonlyMap<string, AmountMark> = table<AmountMark>([
  ['currency', 'rs inr rupee rupees rupaye rupaya rupaiya rupay rupayalu rupayala ruppes rupess रुपये रुपए రూపాయలు'],
  ['month', 'month monthly mnth mth pm pcm mensem mahina mahine maheena nela nelaku nelaki महीना महीने నెలకు'],
  ['year', 'year yearly yr annum annually pa varsham saal sal samvatsaram साल'],
  ['otherPeriod', 'months years yrs day daily days week weekly weeks hour hourly quarter quarterly roju fortnight din'],
  ['otherMoney', 'dollar dollars usd euro euros eur pound pounds gbp dirham dirhams aed riyal riyals sar cad aud'],
  ['below', 'minus negative loss'],
  ['limit', 'above below under over less more than upto within least atleast exceeding beyond plus'],
  [
    'subject',
    'gst gstin itr tds form section phone mobile number whatsapp call date pan aadhaar aadhar tan din pin pincode ' +
      'otp fee fees charge charges cost price penalty threshold slab slabs deadline due notice registration ' +
      'licence license file filing return returns audit llp msme udyam subsidy refund appointment need want apply ' +
      'employees employee people old age april january february october november december not dont didnt isnt percent',
  ],
  ['article', 'a an'],
  ['nothing', 'nil nill none nothing na शून्य नहीं లేదు ledu nahi nahin shunya sunna'],
  [
    'noun',
    'income salary salaries wage wages ctc package pension rent hra allowance bonus deduction deductions savings ' +
      'investment investments insurance mediclaim premium interest lic ppf epf pf elss nps donation donations tuition ' +
      'jeetham jeetam tankha tankhwah vetan kamai aadayam',
  ],
  [
    'filler',
    'my mine is it its was be will would the this that of for in on at to with as and just only say maybe may ' +
      'probably think guess about around approx approximately approximate roughly nearly almost circa lagbhag sumaru ' +
      'kareeb some something i im am we he she me earn get got receive received make made draw have pay paid pays paying gives ' +
      'put invest invested investing claim claimed claiming sir madam mam please pls plz ok okay yes yeah ya haan ' +
      'hi hello hey so then now well sorry actually correct total gross net basic annual house take home hand per ' +
      'each every any all together combined no other others ' +
      'mera meri mere hai hain hoon ka ki ke naa nenu andi garu ' +
      'ji bhai enough exactly exact amount value from job business change set update right',
  ],
]);

const knownLongFillers = [...marks].flatMap(([word, mark]) =>
  (mark === 'filler' || mark === 'noun') && word.length >= 5 ? [word] : [],
);
const knownLongScales = ['lakhs', 'lakh', 'crore', 'crores', 'thousand', 'hundred'];

/**
 * Takes a word from `plainText` and whether it stands right behind a number. Returns the piece
 * of a number it is ('lakh', 'twelve', 'dedh', 'half'), or undefined. Behind a number a
 * misspelt 'lakh' still counts.
 */
export function amountPart(word: string, afterNumber: boolean): NumberPart | undefined {
  const scale = scales.get(word) ?? scaleTypo(word, afterNumber);
  if (scale !== undefined) return { kind: 'scale', size: scale[0], meansOne: scale[1] };
  const shift = shifts.get(word);
  if (shift !== undefined) {
    const [alone, added] = shift.map((hundredths) => hundredths && (partsPerRupee / 100n) * hundredths);
    return { kind: 'shift', alone: alone ?? null, added: added ?? null };
  }
  if (halves.has(word)) return { kind: 'half' };
  return word === 'point' ? { kind: 'point' } : numberPart(word);
}

function scaleTypo(word: string, afterNumber: boolean): readonly [bigint, boolean] | undefined {
  if (!afterNumber || marks.has(word) || numberPart(word) !== undefined) return undefined;
  const meant = nearestWord(word, knownLongScales);
  return meant === undefined ? undefined : scales.get(meant);
}

/** Takes a word that is no piece of a number and returns what it tells about the amount. */
export function amountMark(word: string): AmountMark {
  const known = marks.get(word);
  if (known !== undefined) return known;
  return nearestWord(word, knownLongFillers) === undefined ? 'unknown' : 'filler';
}
