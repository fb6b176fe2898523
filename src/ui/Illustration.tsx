import styles from './Illustration.module.css';

/**
 * A drawing, by the address of its file and its id there. It takes ink and accents from the page it stands on,
 * and says nothing to those who do not see it: the words stand beside it.
 */
export function Illustration(props: { readonly file: string; readonly part?: string; readonly isWide?: boolean }) {
  const { file, part = 'drawing', isWide = false } = props;
  const [width, height] = isWide ? [240, 150] : [96, 96];
  return (
    <svg
      className={isWide ? styles.wide : styles.plain}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <use href={`${file}#${part}`} />
    </svg>
  );
}
