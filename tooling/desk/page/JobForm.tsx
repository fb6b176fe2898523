import { useEffect, useRef, useState } from 'react';
import type { Desk, Outcome, Told } from '../contract.ts';
import { blankAnswers, type Answers, type Job } from '../jobs.ts';
import { isSameValue } from '../same-value.ts';
import { withValueAt } from '../value-path.ts';
import { AnswerNow } from './AnswerNow.tsx';
import { FieldsEditor, type Editing } from './FieldEditor.tsx';
import styles from './desk.module.css';

/** What the guide was asked once something was saved, and what it says. */
interface Asked {
  readonly question: string;
  readonly told: string;
}

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
  const [asked, setAsked] = useState<Asked>();

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
    setAsked(undefined);
    const outcome = await onPerform(answers);
    if (outcome?.kind !== 'saved') return;
    empty();
    if (!ask || job.teaches === undefined) return;
    const done = { question: String(answers[job.teaches]), told: 'Asking the guide…' };
    setAsked(done);
    const told = await ask(done.question).then(({ text }) => text, String);
    setAsked((shown) => (shown === done ? { ...done, told } : shown));
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
      {asked && <AskedGuide {...asked} />}
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

function AskedGuide({ question, told }: Asked) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={section} className={styles.group} aria-label="What the guide answers">
      <p>Asked “{question}” now:</p>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </section>
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
