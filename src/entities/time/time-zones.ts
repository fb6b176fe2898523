import type { Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';

/** The names by which people call a clock: by zone, their own, and countries with several. Lower case. */
export interface ClockNames {
  readonly timeZones: readonly { readonly zone: string; readonly names: readonly string[] }[];
  readonly ownTime: readonly string[];
  readonly severalTimes: readonly string[];
  /** The words around such a name. */
  readonly clocks: Readonly<Record<'joining' | 'kinds' | 'called' | 'leading', readonly string[]>>;
}

/** Whose clock an hour is told by: that of a zone, the visitor's own, or one of several that was not named. */
export type Clock = { readonly kind: 'zone'; readonly zone: string } | { readonly kind: 'own' | 'several' };

/** A clock that is named beside an hour, and the stretch of both together. */
export interface NamedClock extends Span {
  readonly clock: Clock;
}

/** Makes the names ready. Returns a function that takes a text as typed and the place of an hour in it, and returns the clock named beside it, if one is. */
export function clockReader(names: ClockNames): (text: string, hour: Span) => NamedClock | undefined {
  const clocks = new Map<string, Clock>([
    ...names.timeZones.flatMap(({ zone, names: all }) => all.map((name) => [name, { kind: 'zone', zone }] as const)),
    ...names.severalTimes.map((name) => [name, { kind: 'several' }] as const),
    ...names.ownTime.map((name) => [name, { kind: 'own' }] as const),
  ]);
  const any = [...clocks.keys()]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  const { joining, kinds, called, leading } = names.clocks;
  const behind = new RegExp(
    `^[\\s,(]*(?:${anyOf(...joining)}\\s+)*(?<name>${any})(?:['’]?s)?(?:\\s+${anyOf(...kinds)})?(?<word>\\s+${anyOf(...called)})?(?![\\p{L}\\d])`,
    'iu',
  );
  const before = new RegExp(
    `(?<![\\p{L}\\d])(?<name>${any})(?:['’]?s)?(?<word>\\s+(?:${anyOf(...kinds)}\\s+)?${anyOf(...called)})?[\\s,:]*(?:${anyOf(...leading)}\\s+)*$`,
    'iu',
  );
  const place = new RegExp(`${anyWord(...joining)}\\s+(?<name>${any})(?![\\p{L}\\d])`, 'iu');
  /** "I am in London": whose own clock it is, where the text says it elsewhere. */
  const ownIn = (text: string, clock: Clock): Clock => {
    const told = clock.kind === 'own' ? clocks.get(place.exec(text)?.groups?.name?.toLowerCase() ?? '') : undefined;
    return told?.kind === 'zone' ? told : clock;
  };
  return (text, { start, end }) => {
    const after = behind.exec(text.slice(end));
    const name = after?.groups?.name?.toLowerCase() ?? '';
    const found = after && clocks.get(name);
    // "4 pm my name is": the visitor's own clock behind an hour has to be called one.
    if (found && (found.kind !== 'own' || after.groups?.word !== undefined || name.includes(' ') || name === 'local'))
      return { clock: ownIn(text, found), start, end: end + after[0].length };
    const ahead = before.exec(text.slice(0, start));
    const said = ahead?.groups?.name?.toLowerCase() ?? '';
    const clock = ahead && clocks.get(said);
    const isClock = clock && (ahead.groups?.word !== undefined || (clock.kind === 'own' && said !== 'our'));
    return isClock ? { clock: ownIn(text, clock), start: ahead.index, end } : undefined;
  };
}
