const signs = ['pointerdown', 'keydown', 'focusin', 'input'] as const;
/** Milliseconds after which a page that never comes to rest is taken over all the same. */
const patience = 2000;

/** What the visitor does to a page whose script is not in charge yet. */
export interface EarlyVisitor {
  /** Resolves at the first sign that the page is about to be used. */
  readonly wanted: Promise<void>;
  /** Whether there has been such a sign. */
  readonly isWaiting: () => boolean;
  /** From now on everything goes its own way; what was tapped meanwhile is tapped again. */
  readonly release: () => void;
}

/**
 * Watches a page until its script is in charge. Links, fields and what unfolds work by themselves; a tap on a button, or a form that is sent,
 * is held and repeated on release, so that none is lost and nothing typed gets into an address.
 */
export function watchEarlyVisitor(page: Document): EarlyVisitor {
  const held: (() => void)[] = [];
  let hasComeForward = false;
  let comeForward: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    comeForward = () => {
      hasComeForward = true;
      resolve();
    };
  });
  const hold = (event: Event, repeat: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(repeat);
    comeForward();
  };
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button)
      hold(event, () => {
        button.click();
      });
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (form instanceof HTMLFormElement)
      hold(event, () => {
        form.requestSubmit(submitter);
      });
  };

  signs.forEach((sign) => {
    page.addEventListener(sign, comeForward, { capture: true, passive: true });
  });
  page.addEventListener('click', onClick, { capture: true });
  page.addEventListener('submit', onSubmit, { capture: true });

  return {
    wanted,
    isWaiting: () => hasComeForward,
    release: () => {
      signs.forEach((sign) => {
        page.removeEventListener(sign, comeForward, { capture: true });
      });
      page.removeEventListener('click', onClick, { capture: true });
      page.removeEventListener('submit', onSubmit, { capture: true });
      held.splice(0).forEach((repeat) => {
        repeat();
      });
    },
  };
}

/** Resolves when the page has loaded and the browser has nothing else to do. */
export async function atRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  await idle();
}

/** Resolves when the browser has nothing else to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: patience },
      );
    else setTimeout(resolve, 1);
  });
