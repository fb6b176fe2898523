import { nearestWord } from './edit-distance.ts';
import { replaced, traced, type TracedText } from './traced-text.ts';
import { monthNames, weekdayNames } from '#src/domain/ist-dates.ts';

const months = monthNames.map((name) => name.toLowerCase());
const weekdays = weekdayNames.map((name) => name.toLowerCase());

const hindiMonths = 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');
const teluguMonths = 'జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జూలై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్'.split(' ');

// The one word that is read for each, then the ways it is written.
const spellings: readonly (readonly [string, string])[] = [
  ...months.map(
    (month, at) => [month, `${month} ${month.slice(0, 3)} ${hindiMonths[at]} ${teluguMonths[at]}`] as const,
  ),
  ['september', 'sept'],
  ['sunday', 'sun sundays ravivar ravivaar itwar adivaram aadivaram रविवार ఆదివారం'],
  ['monday', 'mon mondays somvar somvaar somavaram सोमवार సోమవారం'],
  ['tuesday', 'tue tues tuesdays mangalvar mangalvaar mangalavaram मंगलवार మంగళవారం'],
  ['wednesday', 'wed weds wednesdays wensday wedsday budhvar budhvaar budhavaram बुधवार బుధవారం'],
  ['thursday', 'thu thur thurs thursdays guruvar guruvaar guruvaram गुरुवार గురువారం'],
  ['friday', 'fri fridays shukravar shukravaar shukravaram sukravaram शुक्रवार శుక్రవారం'],
  ['saturday', 'sat saturdays shanivar shanivaar shanivaram sanivaram शनिवार శనివారం'],
  ['today', 'today tdy todays aaj आज eeroju eroju ivala ivvala ఈరోజు'],
  ['tomorrow', 'tomorrow tomorrows tmrw tmr tmrow tomo tom tomoro tomarow kal कल repu రేపు'],
  ['overmorrow', 'overmorrow parso parson परसों ellundi ఎల్లుండి'],
  ['yesterday', 'yesterday ninna నిన్న'],
  ['next', 'next nxt agle agla agli agale coming upcoming following vacche vachhe vache vachche vachey'],
  ['week', 'hafte hafta haftey vaaram varam వారం हफ्ते हफ़्ते'],
  ['weeks', 'hafton vaaralu varalu vaarala varala'],
];

const calendarWords: ReadonlyMap<string, string> = new Map([
  ...spellings.flatMap(([word, written]) => written.split(' ').map((form) => [form.normalize('NFC'), word] as const)),
]);
const misspelt = [...months, ...weekdays, 'today', 'tomorrow', 'yesterday'];
// Real words that lie one slip away from a month or a day.
const notMisspelt = new Set('month money match just only todo mine day days'.split(' '));

/** A pattern piece that matches any month as `calendarText` writes it. */
export const monthPattern = `(${months.join('|')})`;

/** A pattern piece that matches any weekday as `calendarText` writes it. */
export const weekdayPattern = `(${weekdays.join('|')})`;

/**
 * Takes text from `plainText` and returns it with each word of the calendar, English, Hindi or
 * Telugu, short, full or slightly misspelt, in one form: 'december', 'monday', 'today',
 * 'tomorrow', 'overmorrow' (the day after), 'yesterday', 'next', 'week', 'weeks'.
 */
export function calendarText(text: string): string {
  return tracedCalendarText(traced(text)).text;
}

/** Takes traced text and returns what `calendarText` makes of it, each character with its place. */
export function tracedCalendarText(text: TracedText): TracedText {
  const words = replaced(text, /\p{L}[\p{L}\p{M}]*/gu, ([word]) => {
    const known = calendarWords.get(word);
    if (known !== undefined || notMisspelt.has(word)) return known ?? word;
    return nearestWord(word, misspelt) ?? word;
  });
  return replaced(words, /(?<!\p{L})(?:is|iss|ee) week(?!\p{L})/gu, () => 'this week');
}

/** Takes a month as `calendarText` writes it and returns 1 to 12, or 0 for any other word. */
export function monthNumber(word: string): number {
  return months.indexOf(word) + 1;
}

/** Takes a weekday as `calendarText` writes it and returns 0 (Sunday) to 6, or -1 for any other word. */
export function weekdayNumber(word: string): number {
  return weekdays.indexOf(word);
}
