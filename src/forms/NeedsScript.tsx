import words from 'content:form-page-words';
import styles from './NeedsScript.module.css';

/** Says, where script is off, that the form below needs it. */
export function NeedsScript() {
  return <p className={styles.note}>{words.needsScript}</p>;
}
