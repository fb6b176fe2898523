import type { ReactNode } from 'react';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Field, fieldIds } from '#src/ui/Field.tsx';
import type { Form } from './form.ts';
import type { Question } from './question.ts';
import styles from './FormFields.module.css';

/** The page skin of a form: what was refused, all its questions as fields, and below them what the form ends in. */
export function FormFields(props: {
  readonly form: Form;
  readonly refusals: Readonly<Record<string, string>>;
  readonly echoes: Readonly<Record<string, string>>;
  readonly defaults?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}) {
  const { form, refusals, echoes, defaults = {}, children } = props;
  const wrong = form.questions.flatMap(({ id, label }) => {
    const reason = refusals[id];
    return reason === undefined ? [] : [{ id: fieldId(form, id), label, reason }];
  });
  return (
    <div className={styles.fields}>
      <ErrorSummary wrong={wrong} />
      {form.questions.map((question) => {
        const { id, label, help, required } = question;
        const error = refusals[id];
        const echo = echoes[id];
        return (
          <Field key={id} id={fieldId(form, id)} label={label} help={help} error={error} echo={echo} isOptional={!required}>
            <Control
              question={question}
              defaultValue={defaults[id]}
              ids={fieldIds(fieldId(form, id), { help: true, error: error !== undefined, echo: echo !== undefined })}
            />
          </Field>
        );
      })}
      {children}
    </div>
  );
}

const fieldId = (form: Form, question: string) => `${form.id}-${question}`;

function Control({ question, defaultValue, ids }: {
  readonly question: Question;
  readonly defaultValue: string | undefined;
  readonly ids: ReturnType<typeof fieldIds>;
}) {
  const shared = {
    ...ids,
    name: question.id,
    defaultValue: defaultValue ?? '',
    'aria-required': question.required || undefined,
    autoComplete: question.autoComplete ?? 'off',
  };
  switch (question.kind) {
    case 'longText':
      return <textarea rows={6} {...shared} />;
    case 'rupees':
      return <input type="text" inputMode="text" {...shared} />;
    case 'email':
      return <input type="text" inputMode="email" autoCapitalize="none" spellCheck={false} {...shared} />;
    case 'phone':
      return <input type="tel" {...shared} />;
    default:
      return <input type="text" {...shared} />;
  }
}
