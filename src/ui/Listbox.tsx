import { useEffect, useRef, type ReactNode } from 'react';
import type { ListboxControl } from './use-listbox.ts';
import styles from './Listbox.module.css';

/** The options of a field that is being typed into. Focus stays in the field. */
export function Listbox({
  control: { isOpen, active, listId, optionId, dismiss },
  label,
  options,
  onChoose,
}: {
  readonly control: ListboxControl;
  readonly label: string;
  readonly options: readonly { readonly key: string; readonly name: ReactNode; readonly about: string }[];
  readonly onChoose: (index: number) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  if (!isOpen) return null;
  return (
    <ul
      ref={list}
      id={listId}
      role="listbox"
      aria-label={label}
      className={styles.list}
      onPointerDown={(event) => {
        // A press would take focus from the field, and with it the list away before the click.
        event.preventDefault();
      }}
    >
      {options.map(({ key, name, about }, index) => (
        <li
          key={key}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onClick={() => {
            onChoose(index);
            dismiss();
          }}
        >
          <span>{name}</span> <small>{about}</small>
        </li>
      ))}
    </ul>
  );
}
