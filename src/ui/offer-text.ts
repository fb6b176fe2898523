import buttonStyles from './Button.module.css';
import styles from './offer-text.module.css';

/** A text that the visitor is left to take, and the words around it. */
export interface OfferedText {
  readonly sentence: string;
  /** Stands selected in a field of that name; none is shown where it is empty. */
  readonly text: string;
  readonly textName: string;
  readonly link?: { readonly name: string; readonly href: string; readonly file: string };
  readonly close: string;
}

/** Lays a text over the page, selected, for the visitor to copy by hand. Escape and the button close it and give focus back. */
export function offerText({ sentence, text, textName, link, close }: OfferedText): void {
  const dialog = made('dialog', { className: styles.offer ?? '', ariaLabel: sentence });
  const field = made('textarea', { value: text, readOnly: true, ariaLabel: textName });
  const button = made('button', {
    type: 'button',
    className: `${buttonStyles.button ?? ''} ${buttonStyles.quiet ?? ''}`,
    textContent: close,
  });
  dialog.append(
    made('p', { textContent: sentence }),
    ...(text === '' ? [] : [field]),
    ...(link ? [made('a', { href: link.href, download: link.file, textContent: link.name })] : []),
    button,
  );
  const inFocus = document.activeElement;
  const remove = () => {
    dialog.remove();
    if (inFocus instanceof HTMLElement) inFocus.focus();
  };
  dialog.addEventListener('close', remove);
  button.addEventListener('click', remove);
  document.body.append(dialog);
  // A browser without dialogs shows it at the end of the page, where the focus leads.
  if ('showModal' in dialog) dialog.showModal();
  else (dialog as HTMLElement).setAttribute('open', '');
  field.focus();
  field.select();
}

const made = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);
