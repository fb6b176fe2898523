import type { ComponentProps } from 'react';
import styles from './Button.module.css';

type Look = 'primary' | 'quiet';

interface Shared {
  readonly look?: Look;
}

/** A primary button (green) or a quiet one (outlined). */
export function Button({
  look = 'primary',
  type = 'button',
  ...props
}: Shared & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type={type} className={`${styles.button} ${styles[look]}`} {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', ...props }: Shared & Omit<ComponentProps<'a'>, 'className'>) {
  return <a className={`${styles.button} ${styles[look]}`} {...props} />;
}
