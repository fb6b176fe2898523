import { Unbroken } from './Unbroken.tsx';
import styles from './Marked.module.css';

/** A text with some of its letters marked: those between each pair of places, the second one not included. */
export function Marked({
  text,
  marks,
}: {
  readonly text: string;
  readonly marks: readonly (readonly [number, number])[];
}) {
  const [first, ...others] = marks;
  if (first === undefined) return <Unbroken text={text} />;
  const [from, to] = first;
  return (
    <>
      <Unbroken text={text.slice(0, from)} />
      <mark className={styles.mark}>{text.slice(from, to)}</mark>
      <Marked text={text.slice(to)} marks={others.map(([start, end]) => [start - to, end - to])} />
    </>
  );
}
