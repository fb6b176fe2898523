import words from 'content:form-page-words';
import { counted } from '#src/domain/counted.ts';
import { sensitiveNumbersIn } from '#src/entities/sensitive/sensitive-numbers.ts';
import type { Elements } from '#src/ui/elements.ts';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Field, fieldIds } from '#src/ui/Field.tsx';
import { Suggestions } from '#src/ui/Suggestions.tsx';
import { Control } from './Control.tsx';
import type { Draft } from './draft.ts';
import { answersIn, type Form } from './form.ts';
import styles from './FormFields.module.css';
import { ownTimeZone } from './own-time-zone.ts';
import { isRequired } from './question.ts';
import { useNow } from './use-now.ts';

/** The page skin of a form: what was refused, all its questions as fields, and below them what the form ends in. */
export function FormFields(props: {
  readonly form: Form;
  readonly texts: Draft;
  readonly refusals: Readonly<Record<string, string>>;
  readonly defaults?: Readonly<Record<string, string>>;
  /** Puts an answer that was offered below a field into it. */
  readonly onChoose?: (question: string, text: string) => void;
  readonly children: Elements;
}) {
  const { form, texts, refusals, defaults = {}, onChoose, children } = props;
  const now = useNow();
  const answers = now && answersIn(form, texts, now);
  const answerContext = answers && {
    now,
    answers,
    timeZone: isTimed(form) && Object.keys(answers).length > 0 ? ownTimeZone() : undefined,
  };
  const warnings = (answerContext && form.warnings?.(answerContext.answers)) ?? [];
  const fieldId = (question: string) => `${form.id}-${question}`;
  const wrong = form.questions.flatMap(({ id, label }) => {
    const reason = refusals[id];
    return reason === undefined ? [] : [{ id: fieldId(id), label, reason }];
  });
  return (
    <div className={styles.fields}>
      <ErrorSummary heading={counted(words.refused, wrong.length)} wrong={wrong} />
      {form.questions.map((question) => {
        const { id, label, help } = question;
        const error = refusals[id];
        const answered = answerContext?.answers[id];
        const echoed = answered === undefined ? undefined : question.echo?.(answered);
        const warning = warnings.find(({ about }) => about === id)?.text;
        const isClosed = question.suggestions !== undefined && warning !== undefined;
        const echo =
          [echoed, isClosed ? undefined : warning].filter((line) => line !== undefined).join('\n') || undefined;
        const isOfWords = question.kind === 'text' || question.kind === 'longText';
        const isSensitive = isOfWords && sensitiveNumbersIn(texts[id] ?? '').length > 0;
        const caution = isClosed ? warning : isSensitive ? words.sensitive : undefined;
        const suggestions = isClosed && answerContext ? question.suggestions(answerContext) : [];
        return (
          <Field
            key={id}
            id={fieldId(id)}
            label={label}
            help={help}
            error={error}
            echo={echo}
            caution={caution}
            suggestions={
              onChoose && (
                <Suggestions
                  label={words.suggestions}
                  suggestions={suggestions}
                  onChoose={(value) => {
                    onChoose(id, String(value));
                  }}
                />
              )
            }
            optional={isRequired(question) ? undefined : words.optional}
            isGroup={question.kind === 'slot'}
          >
            <Control
              question={question}
              answerContext={answerContext}
              defaultValue={defaults[id] ?? ''}
              ids={fieldIds(fieldId(id), {
                help: true,
                error: error !== undefined,
                echo: echo !== undefined,
                caution: caution !== undefined,
              })}
            />
          </Field>
        );
      })}
      {children}
    </div>
  );
}

/** Whether a form asks for a time, which another clock may show differently. */
const isTimed = ({ questions }: Form) => questions.some(({ elsewhere }) => elsewhere !== undefined);
