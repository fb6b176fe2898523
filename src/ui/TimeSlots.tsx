import styles from './TimeSlots.module.css';

interface Slot {
  readonly label: string;
  readonly isClosed: boolean;
  readonly hint: string | undefined;
}

/** Hours of a day to choose one of; those that have passed are shut. */
export function TimeSlots({
  ids,
  name,
  slots,
}: {
  readonly ids: { readonly id: string; readonly 'aria-describedby'?: string };
  readonly name: string;
  readonly slots: readonly Slot[];
}) {
  const { id, 'aria-describedby': describedBy } = ids;
  return (
    <div className={styles.slots}>
      {slots.map(({ label, isClosed, hint }, index) => (
        <label key={label} data-closed={isClosed || undefined}>
          <input
            type="radio"
            name={name}
            value={label}
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
