import styles from './QuestionList.module.css';

interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
  readonly more?: { readonly href: string; readonly words: string };
}

/** Questions that open to their answers; works without script. The nth one has the id `question-n`. */
export function QuestionList({
  questions,
  isOpen = false,
}: {
  readonly questions: readonly QuestionAndAnswer[];
  readonly isOpen?: boolean;
}) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer, more }, index) => (
        <details key={question} id={`question-${index + 1}`} open={isOpen} className={styles.item}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
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
