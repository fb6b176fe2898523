import styles from './TimeSlots.module.css';

interface Slot {
  readonly label: string;
  /** What the form holds where that is not the label. */
  readonly value?: string;
  readonly isClosed: boolean;
  readonly hint: string | undefined;
}

/** A few things to choose one of, such as the hours of a day; those that have passed are shut. */
export function TimeSlots({
  ids,
  name,
  slots,
  chosen,
}: {
  readonly ids: { readonly id: string; readonly 'aria-describedby'?: string };
  readonly name: string;
  readonly slots: readonly Slot[];
  /** The value that is chosen already. */
  readonly chosen?: string;
}) {
  const { id, 'aria-describedby': describedBy } = ids;
  return (
    <div className={styles.slots}>
      {slots.map(({ label, value = label, isClosed, hint }, index) => (
        <label key={label} data-closed={isClosed || undefined}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={chosen === value}
            disabled={isClosed}
            id={index === 0 ? id : undefined}
            aria-labelledby={`${id}-${index}`}
            aria-describedby={
              [describedBy, hint !== undefined && `${id}-${index}-hint`].filter(Boolean).join(' ') || undefined
            }
          />
          <span id={`${id}-${index}`}>{label}</span>
          {hint !== undefined && <small id={`${id}-${index}-hint`}>{hint}</small>}
        </label>
      ))}
    </div>
  );
}
