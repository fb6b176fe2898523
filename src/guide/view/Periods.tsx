import type { Period } from '../machine/fill-slot.ts';
import type { FieldWords } from '../machine/open-field.ts';
import styles from './AnswerField.module.css';

/** Whether an amount is told for a year or for a month. */
export function Periods({
  name,
  words,
  period,
  onPeriod,
}: {
  readonly name: string;
  readonly words: FieldWords;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}) {
  return (
    <fieldset className={styles.periods}>
      <legend className="visually-hidden">{words.period}</legend>
      {(['year', 'month'] as const).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={`${name}-period`}
            checked={period === one}
            onChange={() => {
              onPeriod(one);
            }}
          />
          <span>{words[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
