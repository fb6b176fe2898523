import knowledge from 'content:knowledge';
import practice from 'content:practice';
import type { PagePassages } from '#src/collections/types.ts';
import { invertedIndexStepwise } from '#src/search/inverted-index.ts';
import { lexiconStepwise } from '#src/search/language.ts';
import { unpackIndexStepwise } from '#src/search/packed-index.ts';
import { makeSearchStepwise } from '#src/search/search.ts';
import type { Stepwise } from '#src/domain/stepwise.ts';
import { formsNotLoaded } from '../understanding/before-forms.ts';
import { guideWords } from './guide-words.ts';
import { makeKnowledge } from '../understanding/make-knowledge.ts';
import type { Knowledge, PagesOf, PageTexts } from '../model/knowledge.ts';
import type { PageAnswers } from '../model/page-answers.ts';

let made: Knowledge | undefined;
let making: Stepwise<Knowledge> | undefined;

/** The guide's knowledge of the content of this site, without the forms. Made when first asked for. */
export function siteKnowledge(): Knowledge {
  while (!made) makeNext();
  return made;
}

/** Makes the guide's knowledge in steps and rests before each. Asked for meanwhile, it is made at once. */
export async function prepareKnowledge(rest: () => Promise<void>): Promise<void> {
  while (!made) {
    await rest();
    makeNext();
  }
}

function makeNext() {
  making ??= siteKnowledgeStepwise();
  const step = making.next();
  if (!step.done) return;
  making = undefined;
  made = step.value;
}

function* siteKnowledgeStepwise(): Stepwise<Knowledge> {
  const packed = yield* unpackIndexStepwise(knowledge);
  yield;
  const index = yield* invertedIndexStepwise(packed);
  yield;
  const words = yield* lexiconStepwise(guideWords.language);
  yield;
  const search = yield* makeSearchStepwise(index, words);
  yield;
  return makeKnowledge({ index, search, words: guideWords, practice, textsOf, guideForms: formsNotLoaded });
}

let answers: PageAnswers | undefined;
const fetched = new Map<string, PagePassages>();
const withoutText = new Set<string>();

/** What is known already comes at once, so that a second question about a page is answered in the same frame. */
function textsOf(pages: PagesOf): ReturnType<Knowledge['textsOf']> {
  if (!answers) return fetchTexts(pages);
  const hrefs = pages(answers);
  return hrefs.every((href) => fetched.has(href) || withoutText.has(href))
    ? { answers, passages: fetched }
    : fetchTexts(() => hrefs);
}

async function fetchTexts(pages: PagesOf): Promise<PageTexts | null> {
  const site = await import('../answers/site-answers.ts').catch(() => null);
  if (!site) return null;
  const ready = (answers ??= site.siteAnswers(guideWords, practice));
  await Promise.all(
    pages(ready).map(async (href) => {
      if (!site.hasPassages(href)) withoutText.add(href);
      else if (!fetched.has(href)) {
        const page = await site.passagesOf(href);
        if (page) fetched.set(href, page);
      }
    }),
  );
  return { answers: ready, passages: fetched };
}
