import { useState } from 'react';
import type { Told } from '../contract.ts';
import styles from './desk.module.css';

/** Asks the guide a question, over the files as they are saved. */
export function GuidePanel({ ask }: { readonly ask: (question: string) => Promise<Told> }) {
  const [question, setQuestion] = useState('');
  const [told, setTold] = useState<Told>();
  const [isAsking, setIsAsking] = useState(false);
  const hear = () => {
    setIsAsking(true);
    setTold(undefined);
    void ask(question)
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
          hear();
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
        </div>
      </form>
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
