import { registry, type Fields, type KindName } from '#src/collections/registry.ts';
import { ContentFaults, type Fault } from './fault.ts';
import { isAskedFile, outsidePlace, readAsked, readOutside, type AskedPage } from './asked.ts';
import { isAsset } from './asset-name.ts';
import { isExampleFile, readExamples, type Voice } from './examples.ts';
import type { ContentFiles } from './files.ts';
import { betterName, nameRemedy } from './file-names.ts';
import { kindOf } from './kinds.ts';
import { faultsAcross } from './checks/all.ts';
import type { Content, Entry } from './content.ts';
import { lawRegister, type Subject } from './law/register.ts';
import { tokenFaults } from './law/token-faults.ts';
import { fillExamples } from './law/worked-examples.ts';
import type { FilledText, TokenFault } from './law/filled-text.ts';
import { withoutUnread } from './law/unread-fields.ts';
import { isTalkFile, readTalks, type Talk } from './talks.ts';
import { readSource, unfilled } from './source.ts';
import { validate } from './validate.ts';

/** The most characters of a file: a text of one page, and a list such as the words the guide knows. */
const longestText = 60_000;
const longestList = 250_000;

/**
 * Checks content whole: every file belongs to a collection, fits its schema, and what it refers to exists. The figures of the law are
 * read first and filled in wherever a token stands for one. Throws ContentFaults with all faults at once.
 */
export function loadContent(files: ContentFiles): Content {
  const content = readContent(files);
  const faults = faultsAcross(content);
  if (faults.length > 0) throw new ContentFaults(faults);
  return content;
}

/**
 * Reads content that was checked before, as what the site under test was built from, in a third of the time: what files say of each other is
 * not looked at. Throws ContentFaults where a file by itself does not fit.
 */
export function readContent(files: ContentFiles): Content {
  const faults: Fault[] = [];
  const ofTokens: TokenFault[] = [];
  const entries = new Map<string, Entry<unknown>[]>(Object.keys(registry).map((name) => [name, []]));
  const assets = new Map<string, Uint8Array>();
  const asked: AskedPage[] = [];
  const outside: string[] = [];
  const talks: Talk[] = [];
  const voices: Voice[] = [];
  const said = new Map<string, string>();
  const readAs = new Map<KindName, string>();
  const fault = (name: string, expected: string) =>
    faults.push({ file: `content/${name}`, line: 1, field: 'file', expected });

  const read = (name: string, text: string | Uint8Array, fill: typeof asItIs) => {
    const kind = kindOf(name);
    if (!kind) {
      if (typeof text !== 'string' && isAsset(name)) assets.set(name, text);
      else if (typeof text === 'string' && isExampleFile(name)) {
        const { voice, faults: inExamples } = readExamples(name, text, said);
        voices.push(voice);
        faults.push(...inExamples);
      } else if (typeof text === 'string' && isAskedFile(name)) {
        const { page, faults: inAsked } = readAsked(name, text);
        asked.push(page);
        faults.push(...inAsked);
      } else if (typeof text === 'string' && isTalkFile(name)) {
        const { talks: told, faults: inTalks } = readTalks(name, text);
        talks.push(...told);
        faults.push(...inTalks);
      } else if (typeof text === 'string' && name === outsidePlace) {
        const { said: others, faults: inOutside } = readOutside(text);
        outside.push(...others);
        faults.push(...inOutside);
      } else fault(name, nameRemedy(name));
      return;
    }
    const first = readAs.get(kind.name);
    if (first !== undefined && !registry[kind.name].isCollection) {
      fault(name, `the site has one file of this kind, and content/${first} is there already; keep one of them`);
      return;
    }
    readAs.set(kind.name, name);
    if (typeof text !== 'string') {
      fault(
        name,
        'is not written in UTF-8, so some letters would come out wrong; open it in an editor and save it as UTF-8',
      );
      return;
    }
    if (text.trim() === '') {
      fault(name, 'is empty; write it anew, or remove the file');
      return;
    }
    const longest = name.endsWith('.md') ? longestText : longestList;
    // An example is longer in the file than where it is read.
    const filled = fill(`content/${name}`, text);
    if (filled.text.length > longest) {
      fault(
        name,
        `is ${filled.text.length} characters long, more than the ${longest} that are meant for a page; shorten it or split it`,
      );
      return;
    }
    ofTokens.push(...filled.faults);
    faults.push(...filled.slips);
    const source = readSource(`content/${name}`, filled);
    const result = validate(source, registry[kind.name].schema);
    if ('faults' in result) faults.push(...withoutUnread(result.faults, text, filled.unread));
    else entries.get(kind.name)?.push({ id: kind.id, fields: result.data, source });
  };

  const [first, then] = partition([...files], ([name]) => isReadFirst(kindOf(name)?.name));
  for (const [name, text] of first) read(name, text, asItIs);
  const subjects = (entries.get('law') ?? []) as readonly Subject[];
  const register = lawRegister(subjects);
  faults.push(...register.faults);
  const known = {
    facts: register.facts,
    words: (entries.get('figureWords') as readonly Entry<Fields<'figureWords'>>[])[0]?.fields.written,
    unread: unreadSubjects([...files.keys()], subjects, register.faults),
  };
  for (const [name, text] of then) read(name, text, (file, raw) => fillExamples(file, raw, known));
  faults.push(...tokenFaults(ofTokens, new Set(subjects.map(({ id }) => id))));
  for (const [name, { isCollection, files: places }] of Object.entries(registry)) {
    if (isCollection || readAs.has(name as KindName)) continue;
    // A file with a name that is not read is told by that name.
    if (![...files.keys()].some((other) => kindOf(betterName(other) ?? '')?.name === name))
      fault(places.join(), 'is missing; every site needs it');
  }

  const byKind = Object.entries(registry).map(([name, { isCollection }]) => {
    const found = entries.get(name) ?? [];
    return [name, isCollection ? found : found[0]] as const;
  });
  if (faults.length > 0) throw new ContentFaults(faults);
  return { ...Object.fromEntries(byKind), assets, asked, outside, talks, voices } as unknown as Content;
}

/** The figures of the law, and the words that they are written in. */
const isReadFirst = (kind: KindName | undefined) => kind === 'law' || kind === 'figureWords';

const asItIs = (_: string, text: string): FilledText => ({ ...unfilled(text), faults: [], slips: [], unread: [] });

/** The subjects of which something could not be read, so that nothing is said of tokens for it. */
function unreadSubjects(names: readonly string[], subjects: readonly Subject[], faults: readonly Fault[]) {
  const whole = new Set(
    subjects.filter(({ source }) => !faults.some(({ file }) => file === source.file)).map(({ id }) => id),
  );
  const written = names.flatMap((name) => {
    const kind = kindOf(name);
    if (kind) return kind.name === 'law' ? [kind.id] : [];
    // A file with a name that is not read is told by that name.
    const misnamed = /^law\/([^/.]+)\./i.exec(name)?.[1];
    return misnamed === undefined ? [] : [misnamed.toLowerCase()];
  });
  return new Set(written.filter((id) => !whole.has(id)));
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
