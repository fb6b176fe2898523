import { useState } from 'react';
import type { Told } from '../contract.ts';
import styles from './desk.module.css';

/** Asks the guide one question, or some that are kept for testing, over the files as they are saved. */
export function GuidePanel(props: {
  readonly ask: (question: string) => Promise<Told>;
  readonly evaluate: () => Promise<Told>;
}) {
  const { ask, evaluate } = props;
  const [question, setQuestion] = useState('');
  const [told, setTold] = useState<Told>();
  const [isAsking, setIsAsking] = useState(false);
  const hear = (asked: Promise<Told>) => {
    setIsAsking(true);
    setTold(undefined);
    void asked
      .catch((error: unknown): Told => ({ text: error instanceof Error ? error.message : String(error), details: '' }))
      .then(setTold)
      .finally(() => setIsAsking(false));
  };
  return (
    <section className={styles.group} aria-label="The guide">
      <h2>Ask the guide</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          hear(ask(question));
        }}
      >
        <label>
          A question, as a visitor would ask it
          <input id="ask-the-guide" type="text" value={question} onChange={({ target }) => setQuestion(target.value)} />
        </label>
        <div className={styles.tools}>
          <button type="submit" disabled={isAsking || question.trim() === ''}>
            Ask
          </button>
          <button type="button" disabled={isAsking} onClick={() => hear(evaluate())}>
            Ask the test questions
          </button>
        </div>
      </form>
      <p className={styles.hint}>
        The test questions are a hundred that visitors might ask, with the pages that answer them; it takes a few
        seconds.
      </p>
      <div role="status">
        {isAsking && <p>The guide is being asked…</p>}
        {told && (
          <>
            <p className={styles.told}>{told.text}</p>
            {told.details !== '' && (
              <details>
                <summary>More</summary>
                <pre>{told.details}</pre>
              </details>
            )}
          </>
        )}
      </div>
    </section>
  );
}
