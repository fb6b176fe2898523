import { useState } from 'react';
import type { Outcome } from '../contract.ts';
import styles from './desk.module.css';

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
