import styles from './Sketch.module.css';

/**
 * A drawing from src/ui/sketches, by the address of its file. It takes ink and accents from the page it stands on,
 * and says nothing to those who do not see it: the words stand beside it.
 */
export function Sketch({ file, isWide = false }: { readonly file: string; readonly isWide?: boolean }) {
  const [width, height] = isWide ? [240, 150] : [96, 96];
  return (
    <svg className={isWide ? styles.wide : styles.sketch} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <use href={`${file}#drawing`} />
    </svg>
  );
}
