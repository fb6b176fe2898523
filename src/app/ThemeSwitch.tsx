import { useSyncExternalStore } from 'react';
import words from 'content:layout-words';
import { chooseTheme, themes } from './theme.ts';
import styles from './ThemeSwitch.module.css';

/** The page itself says which theme it is in: two switches on one page, and one in another tab, agree by looking there. */
const subscribe = (notify: () => void) => {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    observer.disconnect();
  };
};
const current = () => document.documentElement.dataset.theme;

/** Light, dark, or as the device is. Hidden where no script runs: the page then follows the device. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(subscribe, current, () => 'system');

  return (
    <fieldset className={styles.switch}>
      <legend>{words.theme.name}</legend>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === chosen}
          onClick={() => {
            chooseTheme(theme);
          }}
        >
          {words.theme[theme]}
        </button>
      ))}
    </fieldset>
  );
}
