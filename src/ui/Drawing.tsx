import drawings from './drawings.svg';
import styles from './Drawing.module.css';

/** A drawing of the one sheet of drawings, by its id there. Says nothing to those who do not see it: the words stand beside it. */
export function Drawing({ name }: { readonly name: string }) {
  return (
    <svg className={styles.drawing} width="104" height="104" aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
