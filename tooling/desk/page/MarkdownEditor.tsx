import { useRef } from 'react';
import type { Desk } from '../contract.ts';
import { AssetEditor } from './AssetEditor.tsx';
import { controlId } from './FieldEditor.tsx';
import styles from './desk.module.css';

/** The text below the fields, with a way to put pictures and PDFs into it. */
export function MarkdownEditor(props: {
  readonly file: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly addAsset: Desk['addAsset'];
}) {
  const { file, value, onChange, addAsset } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const put = (words: string) => {
    const at = area.current?.selectionStart ?? value.length;
    onChange(`${value.slice(0, at)}\n\n${words}\n\n${value.slice(at)}`.trim());
  };
  return (
    <div className={styles.field}>
      <label htmlFor={controlId('text')}>Text</label>
      <textarea
        ref={area}
        id={controlId('text')}
        className={styles.markdown}
        rows={18}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={styles.hint}>
        An empty line begins a paragraph, ## a heading, - a list. **Two stars** are bold, [words](/contact) a link.
      </p>
      <AssetEditor folder={file.replace(/\/[^/]+$/, '')} addAsset={addAsset} onAdded={put} />
    </div>
  );
}
