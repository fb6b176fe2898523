import styles from './Unbroken.module.css';

/**
 * A text in which no line ends within the name of a form or section, such as GSTR-3B, or a year such as 2026-27. It is in one piece for a parent
 * that lays out its children as items, and another one once it says something else: what a translator made of the old text goes with it.
 */
export function Unbroken({ text }: { readonly text: string }) {
  const pieces = text.split(name);
  return (
    <span key={text}>
      {pieces.length === 1
        ? text
        : pieces.map((piece, index) =>
            piece === '' ? null : (
              <span key={index} className={index % 2 === 0 ? undefined : styles.name}>
                {piece}
              </span>
            ),
          )}
    </span>
  );
}

/** Capitals and figures on both sides of a hyphen. It looks not behind: a browser that cannot would lose the whole page. */
const name = /\b([A-Z\d]+-[A-Z\d]+)\b/;
