import particulars from 'content:particulars';
import clauses from 'content:vocabulary-clauses';
import { anyWord } from '#src/text/word-lists.ts';
import { pageOf } from '#src/paths.ts';
import { wordsIn } from '#src/search/words.ts';
import { compares } from './asking-cues.ts';
import type { Compared } from './compared-subjects.ts';
import { whole } from './fetched-answer.ts';
import type { Knowledge } from '../model/knowledge.ts';
import { inShort } from './opening.ts';
import { replyText, textBlock } from './blocks.ts';
import type { ComingReply, Link, Reply } from '../model/reply.ts';

/** What something is, and where that stands. */
interface Told {
  readonly text: string;
  readonly link: Link;
}

/**
 * Answers what is to be told apart: by what stands on a page about both, else by what each of the two is. Takes the two, how a question is answered, what names
 * pages, and the answer to the message as it stands, which is given where one of the two is explained nowhere.
 */
export async function sideBySide(
  [one, other]: Compared,
  answer: (question: string) => Reply | ComingReply,
  knowledge: Knowledge,
  said: Reply | ComingReply,
): Promise<Reply> {
  const asWhole = await whole(said);
  if (await tellsApart(asWhole, [one, other], knowledge)) return asWhole;
  // "ESI vs PF" is asked on no page, the difference between them may be.
  const inWords = await whole(
    answer(`${particulars.differenceBetween} ${one} ${clauses.and.split('|')[0] ?? ''} ${other}`),
  );
  if (await tellsApart(inWords, [one, other], knowledge)) return inWords;
  const [first, second] = await Promise.all([
    whatIs(one, other, answer, knowledge),
    whatIs(other, one, answer, knowledge),
  ]);
  if (!first || !second) return asWhole;
  const told = first.text === second.text ? [first] : [first, second];
  const isOther = ({ href }: Link, at: number, all: readonly Link[]) =>
    all.findIndex((link) => link.href === href) === at;
  return {
    outcome: 'answer',
    blocks: told.map(({ text }) => textBlock(text)),
    links: told.map(({ link }) => link).filter(isOther),
  };
}

/** The words of a name that the other has not. */
const ownWords = (name: string, other: string) => wordsIn(name).filter((word) => !wordsIn(other).includes(word));

const hasOneOf = (words: readonly string[], text: string) => {
  const said = new Set(wordsIn(text));
  return words.some((word) => said.has(word));
};

/** "Must one pay PF or ESI?" compares nothing. */
const choosing = new RegExp(anyWord(clauses.or), 'giu');

/** Whether a reply is the answer to a question about how the two differ. */
async function tellsApart({ outcome, links }: Reply, [one, other]: Compared, { textsOf }: Knowledge): Promise<boolean> {
  const place = links[0]?.href ?? '';
  const page = pageOf(place);
  const texts = outcome === 'answer' ? await textsOf(() => [page]) : null;
  const passage = texts?.passages.get(page)?.passages.find(({ href }) => href === place);
  if (!passage) return false;
  const { title, text } = passage;
  const all = `${title} ${text}`;
  return (
    compares(title.replace(choosing, ' ')) && hasOneOf(ownWords(one, other), all) && hasOneOf(ownWords(other, one), all)
  );
}

/** What a name stands for, in a sentence; undefined where no sentence of ours tells it. */
async function whatIs(
  name: string,
  other: string,
  answer: (question: string) => Reply | ComingReply,
  { search, termIn, textsOf, titleOf }: Knowledge,
): Promise<Told | undefined> {
  const own = ownWords(name, other);
  const found = search.find(name, '');
  const term = termIn(found);
  const { passages = [] } = (term && (await textsOf(() => [term.href]))?.passages.get(term.href)) ?? {};
  const explained =
    term?.fromLast === undefined ? passages.find(({ href }) => href === term?.href) : passages.at(-term.fromLast);
  if (term && explained) return { text: inShort(explained.text), link: { href: term.href, label: titleOf(term.href) } };
  const [best] = found.results;
  const isPageOfBoth = search.find(other, '').results[0]?.href === best?.href;
  if (best?.isSubject === true && !isPageOfBoth) {
    const text = inShort((await textsOf(() => [best.href]))?.passages.get(best.href)?.lead ?? '');
    // A form by its number is not what its page is about, unless that says so.
    const isOfIt = text !== '' && (!own.some((word) => /\d/.test(word)) || hasOneOf(own, text));
    if (isOfIt) return { text, link: { href: best.href, label: best.title } };
  }
  const reply = await whole(answer(`${particulars.whatIs} ${name}`));
  const text = inShort(replyText(reply));
  const [link] = reply.links;
  const beginning = wordsIn(text).slice(0, own.length + 1);
  const isOfIt = reply.outcome === 'answer' && own.length > 0 && own.every((word) => beginning.includes(word));
  return isOfIt && link ? { text, link } : undefined;
}
