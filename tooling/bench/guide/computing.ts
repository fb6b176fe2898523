import type { Browser } from '@playwright/test';
import { forwardIndex } from '#src/search/forward-index.ts';
import { packIndex } from '#src/search/packed-index.ts';
import { brotli } from '#tooling/build/compress.ts';
import type { Content } from '#tooling/content/content.ts';
import { knowledge } from '#tooling/content/knowledge.ts';
import { percentile } from './figures.ts';
import type { GuideInPage } from './in-page.ts';
import { scriptOf } from './script-of.ts';
import { slowed } from './slowed.ts';
import { manifold, varying } from './varied-content.ts';

declare const guideInPage: GuideInPage;

const rounds = 3;

export interface Computing {
  readonly times: number;
  readonly pages: number;
  readonly words: number;
  /** The packed index, in bytes of brotli. */
  readonly bytes: number;
  /** Making the knowledge, once, in milliseconds. */
  readonly beginning: number;
  /** Working out each reply, in milliseconds: the middle one of three rounds, for a slowed browser stands still now and then. */
  readonly replies: readonly number[];
}

/** Works out the reply to every question in a page of a slowed browser, with the content so many times over. Nothing is drawn or fetched. */
export async function computing(
  browser: Browser,
  slowdown: number,
  content: Content,
  questions: readonly string[],
  times: number,
): Promise<Computing> {
  const forward = forwardIndex(knowledge(manifold(content, times)));
  const packed = packIndex(forward);
  const vary = varying(content);
  const asked = questions.map((question, at) => vary(question, at % times));

  const page = await browser.newPage();
  try {
    await page.addScriptTag({ type: 'module', content: await scriptOf('in-page.ts') });
    await page.waitForFunction(() => 'guideInPage' in globalThis);
    await slowed(page, slowdown);
    const beginning = await page.evaluate((index) => guideInPage.begin(index), packed);
    // A few first, as a browser comes to know the code.
    await page.evaluate((all) => guideInPage.replies(all), asked.slice(0, 40));
    const taken: (readonly number[])[] = [];
    for (let round = 0; round < rounds; round += 1)
      taken.push(await page.evaluate((all) => guideInPage.replies(all), asked));
    const replies = asked.map((_, at) =>
      percentile(
        taken.map((round) => round[at] ?? 0),
        0.5,
      ),
    );
    return {
      times,
      pages: forward.pages.length,
      words: forward.vocabulary.length,
      bytes: brotli(Buffer.from(JSON.stringify(packed))).length,
      beginning,
      replies,
    };
  } finally {
    await page.close();
  }
}
