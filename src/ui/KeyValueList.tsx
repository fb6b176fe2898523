import { Unbroken } from './Unbroken.tsx';
import styles from './KeyValueList.module.css';

interface Row {
  /** Its place on the page. */
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** Names and values on ruled lines, the values in a column of tabular figures. */
export function KeyValueList({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ id, label, value, isTotal }) => (
        <div key={label} id={id} className={isTotal === true ? styles.total : undefined}>
          <dt>
            <Unbroken text={label} />
          </dt>
          <dd>
            <Unbroken text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
