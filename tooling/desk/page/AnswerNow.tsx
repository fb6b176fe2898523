import { useState } from 'react';
import type { Told } from '../contract.ts';
import styles from './desk.module.css';

/** What the guide answers to a question as the files are now, for whoever is about to teach it another answer. */
export function AnswerNow(props: { readonly question: string; readonly ask: (question: string) => Promise<Told> }) {
  const { question, ask } = props;
  const [told, setTold] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const hear = () => {
    setIsAsking(true);
    ask(question)
      .then(
        ({ text }) => setTold(text),
        (error: unknown) => setTold(error instanceof Error ? error.message : String(error)),
      )
      .finally(() => setIsAsking(false));
  };
  return (
    <div className={styles.field}>
      <button type="button" disabled={isAsking || question === ''} onClick={hear}>
        What does the guide answer now?
      </button>
      <p role="status" className={styles.told}>
        {isAsking ? 'Asking the guide…' : told}
      </p>
    </div>
  );
}
