import { Unbroken } from './Unbroken.tsx';
import styles from './Steps.module.css';

interface Step {
  readonly name: string;
  readonly text: string;
}

/** Steps that follow one another, their numbers on a line: the margin line of the page, or one across it. */
export function Steps({
  steps,
  isAcross = false,
  idOf,
}: {
  readonly steps: readonly Step[];
  readonly isAcross?: boolean;
  /** The place of a step, by where it stands in the list, from 0. */
  readonly idOf?: (index: number) => string;
}) {
  return (
    <ol className={isAcross ? styles.across : styles.down}>
      {steps.map(({ name, text }, index) => (
        <li key={name} id={idOf?.(index)}>
          <h3>
            <Unbroken text={name} />
          </h3>
          <p>
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
