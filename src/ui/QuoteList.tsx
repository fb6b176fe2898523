import styles from './QuoteList.module.css';

interface Quote {
  readonly quote: string;
  readonly author: string;
  readonly designation: string;
  readonly stars: number;
}

/** What people said, with their name and their stars; `rating` says the stars in words. */
export function QuoteList({
  quotes,
  rating,
}: {
  readonly quotes: readonly Quote[];
  readonly rating: (stars: number) => string;
}) {
  return (
    <div className={styles.quotes}>
      {quotes.map(({ quote, author, designation, stars }) => (
        <figure key={author}>
          <blockquote>{quote}</blockquote>
          <figcaption>
            <span role="img" aria-label={rating(stars)} className={styles.stars}>
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
