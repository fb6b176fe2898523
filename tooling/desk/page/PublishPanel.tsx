import { useEffect, useState } from 'react';
import styles from './desk.module.css';
import type { HttpDesk } from './http-desk.ts';

/** Hands what was saved to the Git host: to the live site, or as a draft with a preview of its own. Nothing where there is no Git host. */
export function PublishPanel({
  waiting,
  publish,
  changes,
  titleOf,
}: Pick<HttpDesk, 'waiting' | 'publish'> & {
  /** How many changes there are: after each, what waits is looked up anew. */
  readonly changes: number;
  readonly titleOf: (file: string) => string;
}) {
  const [files, setFiles] = useState<readonly string[]>();
  const [words, setWords] = useState('');
  const [told, setTold] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    waiting().then(
      (found) => setFiles(found.files),
      () => setFiles(undefined),
    );
  }, [waiting, changes]);

  if (files === undefined) return null;
  const hand = (isDraft: boolean) => {
    setIsBusy(true);
    setTold('');
    publish({ words, isDraft })
      .then(
        async ({ text }) => {
          setTold(text);
          if (!isDraft) setWords('');
          setFiles((await waiting()).files);
        },
        (error: unknown) => setTold(error instanceof Error ? error.message : String(error)),
      )
      .finally(() => setIsBusy(false));
  };
  const isReady = !isBusy && files.length > 0 && words.trim() !== '';
  return (
    <section className={styles.group} aria-label="The live site">
      <h2>The live site</h2>
      {files.length === 0 ? (
        <p>Everything that was saved is with the Git host.</p>
      ) : (
        <>
          <p>Saved here, and not yet with the Git host:</p>
          <ul>
            {files.map((file) => (
              <li key={file}>{titleOf(file)}</li>
            ))}
          </ul>
          <label>
            What you changed, in a few words
            <input type="text" value={words} onChange={({ target }) => setWords(target.value)} />
          </label>
          <div className={styles.tools}>
            <button type="button" className={styles.act} disabled={!isReady} onClick={() => hand(false)}>
              Put live
            </button>
            <button type="button" disabled={!isReady} onClick={() => hand(true)}>
              Put up as a draft
            </button>
          </div>
        </>
      )}
      <p role="status">{isBusy ? 'Being handed over…' : told}</p>
    </section>
  );
}
