import styles from './Unbroken.module.css';

/** A text in which no line ends within the name of a form or section, such as GSTR-3B, or a year such as 2026-27. */
export function Unbroken({ text }: { readonly text: string }) {
  const pieces = text.split(name);
  if (pieces.length === 1) return text;
  // In one piece for a parent that lays out its children as items.
  return (
    <span>
      {pieces.map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          <span key={index} className={styles.name}>
            {piece}
          </span>
        ),
      )}
    </span>
  );
}

/** Capitals and figures on both sides of a hyphen. It looks not behind: a browser that cannot would lose the whole page. */
const name = /\b([A-Z\d]+-[A-Z\d]+)\b/;
