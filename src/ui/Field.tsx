import type { Elements } from './elements.ts';
import { Unbroken } from './Unbroken.tsx';
import styles from './Field.module.css';

/** The ids that tie a field's control to its help and its error. */
export function fieldIds(
  id: string,
  has: { readonly help: boolean; readonly error: boolean; readonly echo?: boolean; readonly caution?: boolean },
) {
  const described = [
    has.error && `${id}-error`,
    has.caution && `${id}-caution`,
    has.echo && `${id}-echo`,
    has.help && `${id}-help`,
  ]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(has.error && { 'aria-invalid': true as const }),
  };
}

/** A label, a control, what to write, and what is wrong with it. */
export function Field(props: {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly echo?: string | undefined;
  /** What to think of before it is sent, said as soon as it holds. */
  readonly caution?: string | undefined;
  /** What may be taken instead, below the caution. */
  readonly suggestions?: Elements;
  /** What an optional field says of itself. */
  readonly optional?: string | undefined;
  /** The field is a group of controls rather than one. */
  readonly isGroup?: boolean;
  readonly children: Elements;
}) {
  const { id, label, help, error, echo, caution, suggestions, optional, isGroup, children } = props;
  const Frame = isGroup === true ? 'fieldset' : 'div';
  return (
    <Frame className={styles.field} data-wrong={error !== undefined || undefined}>
      {isGroup === true ? (
        <legend className={styles.legend}>{label}</legend>
      ) : (
        <div className={styles.label}>
          <label htmlFor={id}>{label}</label>
          {optional !== undefined && <span aria-hidden="true">{optional}</span>}
        </div>
      )}
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <Unbroken text={error} />
        </p>
      )}
      {caution !== undefined && (
        <p id={`${id}-caution`} role="status" className={styles.echo}>
          <Unbroken text={caution} />
        </p>
      )}
      {suggestions}
      {echo !== undefined && (
        <p id={`${id}-echo`} className={styles.echo}>
          <Unbroken text={echo} />
        </p>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </Frame>
  );
}
