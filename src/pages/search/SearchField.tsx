import { use, useState } from 'react';
import words from 'content:layout-words';
import { paths } from '#src/paths.ts';
import { loadSuggest, useSuggestions } from '#src/search/use-suggestions.ts';
import { Listbox } from '#src/ui/Listbox.tsx';
import { Marked } from '#src/ui/Marked.tsx';
import { useListbox } from '#src/ui/use-listbox.ts';
import { SiteAddressContext } from '../address.ts';
import styles from './SearchField.module.css';

const most = 6;
const none: ReturnType<typeof useSuggestions> & object = [];

/** A search field. What is typed is searched for; what is offered meanwhile leads to its place. Without script it is a form for the search page. */
export function SearchField({
  id,
  name,
  placeholder,
  button,
  initial = '',
  isLarge = false,
}: {
  readonly id: string;
  readonly name: string;
  readonly placeholder?: string;
  /** The words of the button; without them, a magnifying glass. */
  readonly button?: string;
  readonly initial?: string;
  readonly isLarge?: boolean;
}) {
  const { go } = use(SiteAddressContext);
  const [typed, setTyped] = useState(initial);
  const found = useSuggestions(typed, most) ?? none;
  // The field stays where it is while the next page comes: what is typed by then is for that page.
  const leaveFor = (href: string) => {
    if (!isLarge) setTyped('');
    go(href);
  };
  const choose = (index: number) => {
    const suggestion = found[index];
    if (suggestion) leaveFor(suggestion.href);
  };
  const listbox = useListbox(found.length, choose);

  return (
    <form
      role="search"
      aria-label={name}
      action={paths.search}
      className={isLarge ? `${styles.search} ${styles.large}` : styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        listbox.dismiss();
        if (typed.trim() !== '') leaveFor(paths.searchFor(typed.trim()));
      }}
      onBlur={listbox.dismiss}
    >
      <div className={styles.row}>
        <label className="visually-hidden" htmlFor={id}>
          {name}
        </label>
        <input
          id={id}
          type="text"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          placeholder={placeholder}
          value={typed}
          role="combobox"
          aria-expanded={listbox.isOpen}
          {...listbox.fieldProps}
          onFocus={() => void loadSuggest().catch(() => undefined)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            listbox.reopen();
          }}
          onKeyDown={listbox.onKey}
        />
        <button type="submit" aria-label={button === undefined ? words.search.button : undefined}>
          {button ?? <Glass />}
        </button>
      </div>
      <div className={styles.popup}>
        <Listbox
          control={listbox}
          label={words.search.suggestions}
          options={found.map((suggestion) => ({
            key: suggestion.href,
            name: <Marked text={suggestion.name} marks={suggestion.marks} />,
            about: suggestion.about,
          }))}
          onChoose={choose}
        />
      </div>
    </form>
  );
}

/** A magnifying glass. */
export function Glass() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m13 13 4.5 4.5" />
    </svg>
  );
}
