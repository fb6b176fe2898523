import styles from './DataTable.module.css';

interface Entry {
  /** Its place on the page. */
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly text: string;
  /** One for each column that follows the text, in their order. */
  readonly figures: readonly string[];
}

/** A table: a name that links on, what it is, and figures. On a narrow screen each row becomes an entry. */
export function DataTable({
  columns,
  entries,
  more,
}: {
  readonly columns: { readonly name: string; readonly text: string; readonly figures: readonly string[] };
  readonly entries: readonly Entry[];
  readonly more: string;
}) {
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {[columns.name, columns.text, ...columns.figures].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, href, name, text, figures }) => (
          <tr key={href} id={id} className={styles.entry}>
            <th scope="row">
              <h2>
                <a href={href}>{name}</a>
              </h2>
            </th>
            <td>
              <p>{text}</p>
              <span className={styles.more} aria-hidden="true">
                {more}
              </span>
            </td>
            {figures.map((figure, index) => (
              <td key={columns.figures[index]} className={styles.figure} data-column={columns.figures[index]}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
