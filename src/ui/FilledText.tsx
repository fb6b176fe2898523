import { Fragment, type ReactNode } from 'react';
import { Unbroken } from './Unbroken.tsx';

/** A text with places such as `{date}`, filled with elements. */
export function FilledText({
  text,
  values,
}: {
  readonly text: string;
  readonly values: Readonly<Record<string, ReactNode>>;
}) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 0 ? piece : <Fragment key={index}>{wholeIfText(values[piece])}</Fragment>));
}

const wholeIfText = (value: ReactNode) => (typeof value === 'string' ? <Unbroken text={value} /> : value);
