import type { Named } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import styles from './IndexList.module.css';

/** The services of a category in the index: names in columns, each a link. */
export function IndexList({ services }: { readonly services: readonly Named[] }) {
  return (
    <ul className={styles.list}>
      {services.map(({ id, name }) => (
        <li key={id}>
          <a href={paths.service(id)}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
