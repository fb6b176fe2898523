import styles from './Prose.module.css';

/** Text that was Markdown in content and is HTML since the build. */
export function Prose({ html }: { readonly html: string }) {
  return html === '' ? null : <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
