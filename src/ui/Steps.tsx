import styles from './Steps.module.css';

interface Step {
  readonly name: string;
  readonly text: string;
}

/** Steps that follow one another, their numbers on a line: the margin line of the page, or one across it. */
export function Steps({ steps, isAcross = false }: { readonly steps: readonly Step[]; readonly isAcross?: boolean }) {
  return (
    <ol className={isAcross ? styles.across : styles.down}>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
