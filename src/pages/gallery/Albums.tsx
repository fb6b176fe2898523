import { useState } from 'react';
import words from 'content:gallery-words';
import type { Gallery } from '#src/collections/types.ts';
import { counted } from '#src/domain/counted.ts';
import { FallbackImage } from '#src/ui/FallbackImage.tsx';
import { Lightbox } from './Lightbox.tsx';
import fallback from './fallback.svg';
import styles from './Albums.module.css';

/** The albums, each by its first picture; opening one shows all of them large. */
export function Albums({ albums }: { readonly albums: Gallery }) {
  const [opened, setOpened] = useState<Gallery[number]>();
  return (
    <>
      <ul className={styles.albums}>
        {albums.map((album) => {
          const first = album.images[0];
          return (
            <li key={album.id}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => {
                  setOpened(album);
                }}
              >
                {first && <FallbackImage src={first.src} alt={first.alt} fallback={fallback} />}
                <span className={styles.name}>{album.name}</span>
                <span className={styles.count}>{counted(words.pictures, album.images.length)}</span>
                {album.images.some(({ isDrawing }) => isDrawing) && (
                  <span className={styles.sample}>{` ${words.sample}`}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {opened && (
        <Lightbox
          album={opened}
          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
    </>
  );
}
