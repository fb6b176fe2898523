import { useState } from 'react';
import type { Outcome } from '../contract.ts';
import styles from './desk.module.css';

/** Puts a picture or a PDF into a folder of content; a picture of a text needs words for those who cannot see it. */
export function AssetEditor(props: {
  readonly folder: string;
  readonly heading?: string;
  readonly takes?: 'pictures' | 'pictures and PDFs';
  readonly addAsset: (name: string, bytes: Uint8Array) => Promise<Outcome | undefined>;
  /** Hears of the name of a file that was chosen, and waits to be put in. */
  readonly onChosen?: (name: string) => void;
  readonly onAdded?: (words: string) => void;
}) {
  const { folder, heading = 'Put in a picture or a PDF', takes, addAsset, onChosen, onAdded } = props;
  const takesPdf = takes !== 'pictures';
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
    setAdded(picture.name);
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
          accept={`.jpg,.jpeg,.png,.webp,.svg${takesPdf ? ',.pdf' : ''}`}
          onChange={({ target }) => {
            setPicture(target.files?.[0]);
            setAdded('');
            onChosen?.(target.files?.[0]?.name ?? '');
          }}
        />
      </label>
      {onAdded !== undefined && (
        <label>
          {takesPdf ? 'What is to be seen, or the words of the link to a PDF' : 'What is to be seen'}
          <input type="text" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
      )}
      <button type="button" disabled={!isReady} onClick={() => void add()}>
        Put it in
      </button>
      {picture && !isReady && <span className={styles.count}>Write first what is to be seen.</span>}
      {added !== '' && (
        <p role="status">
          {onAdded === undefined ? `Write its name into the field “File”: ${added}` : `${added} is put in.`}
        </p>
      )}
    </fieldset>
  );
}
