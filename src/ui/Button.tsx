import type { ComponentProps } from 'react';
import styles from './Button.module.css';

type Look = 'act' | 'quiet';

interface Shared {
  readonly look?: Look;
}

/** A button that acts (green) or stays quiet (outlined). */
export function Button({ look = 'act', className = '', type = 'button', ...props }: ComponentProps<'button'> & Shared) {
  return <button type={type} className={`${styles.button} ${styles[look]} ${className}`} {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'act', className = '', ...props }: ComponentProps<'a'> & Shared) {
  return <a className={`${styles.button} ${styles[look]} ${className}`} {...props} />;
}
