import { useEffect, useState } from 'react';
import styles from './desk.module.css';
import type { HttpDesk } from './http-desk.ts';

/** Hands what was saved to the Git host, which puts it live. Nothing where there is no Git host. */
export function PublishPanel({
  waiting,
  publish,
  changes,
  faults,
  unwritten,
  titleOf,
}: Pick<HttpDesk, 'waiting' | 'publish'> & {
  /** How many changes there are: after each, what waits is looked up anew. */
  readonly changes: number;
  /** How much is wrong in the files, and how many places are still to be written. */
  readonly faults: number;
  readonly unwritten: number;
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
  const putLive = () => {
    setIsBusy(true);
    setTold('');
    publish({ words })
      .then(
        async ({ text }) => {
          setTold(text);
          setWords('');
          setFiles((await waiting()).files);
        },
        (error: unknown) => setTold(error instanceof Error ? error.message : String(error)),
      )
      .finally(() => setIsBusy(false));
  };
  const isReady = !isBusy && faults === 0 && unwritten === 0 && files.length > 0 && words.trim() !== '';
  return (
    <section className={styles.group} aria-label="The live site">
      <h2>The live site</h2>
      {files.length === 0 ? (
        <p>Everything that was saved was put live.</p>
      ) : (
        <>
          <p>Saved here, and not put live yet:</p>
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
            <button type="button" className={styles.act} disabled={!isReady} onClick={putLive}>
              Put live
            </button>
          </div>
          {faults > 0 ? (
            <p>Something in the files is wrong. Mend what the list at the top names, then put it live.</p>
          ) : (
            unwritten > 0 && (
              <p>
                “Put live” waits: visitors would read “To be written” in {unwritten}{' '}
                {unwritten === 1 ? 'place' : 'places'}. The list at the top names them.
              </p>
            )
          )}
        </>
      )}
      <p role="status">{isBusy ? 'Being handed over…' : told}</p>
    </section>
  );
}
