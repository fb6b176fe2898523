import { Fragment, type ReactElement } from 'react';
import { Unbroken } from './Unbroken.tsx';

/** A text with places such as `{date}`, filled with texts and elements. */
export function FilledText({
  text,
  values,
}: {
  readonly text: string;
  readonly values: Readonly<Record<string, string | ReactElement>>;
}) {
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    const shown = index % 2 === 0 ? piece : values[piece];
    return <Fragment key={index}>{typeof shown === 'string' ? <Unbroken text={shown} /> : shown}</Fragment>;
  });
}
