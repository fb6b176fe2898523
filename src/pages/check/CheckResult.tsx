import { useId, type RefCallback } from 'react';
import words from 'content:decision-words';
import practice from 'content:practice';
import type { DecisionPage } from '#src/collections/types.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { writtenAnswer } from '#src/forms/decision-question.ts';
import type { Standing } from '#src/forms/decision.ts';
import { paths } from '#src/paths.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { RuledList } from '#src/ui/RuledList.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { CopyButton, PrintButton, SheetActions, useCopying, WhatsAppButton } from '../sheet/SheetActions.tsx';
import styles from './Check.module.css';

/** What a case comes to: the answer, what to do and by when, and what can be done with the sheet. The figures go into no address of the site. */
export function CheckResult({
  decision,
  given,
  asked,
  standing,
  ref,
}: {
  readonly decision: DecisionPage;
  readonly given: Given;
  readonly asked: readonly string[];
  readonly standing: Exclude<Standing, { readonly kind: 'ask' }>;
  readonly ref: RefCallback<HTMLElement>;
}) {
  const answer = useId();
  const lines = linesOf(standing);
  const sheet = [
    decision.heading,
    ...asked.flatMap((name) => {
      const question = decision.questions[name];
      const value = given[name];
      return question && value !== undefined ? [`${question.label}: ${writtenAnswer(question, value)}`] : [];
    }),
    standing.text,
    ...lines,
    `${practice.domain}${paths.check(decision.id)}`,
  ].join('\n');
  const copying = useCopying(sheet);
  const verdict = standing.kind === 'outcome' ? standing.outcome.verdict : 'depends';
  return (
    <div
      role="region"
      aria-label={words.result}
      aria-describedby={answer}
      tabIndex={-1}
      ref={ref}
      className={styles.result}
    >
      <Badge ink="green">{words.verdicts[verdict]}</Badge>
      <p id={answer} className={styles.answer}>
        <Unbroken text={standing.text} />
      </p>
      {lines.length > 0 && (
        <>
          <h3>{words.todo}</h3>
          <RuledList>
            {lines.map((line) => (
              <li key={line}>
                <Unbroken text={line} />
              </li>
            ))}
          </RuledList>
        </>
      )}
      <p className={styles.help}>{words.disclaimer}</p>
      <SheetActions>
        <PrintButton>{words.print}</PrintButton>
        <CopyButton words={words} copying={copying} />
        <WhatsAppButton draft={sheet}>{words.share}</WhatsAppButton>
        <ButtonLink look="quiet" href="?guide">
          {words.askGuide}
        </ButtonLink>
      </SheetActions>
    </div>
  );
}

/** What to do, by when, and what delay costs, a line each. */
function linesOf(standing: Exclude<Standing, { readonly kind: 'ask' }>): readonly string[] {
  if (standing.kind !== 'outcome') return [];
  const { todo, by, delay } = standing.outcome;
  return [
    ...todo,
    ...(by === undefined ? [] : [fillTemplate(words.by, { text: by })]),
    ...(delay === undefined ? [] : [fillTemplate(words.delay, { text: delay })]),
  ];
}
