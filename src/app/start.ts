import '../ui/styles/index.css';
import { atRest, idle, watchEarlyVisitor } from './before-hydration.ts';

export const visitor = watchEarlyVisitor(document);

/** The page is whole as it was sent. Its script takes over in pieces, each when nothing else is to be done, or at once when it is wanted. */
async function start(): Promise<void> {
  try {
    // The newest of what is filled in, so that a browser which has it has all.
    if (!('toSorted' in Array.prototype)) {
      const { fillIn } = await import('./older-browsers.ts');
      fillIn({
        arrays: Array.prototype,
        texts: String.prototype,
        objects: Object,
        forms: HTMLFormElement.prototype,
      });
    }
    await Promise.race([atRest(), visitor.wanted]);
    await import('react-dom/client');
    await Promise.race([idle(), visitor.wanted]);
    const { takeOver } = await import('./main.tsx');
    await takeOver();
  } finally {
    visitor.release();
  }
}

// Not awaited here: a module that waits keeps the bundler from joining files.
void start();
