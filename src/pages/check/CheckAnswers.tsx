import words from 'content:decision-words';
import type { DecisionPage } from '#src/collections/types.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { writtenAnswer } from '#src/forms/decision-question.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import styles from './Check.module.css';

/** What was answered, each with a button that opens it again. */
export function CheckAnswers({
  decision,
  given,
  asked,
  onChange,
}: {
  readonly decision: DecisionPage;
  readonly given: Given;
  readonly asked: readonly string[];
  readonly onChange: (question: string) => void;
}) {
  return (
    <dl className={styles.answers} aria-label={words.answers}>
      {asked.map((name) => {
        const question = decision.questions[name];
        const value = given[name];
        if (question === undefined || value === undefined) return null;
        return (
          <div key={name}>
            <dt>{question.label}</dt>
            <dd>
              <Unbroken text={writtenAnswer(question, value)} />
              <button
                type="button"
                aria-label={fillTemplate(words.changeOf, { label: question.label })}
                onClick={() => {
                  onChange(name);
                }}
              >
                {words.change}
              </button>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
