import { Unbroken } from './Unbroken.tsx';
import styles from './QuestionList.module.css';

interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
  readonly more?: { readonly href: string; readonly words: string };
}

/** Questions that open to their answers; works without script. */
export function QuestionList({
  questions,
  isOpen = false,
  idOf,
}: {
  readonly questions: readonly QuestionAndAnswer[];
  readonly isOpen?: boolean;
  /** The place of a question, by where it stands in the list, from 0. */
  readonly idOf?: (index: number) => string;
}) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer, more }, index) => (
        <details key={question} id={idOf?.(index)} open={isOpen} className={styles.item}>
          <summary>
            <h3>
              <Unbroken text={question} />
            </h3>
          </summary>
          <p>
            <Unbroken text={answer} />
          </p>
          {more && (
            <p>
              <a href={more.href}>{more.words}</a>
            </p>
          )}
        </details>
      ))}
    </div>
  );
}
