import { useState, type ReactNode } from 'react';
import { copyText } from '#src/delivery/copy-text.ts';
import { whatsAppLink } from '#src/delivery/whatsapp.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { printPart } from '#src/ui/print-part.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import styles from './SheetActions.module.css';

/** The row of what can be done with a sheet: its buttons, side by side, or across its whole width. They need scripts and are not printed. */
export function SheetActions({
  isAcross = false,
  children,
}: {
  readonly isAcross?: boolean;
  readonly children: ReactNode;
}) {
  return <div className={isAcross ? `${styles.actions} ${styles.across}` : styles.actions}>{children}</div>;
}

/** Prints the section that the button stands in. */
export function PrintButton({ children }: { readonly children: string }) {
  return (
    <Button
      look="quiet"
      onClick={(event) => {
        printPart(event.currentTarget);
      }}
    >
      {children}
    </Button>
  );
}

/** Copying a text: the action, and whether it was done. */
export function useCopying(text: string) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => void copyText(text).then(setIsCopied);
  return { isCopied, copy };
}

/** Copies a text, and says so once it is done. */
export function CopyButton({
  words,
  copying: { isCopied, copy },
}: {
  readonly words: { readonly copy: string; readonly copied: string };
  readonly copying: ReturnType<typeof useCopying>;
}) {
  return (
    <Button look="quiet" onClick={copy}>
      <span aria-live="polite">
        <Unbroken text={isCopied ? words.copied : words.copy} />
      </span>
    </Button>
  );
}

/** Opens WhatsApp in a window of its own with a draft, for the visitor to choose whom it goes to. */
export function WhatsAppButton({
  draft,
  onClick,
  children,
}: {
  readonly draft: string;
  readonly onClick?: () => void;
  readonly children: string;
}) {
  return (
    <ButtonLink look="quiet" href={whatsAppLink('', draft)} rel="noopener noreferrer" target="_blank" onClick={onClick}>
      {children}
    </ButtonLink>
  );
}
