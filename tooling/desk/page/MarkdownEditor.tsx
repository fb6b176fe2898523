import { useRef, useState } from 'react';
import type { Outcome } from '../contract.ts';
import { controlId } from './FieldEditor.tsx';
import styles from './desk.module.css';

/** The text below the fields, with a way to put pictures and PDFs into it. */
export function MarkdownEditor(props: {
  readonly file: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly addAsset: (name: string, bytes: Uint8Array) => Promise<Outcome | undefined>;
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

/** Puts a picture or a PDF into a folder of content; a picture of a text needs words for those who cannot see it. */
export function AssetEditor(props: {
  readonly folder: string;
  readonly heading?: string;
  readonly addAsset: (name: string, bytes: Uint8Array) => Promise<Outcome | undefined>;
  readonly onAdded?: (words: string) => void;
}) {
  const { folder, heading = 'Put in a picture or a PDF', addAsset, onAdded } = props;
  const [picture, setPicture] = useState<File>();
  const [words, setWords] = useState('');
  const [added, setAdded] = useState('');
  const isReady = picture !== undefined && (onAdded === undefined || words.trim() !== '');
  const add = async () => {
    if (!picture) return;
    const outcome = await addAsset(`${folder}/${picture.name}`, new Uint8Array(await picture.arrayBuffer()));
    if (outcome?.kind !== 'saved') return;
    const isPdf = /\.pdf$/i.test(picture.name);
    const target = /[\s()]/.test(picture.name) ? `<${picture.name}>` : picture.name;
    onAdded?.(`${isPdf ? '' : '!'}[${words.trim().replaceAll(/[[\]]/g, '')}](${target})`);
    setAdded(onAdded === undefined ? picture.name : '');
    setWords('');
    setPicture(undefined);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{heading}</legend>
      <label>
        The file
        <input
          type="file"
          accept=".jpg,.jpeg,.png,.webp,.svg,.pdf"
          onChange={({ target }) => setPicture(target.files?.[0])}
        />
      </label>
      {onAdded !== undefined && (
        <label>
          What is to be seen, or the words of the link to a PDF
          <input type="text" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
      )}
      <button type="button" disabled={!isReady} onClick={() => void add()}>
        Put it in
      </button>
      {added !== '' && <p role="status">Write its name into the field “File”: {added}</p>}
    </fieldset>
  );
}
