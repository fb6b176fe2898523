import styles from './KeyValueList.module.css';

interface Row {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** Names and values on ruled lines, the values in a column of tabular figures. */
export function KeyValueList({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, isTotal }) => (
        <div key={label} className={isTotal === true ? styles.total : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
