import type { ComponentProps } from 'react';
import styles from './Button.module.css';

type Look = 'act' | 'quiet';

interface Shared {
  readonly look?: Look;
}

/** A button that acts (green) or stays quiet (outlined). */
export function Button({
  look = 'act',
  type = 'button',
  ...props
}: Shared & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type={type} className={`${styles.button} ${styles[look]}`} {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'act', ...props }: Shared & Omit<ComponentProps<'a'>, 'className'>) {
  return <a className={`${styles.button} ${styles[look]}`} {...props} />;
}
