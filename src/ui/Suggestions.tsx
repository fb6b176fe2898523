import styles from './Suggestions.module.css';

interface Suggestion {
  readonly value: string | number;
  readonly label: string;
}

/** A few answers to tap in place of the one that stands in a field. */
export function Suggestions({
  label: name,
  suggestions,
  onChoose,
}: {
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  readonly onChoose: (value: string | number) => void;
}) {
  if (suggestions.length === 0) return null;
  return (
    <div role="group" aria-label={name} className={styles.suggestions}>
      {suggestions.map(({ value, label }) => (
        <button
          key={label}
          type="button"
          onClick={() => {
            onChoose(value);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
