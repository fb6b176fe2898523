import styles from './OneMoment.module.css';

/** Stands where something is on its way. */
export const OneMoment = () => <p className={styles.waiting}>One moment...</p>;
