import { resolve } from 'node:path';

/** As long as the system may take to tell of a file that was written; then it is told in its place. */
const patience = 3000;

/** Keeps together what the desk has written and what the watcher of the files has told since. */
export interface SeenWrites {
  readonly written: (file: string) => void;
  readonly seen: (file: string) => void;
  /** Resolves once the watcher has told of every file that was written. */
  readonly settled: () => Promise<void>;
}

/**
 * Without it, whoever asks the guide right after a save would hear it speak from the files before. `tell` tells of a file in place of a
 * watcher that is late.
 */
export function seenWrites(tell: (file: string) => void): SeenWrites {
  const waiting = new Set<string>();
  let onSettled: readonly (() => void)[] = [];
  const settle = () => {
    for (const done of onSettled) done();
    onSettled = [];
  };
  return {
    written(file) {
      waiting.add(resolve(file));
    },
    seen(file) {
      waiting.delete(resolve(file));
      if (waiting.size === 0) settle();
    },
    settled: () =>
      new Promise<void>((done) => {
        if (waiting.size === 0) {
          done();
          return;
        }
        const timer = setTimeout(() => {
          const late = [...waiting];
          waiting.clear();
          for (const file of late) tell(file);
          settle();
        }, patience);
        onSettled = [
          ...onSettled,
          () => {
            clearTimeout(timer);
            done();
          },
        ];
      }),
  };
}
