import { useEffect, useId, useRef, useState } from 'react';
import words from 'content:decision-words';
import type { DecisionPage } from '#src/collections/types.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import { walk } from '#src/forms/decision.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckAnswers } from './CheckAnswers.tsx';
import { CheckQuestion } from './CheckQuestion.tsx';
import { CheckResult } from './CheckResult.tsx';
import styles from './Check.module.css';

/** A case, question by question: what was answered, each with a way to change it, then the open question or the answer. */
export function Check({ decision }: { readonly decision: DecisionPage }) {
  const [given, setGiven] = useState<Given>({});
  const [changing, setChanging] = useState<string>();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const hasActed = useRef(false);
  const { asked, standing } = walk(decision, given);
  const open = changing ?? (standing.kind === 'ask' ? standing.question : undefined);
  const answered = changing === undefined ? asked : asked.slice(0, asked.indexOf(changing));
  const question = open === undefined ? undefined : decision.questions[open];

  const takesFocus = (element: HTMLElement | null) => {
    place.current = element;
  };
  useEffect(() => {
    if (hasActed.current) place.current?.focus();
  }, [open, standing.kind]);

  const change = (name: string | undefined) => {
    hasActed.current = true;
    setChanging(name);
  };
  return (
    <div className={styles.check}>
      <p className={styles.noScript}>{words.noScript}</p>
      {answered.length > 0 && <CheckAnswers decision={decision} given={given} asked={answered} onChange={change} />}
      <div className={styles.place}>
        {open !== undefined && question !== undefined ? (
          <CheckQuestion
            key={open}
            id={`${id}-${open}`}
            question={question}
            before={given[open]}
            given={given}
            ref={takesFocus}
            onAnswer={(value) => {
              change(undefined);
              setGiven({ ...given, [open]: value });
            }}
          />
        ) : (
          standing.kind !== 'ask' && <CheckResult {...{ decision, given, asked, standing }} ref={takesFocus} />
        )}
      </div>
      {asked.length > 0 && (
        <p className={styles.restart}>
          <Button
            look="quiet"
            onClick={() => {
              change(undefined);
              setGiven({});
            }}
          >
            {words.restart}
          </Button>
        </p>
      )}
    </div>
  );
}
