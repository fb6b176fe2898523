import styles from './Prose.module.css';

/** Text that was Markdown in content and is HTML since the build. As clauses, its headings are numbered, in the margin where there is one. */
export function Prose({ html, asClauses = false }: { readonly html: string; readonly asClauses?: boolean }) {
  const className = asClauses ? `${styles.prose} ${styles.clauses}` : styles.prose;
  return html === '' ? null : <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
