import { useState } from 'react';
import type { Making } from '../contract.ts';
import styles from './desk.module.css';

/** Makes a question, an article or a service, as `npm run new` does. */
export function NewFile(props: {
  readonly categories: readonly { readonly id: string; readonly label: string }[];
  readonly isBusy: boolean;
  readonly onMake: (making: Making) => Promise<void>;
}) {
  const { categories, isBusy, onMake } = props;
  const [kind, setKind] = useState<Making['kind']>('faq');
  const [words, setWords] = useState('');
  const [category, setCategory] = useState(categories[0]?.id ?? '');
  const made = words.trim();
  const slug = made
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return (
    <section className={styles.group} aria-label="Something new">
      <h2>Something new</h2>
      <label>
        What
        <select value={kind} onChange={({ target }) => setKind(target.value as Making['kind'])}>
          <option value="faq">A question with its answer</option>
          <option value="article">An article</option>
          <option value="service">A service</option>
        </select>
      </label>
      {kind === 'service' && (
        <label>
          In the category
          <select value={category} onChange={({ target }) => setCategory(target.value)}>
            {categories.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {headings[kind]}
        <input type="text" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <button
        type="button"
        disabled={isBusy || slug === ''}
        onClick={() => {
          void onMake({ kind, words: kind === 'service' ? [category, slug, made] : [made] }).then(() => setWords(''));
        }}
      >
        {isBusy ? 'Being made…' : 'Make it'}
      </button>
      <p className={styles.hint}>Every field is put in place. Write your words where it says "To be written".</p>
    </section>
  );
}

const headings: Readonly<Record<Making['kind'], string>> = {
  faq: 'The question, as a visitor asks it',
  article: 'Its title',
  service: 'Its name',
};
