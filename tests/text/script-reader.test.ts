import { describe, expect, it } from 'vitest';
import { scriptReader } from '#src/text/script-reader.ts';

const words =
  'tax the registration gst late fee company license need kavali ki ka ela avunu pampandi let ca audit edit return shop pan pain how many days rojulu enni'.split(
    ' ',
  );
const loanWords = [{ word: 'late', written: ['लेट', 'లేట్'] }];
const read = scriptReader({ words, kept: ['జనవరి', 'साढ़े'], endings: ['ki', 'lo', 'lu'], loanWords });

describe('a message in other letters', () => {
  it.each([
    ['జీఎస్టీ రిజిస్ట్రేషన్ కావాలి', 'gst registration kavali'],
    ['జి ఎస్ టి కావాలి', 'gst kavali'],
    ['జీఎస్టీకి లైసెన్స్ ఎలా?', 'gst ki license ela?'],
    ['लेट ऑडिट', 'late audit'],
    ['లేట్‌కి', 'late ki'],
    ['पैन की ऑडिट', 'pan ki audit'],
    ['कंपनी का टैक्स।', 'company ka tax.'],
    ['GST రిటర్న్ ३ వేలు 18 lakh', 'GST return 3 velu 18 lakh'],
    ['ఎన్ని రోజులు', 'enni rojulu'],
    ['జనవరి ఆడిట్ साढ़े', 'జనవరి audit साढ़े'],
  ])('%s reads %s', (typed, text) => {
    expect(read(typed).text).toBe(text);
  });

  it('is kept as it was typed, word by word and whole', () => {
    expect(read('జీఎస్టీకి రవి')).toEqual({
      text: 'gst ki ravi',
      typed: 'జీఎస్టీకి రవి',
      written: new Map([
        ['gst ki', 'జీఎస్టీకి'],
        ['ravi', 'రవి'],
      ]),
      isSure: false,
    });
  });

  it('is sure only where every word is known just as it sounds', () => {
    expect(read('అవును పంపండి').isSure).toBe(true);
    expect([read('పంపకండి').text, read('పంపకండి').isSure]).toEqual(['pampandi', false]);
    expect(read('అవును రవి').isSure).toBe(false);
  });

  it('takes the more frequent of two words that sound alike', () => {
    const sound = (...known: string[]) =>
      scriptReader({ words: known, kept: [], endings: [], loanWords: [] })('షాప్').text;
    expect([sound('shop', 'shape'), sound('shape')]).toEqual(['shop', 'shape']);
  });
});
