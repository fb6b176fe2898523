import { Drawing } from './Drawing.tsx';
import styles from './Folio.module.css';

/** The number of an entry as it stands in the margin of a ledger, with its drawing. */
export function Folio({ number, drawing }: { readonly number: number; readonly drawing: string }) {
  return (
    <div className={styles.folio}>
      <span>{String(number).padStart(2, '0')}</span>
      <Drawing name={drawing} />
    </div>
  );
}
