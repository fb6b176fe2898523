import { Icon } from './Icon.tsx';
import styles from './EntryNumber.module.css';

/** The number of an entry in the margin, with its drawing. */
export function EntryNumber({ number, icon }: { readonly number: number; readonly icon: string }) {
  return (
    <div className={styles.number}>
      <span>{String(number).padStart(2, '0')}</span>
      <Icon name={icon} />
    </div>
  );
}
