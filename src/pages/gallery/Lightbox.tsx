import { useEffect, useRef, useState } from 'react';
import words from 'content:gallery-words';
import type { Gallery } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { Button } from '#src/ui/Button.tsx';
import { FallbackImage } from '#src/ui/FallbackImage.tsx';
import fallback from './fallback.svg';
import styles from './Lightbox.module.css';

/** The pictures of an album, one at a time, over the page. Arrow keys go on and back, Escape closes. */
export function Lightbox({
  album: { name, images },
  onClose,
}: {
  readonly album: Gallery[number];
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState(0);
  const shown = images[place];
  const step = (by: number) => {
    setPlace((now) => (now + by + images.length) % images.length);
  };

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={name}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1);
        if (event.key === 'ArrowLeft') step(-1);
      }}
    >
      <figure>
        {shown && (
          <FallbackImage
            key={shown.id}
            src={shown.src}
            alt={shown.alt}
            width={shown.width}
            height={shown.height}
            fallback={fallback}
          />
        )}
        <figcaption aria-live="polite">
          <span key={`text-${place}`}>{`${shown?.description ?? ''} `}</span>
          <span key={place}>{fillTemplate(words.place, { place: place + 1, count: images.length })}</span>
        </figcaption>
      </figure>
      <div className={styles.actions}>
        <Button
          look="quiet"
          onClick={() => {
            step(-1);
          }}
        >
          {words.previous}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            step(1);
          }}
        >
          {words.next}
        </Button>
        <Button onClick={() => dialog.current?.close()}>{words.close}</Button>
      </div>
    </dialog>
  );
}
