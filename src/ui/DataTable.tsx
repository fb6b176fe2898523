import { FallbackImage } from './FallbackImage.tsx';
import { Unbroken } from './Unbroken.tsx';
import styles from './DataTable.module.css';

interface Entry {
  /** Its place on the page. */
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly text: string;
  readonly image?: string;
  /** One for each column that follows the text, in their order. */
  readonly figures: readonly string[];
}

/** A table: a name that links on, what it is, and figures. On a narrow screen each row becomes an entry. */
export function DataTable({
  columns,
  entries,
  more,
  fallbackImage,
}: {
  readonly columns: { readonly name: string; readonly text: string; readonly figures: readonly string[] };
  readonly entries: readonly Entry[];
  /** The link at the end of each text; a screen reader hears the name of the entry after it. */
  readonly more: string;
  /** Shown for a picture that does not load. */
  readonly fallbackImage: string;
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
        {entries.map(({ id, href, name, text, image, figures }) => (
          <tr key={href} id={id} className={styles.entry}>
            <th scope="row">
              {image !== undefined && (
                <FallbackImage src={image} fallback={fallbackImage} alt="" width={120} height={120} />
              )}
              <h2>
                <a href={href}>
                  <Unbroken text={name} />
                </a>
              </h2>
            </th>
            <td>
              <p className={styles.text}>
                <Unbroken text={text} />
              </p>
              <a href={href} className={styles.more}>
                <span>{more}</span>
                <span className="visually-hidden">{`: ${name}`}</span>
              </a>
            </td>
            {figures.map((figure, index) => (
              <td key={columns.figures[index]} className={styles.figure} data-column={columns.figures[index]}>
                <Unbroken text={figure} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
