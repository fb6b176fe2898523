import styles from './Waiting.module.css';

/** Stands where an answer is on its way. */
export const Waiting = ({ text }: { readonly text: string }) => <p className={styles.waiting}>{text}</p>;
