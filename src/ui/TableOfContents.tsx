import { Unbroken } from './Unbroken.tsx';
import styles from './TableOfContents.module.css';

/** The parts of a long page, each a jump to its place. Shown where there is room for it beside the page. */
export function TableOfContents({
  label,
  parts,
}: {
  readonly label: string;
  readonly parts: readonly { readonly id: string; readonly name: string }[];
}) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <p>{label}</p>
      <ol>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Unbroken text={name} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
