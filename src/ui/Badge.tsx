import { useEffect, useRef, type ReactNode } from 'react';
import { stampOnceSeen } from './move-once.ts';
import { Unbroken } from './Unbroken.tsx';
import styles from './Badge.module.css';

/** A label set off by its colour: vermilion, at most once on a page, or the green of what may go ahead. */
export function Badge({
  id,
  label,
  ink = 'vermilion',
  children,
}: {
  /** Its place on the page. */
  readonly id?: string;
  readonly label?: string;
  readonly ink?: 'vermilion' | 'green';
  readonly children: ReactNode;
}) {
  const stamp = useRef<HTMLParagraphElement>(null);
  useEffect(() => (stamp.current ? stampOnceSeen(stamp.current) : undefined), []);
  return (
    <p ref={stamp} id={id} className={`${styles.badge} ${styles[ink]}`}>
      {label !== undefined && <span className={styles.label}>{`${label} `}</span>}
      <span>{typeof children === 'string' ? <Unbroken text={children} /> : children}</span>
    </p>
  );
}
