import { useState } from 'react';
import { registry } from '#src/collections/registry.ts';
import type { ListedFile } from '../contract.ts';
import { foundIn } from '../found-in.ts';
import { jobs, type Job } from '../jobs.ts';
import { dayToDay } from './day-to-day.ts';
import styles from './desk.module.css';

/** What can be edited: what is changed most often, then every file under the name of its kind. */
export function FileList(props: {
  readonly files: readonly ListedFile[];
  readonly opened: string | undefined;
  /** Whether a form is open: on a phone the list folds away then. */
  readonly isBeside: boolean;
  /** The files and jobs in which something is written that is not saved, by their names. */
  readonly unsaved: ReadonlySet<string>;
  readonly onOpen: (name: string, field?: string, words?: string) => void;
  readonly onJob: (job: Job) => void;
}) {
  const { files, opened, isBeside, unsaved } = props;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const onOpen: typeof props.onOpen = (...place) => {
    setIsUnfolded(false);
    props.onOpen(...place);
  };
  const [words, setWords] = useState('');
  const names = new Set(files.map(({ name }) => name));
  const sought = words.trim();
  const found = new Set(
    foundIn(
      files.map(({ name, label }) => ({ value: name, words: label, alsoCalled: name })),
      sought,
    ).map(({ value }) => value),
  );
  return (
    <nav className={styles.files} aria-label="What to edit" data-folded={isBeside && !isUnfolded}>
      <button type="button" className={styles.unfold} onClick={() => setIsUnfolded(true)}>
        Do something else
      </button>
      <h2>What do you want to do?</h2>
      <ul>
        {jobs.map((job) => (
          <li key={job.name}>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                setIsUnfolded(false);
                props.onJob(job);
              }}
            >
              {job.title}
              {unsaved.has(job.name) ? ' (not saved)' : ''}
            </button>
          </li>
        ))}
      </ul>
      <h2>Day to day</h2>
      <ul>
        {dayToDay
          .filter(({ file }) => names.has(file))
          .map((task) => (
            <li key={task.words}>
              <button type="button" className={styles.link} onClick={() => onOpen(task.file, task.field, task.words)}>
                {task.words}
              </button>
            </li>
          ))}
      </ul>
      <h2>All files</h2>
      <label>
        Find a file
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      {Object.entries(registry).map(([kind, { title }]) => {
        const own = files.filter((file) => file.kind === kind && found.has(file.name));
        if (own.length === 0) return null;
        return (
          <details key={kind} open={sought !== '' || own.some(({ name }) => name === opened)}>
            <summary>{title}</summary>
            <ul>
              {own.map(({ name, label }) => (
                <li key={name}>
                  <button
                    type="button"
                    className={styles.link}
                    aria-current={name === opened ? 'true' : undefined}
                    onClick={() => onOpen(name)}
                  >
                    {label}
                    {unsaved.has(name) ? ' (not saved)' : ''}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}
