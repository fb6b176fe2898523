import { blockLineId } from '#src/collections/passage-ids.ts';
import type { TopicBlock } from '#src/collections/types.ts';
import styles from './FormExcerpt.module.css';

type Form = Extract<TopicBlock, { kind: 'form' }>;

/** The lines of a form, each with a remark. */
export function FormExcerpt({ form: { title, lines } }: { readonly form: Form }) {
  return (
    <div className={styles.form}>
      <p className={styles.title}>{title}</p>
      <ol>
        {lines.map(({ name, note }, index) => (
          <li key={name} id={blockLineId('form', index)}>
            <strong>{name}</strong>
            <span>{note}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
