import styles from './NeedsScript.module.css';

/** Says, where script is off, that the form below needs it. */
export function NeedsScript() {
  return (
    <p className={styles.note}>
      This form needs JavaScript, which is switched off here. Please call, or write to our mail address.
    </p>
  );
}
