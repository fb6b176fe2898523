import { useState } from 'react';
import type { Desk } from '../contract.ts';
import { unfitFile } from '../unfit-file.ts';
import styles from './desk.module.css';

/** Puts a picture or a PDF into a folder of content; a picture of a text needs words for those who cannot see it. */
export function AssetEditor(props: {
  readonly folder: string;
  readonly heading?: string;
  readonly takes?: 'pictures' | 'pictures and PDFs';
  readonly addAsset: Desk['addAsset'];
  /** What stands in the form for it: the name of a file that waits to be put in, or the words that show one. */
  readonly value?: string;
  /** Hears of the name of a file that was chosen, which is put in at once; of nothing where it was removed. */
  readonly onChosen?: (name: string) => void;
  readonly onAdded?: (words: string) => void;
}) {
  const { folder, heading = 'Put in a picture or a PDF', takes, addAsset, value = '', onChosen, onAdded } = props;
  const takesPdf = takes !== 'pictures';
  const [picture, setPicture] = useState<File>();
  const [words, setWords] = useState('');
  const [added, setAdded] = useState('');
  const [seen, setSeen] = useState('');
  const [wrong, setWrong] = useState('');
  const [times, setTimes] = useState(0);
  const [isAdding, setIsAdding] = useState(false);
  const isReady = picture !== undefined && wrong === '' && (onAdded === undefined || words.trim() !== '');
  const [, seenAs = words, target = ''] = /^!\[(.*)\]\((.+)\)$/s.exec(value) ?? [];
  const describe = (fresh: string) => (target === '' ? setWords(fresh) : onAdded?.(`![${plain(fresh)}](${target})`));
  const add = async (chosen: File) => {
    setIsAdding(true);
    const outcome = await addAsset(`${folder}/${chosen.name}`, new Uint8Array(await chosen.arrayBuffer()))
      .catch((error: unknown) => setWrong(error instanceof Error ? error.message : String(error)))
      .finally(() => setIsAdding(false));
    if (outcome && outcome.kind !== 'saved') setWrong('It is not put in. Read at the top why.');
    if (outcome?.kind !== 'saved') return;
    // The desk gives it another name where its own is taken.
    const name = outcome.file.split('/').at(-1) ?? chosen.name;
    const isPdf = /\.pdf$/i.test(name);
    onAdded?.(`${isPdf ? '' : '!'}[${plain(seenAs.trim())}](${/[\s()]/.test(name) ? `<${name}>` : name})`);
    setAdded(name);
    setWords('');
    setPicture(undefined);
    setTimes(times + 1);
  };
  const choose = (chosen: File | undefined) => {
    setPicture(chosen);
    setAdded('');
    setSeen('');
    const unfit = chosen && unfitFile(chosen.name, takesPdf);
    setWrong(unfit ?? '');
    onChosen?.(chosen?.name ?? '');
    if (onChosen && chosen && unfit === undefined) void add(chosen);
    if (unfit !== undefined || !chosen?.type.startsWith('image/')) return;
    const reader = new FileReader();
    reader.onload = () => setSeen(reader.result as string);
    reader.readAsDataURL(chosen);
  };
  return (
    <fieldset className={styles.group} disabled={isAdding}>
      <legend>{heading}</legend>
      <label className={styles.field} data-refused={wrong !== ''}>
        The file
        <input
          key={times}
          type="file"
          aria-invalid={wrong !== ''}
          accept={`.jpg,.jpeg,.png,.webp,.svg${takesPdf ? ',.pdf' : ''}`}
          onChange={({ target }) => choose(target.files?.[0])}
        />
        {wrong !== '' && (
          <span role="alert" className={styles.hint}>
            <strong>{wrong}</strong>
          </span>
        )}
      </label>
      {seen !== '' && <img className={styles.seen} src={seen} alt="" />}
      {onAdded !== undefined && (
        <label>
          {takesPdf ? 'What is to be seen, or the words of the link to a PDF' : 'What is to be seen'}
          <input type="text" value={seenAs} onChange={(event) => describe(event.target.value)} />
        </label>
      )}
      <div className={styles.tools}>
        {!onChosen && (
          <button type="button" className={styles.put} disabled={!isReady} onClick={() => picture && void add(picture)}>
            {isAdding ? 'Being put in…' : 'Put it in'}
          </button>
        )}
        {(picture ?? value) !== '' && (
          <button
            type="button"
            onClick={() => {
              choose(undefined);
              setTimes(times + 1);
            }}
          >
            Remove<span className={styles.unseen}> the picture</span>
          </button>
        )}
      </div>
      {!picture && value !== '' && added === '' && (
        <p>{value.startsWith('!') ? 'A picture is put in.' : `Choose ${value} again, or press “Remove”.`}</p>
      )}
      {picture && wrong === '' && !isReady && !onChosen && (
        <span className={styles.count}>Write first what is to be seen.</span>
      )}
      {isAdding && <p role="status">The file is being put in and checked, which takes some seconds.</p>}
      {added !== '' && (
        <p role="status">
          {onAdded === undefined ? `Write its name into the field “File”: ${added}` : `${added} is put in.`}
        </p>
      )}
    </fieldset>
  );
}

const plain = (words: string) => words.replaceAll(/[[\]]/g, '');
