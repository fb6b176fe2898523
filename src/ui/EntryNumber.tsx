import { Icon } from './Icon.tsx';
import styles from './EntryNumber.module.css';

/** The number of an entry as it stands in the margin of a ledger, with its drawing. */
export function EntryNumber({ number, drawing }: { readonly number: number; readonly drawing: string }) {
  return (
    <div className={styles.folio}>
      <span>{String(number).padStart(2, '0')}</span>
      <Icon name={drawing} />
    </div>
  );
}
