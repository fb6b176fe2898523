import styles from './QuoteList.module.css';

interface Quote {
  readonly quote: string;
  readonly author: string;
  readonly designation: string;
  readonly stars: number;
}

/** What people said, with their name and their stars. */
export function QuoteList({ quotes }: { readonly quotes: readonly Quote[] }) {
  return (
    <div className={styles.quotes}>
      {quotes.map(({ quote, author, designation, stars }) => (
        <figure key={author}>
          <blockquote>{quote}</blockquote>
          <figcaption>
            <span role="img" aria-label={`${stars} of 5 stars`} className={styles.stars}>
              {'★'.repeat(stars)}
              {'☆'.repeat(5 - stars)}
            </span>
            <strong>{author}</strong>
            <span>{designation}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
