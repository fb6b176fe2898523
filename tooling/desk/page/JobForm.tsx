import { useEffect, useState } from 'react';
import type { Desk, Outcome, Told } from '../contract.ts';
import { blankAnswers, type Answers, type Job } from '../jobs.ts';
import { isSameValue } from '../same-value.ts';
import { withValueAt } from '../value-path.ts';
import { AnswerNow } from './AnswerNow.tsx';
import { FieldsEditor, type Editing } from './FieldEditor.tsx';
import styles from './desk.module.css';

/** The small form of one job. */
export function JobForm(props: {
  readonly job: Job;
  readonly answers: Answers;
  readonly editing: Omit<Editing, 'change' | 'choices'>;
  readonly isBusy: boolean;
  readonly choices: Desk['choices'];
  /** Asks the guide, where one can be asked. */
  readonly ask?: (question: string) => Promise<Told>;
  readonly onChange: (change: (answers: Answers) => Answers) => void;
  readonly onPerform: (answers: Answers) => Promise<Outcome | undefined>;
  readonly onClose: () => void;
}) {
  const { job, answers, editing, isBusy, choices, ask, onChange, onPerform, onClose } = props;
  const [offered, setOffered] = useState<Editing['choices']>({});
  const [times, setTimes] = useState(0);

  useEffect(() => {
    for (const { control } of job.questions)
      if (control.kind === 'pick')
        choices(control.of).then(
          (found) => setOffered((all) => ({ ...all, [control.of]: found })),
          () => setOffered((all) => ({ ...all, [control.of]: [] })),
        );
  }, [job, choices, times]);

  function empty() {
    onChange(() => blankAnswers(job.questions));
    setTimes((before) => before + 1);
  }

  async function perform() {
    if ((await onPerform(answers))?.kind === 'saved') empty();
  }

  return (
    <form
      aria-label={job.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void perform();
      }}
    >
      <div className={styles.bar}>
        <h2>{job.title}</h2>
        <button type="submit" className={styles.act} disabled={isBusy}>
          {isBusy ? 'Being checked…' : 'Save'}
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <p>{job.hint}</p>
      <FieldsEditor
        key={times}
        fields={job.questions}
        editing={{
          ...editing,
          ...(offered && { choices: offered }),
          isRupees: offered?.figures?.find(({ value }) => value === answers.figure)?.isRupees === true,
          change(path, fresh) {
            editing.mended(path);
            onChange((all) => withProposals(job, all, withValueAt(all, path, fresh) as Answers));
          },
        }}
        path={[]}
        value={answers}
      />
      {ask && job.name === 'example' && (
        <AnswerNow key={`now ${String(times)}`} question={String(answers.say).trim()} ask={ask} />
      )}
      <button type="button" className={styles.quiet} onClick={empty}>
        Empty this form
      </button>
    </form>
  );
}

/** The answers with what follows from them, where nobody has written something else. Takes them before and after a change. */
function withProposals({ proposed }: Job, before: Answers, after: Answers): Answers {
  if (!proposed) return after;
  const former = proposed(before);
  const untouched = Object.entries(proposed(after)).filter(
    ([name]) => isSameValue(before[name], former[name]) && isSameValue(before[name], after[name]),
  );
  return { ...after, ...Object.fromEntries(untouched) };
}
