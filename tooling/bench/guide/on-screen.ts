import type { Page } from '@playwright/test';

declare const window: Window & { seen?: Promise<number> };

/** From now on waits for an event (its type), then for an element (its selector), then for the frame that shows it. No function in it has a name: the names tsx keeps are not known in a page. */
export async function watch(page: Page, event: string, selector: string): Promise<void> {
  await page.evaluate(
    ([type, wanted]) => {
      window.seen = new Promise((resolve) => {
        addEventListener(
          type,
          ({ timeStamp }) => {
            const observer = new MutationObserver(() => {
              if (!document.querySelector(wanted)) return;
              observer.disconnect();
              // A task after the next frame: what was found is on the screen.
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => {
                  resolve(performance.now() - timeStamp);
                };
                port2.postMessage(null);
              });
            });
            observer.observe(document.documentElement, { childList: true, subtree: true });
          },
          { capture: true, once: true },
        );
      });
    },
    [event, selector] as const,
  );
}

/** Milliseconds from the event that is watched for to the frame that shows the element. Throws where nothing was watched for. */
export const seen = (page: Page): Promise<number> =>
  page.evaluate(() => window.seen ?? Promise.reject(new Error('nothing was watched for')));
