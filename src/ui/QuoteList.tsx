import styles from './QuoteList.module.css';

interface Quote {
  readonly quote: string;
  readonly author: string;
  readonly designation: string;
  readonly stars?: number | undefined;
  readonly sample: boolean;
}

/** What people said, with their name and the stars they gave, if any; `rating` says the stars in words, `sampleMark` that nobody said it. */
export function QuoteList({
  quotes,
  rating,
  sampleMark,
}: {
  readonly quotes: readonly Quote[];
  readonly rating: (stars: number) => string;
  readonly sampleMark: string;
}) {
  return (
    <div className={styles.quotes}>
      {quotes.map(({ quote, author, designation, stars, sample }) => (
        <figure key={author}>
          <blockquote>{quote}</blockquote>
          <figcaption>
            <span className={styles.rating}>
              {stars !== undefined && (
                <span role="img" aria-label={rating(stars)} className={styles.stars}>
                  {'★'.repeat(stars) + '☆'.repeat(5 - stars)}
                </span>
              )}
              {sample && <span className={styles.sample}>{sampleMark}</span>}
            </span>
            <strong>{author}</strong>
            <span>{designation}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
