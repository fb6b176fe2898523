import { useState } from 'react';
import words from 'content:gallery-words';
import { fallbackPicture } from '#src/collections/gallery.ts';
import { counted } from '#src/domain/counted.ts';
import { FallbackImage } from '#src/ui/FallbackImage.tsx';
import { Lightbox } from './Lightbox.tsx';
import styles from './Albums.module.css';

export interface Album {
  readonly id: string;
  readonly name: string;
  readonly images: readonly {
    readonly id: string;
    readonly src: string;
    readonly alt: string;
    readonly description: string;
  }[];
}

/** The albums, each by its first picture; opening one shows all of them large. */
export function Albums({ albums }: { readonly albums: readonly Album[] }) {
  const [opened, setOpened] = useState<Album>();
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
                {first && <FallbackImage src={first.src} alt={first.alt} fallback={fallbackPicture} />}
                <span className={styles.name}>{album.name}</span>
                <span className={styles.count}>{counted(words.pictures, album.images.length)}</span>
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
