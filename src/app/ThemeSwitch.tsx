import { useSyncExternalStore } from 'react';
import { chooseTheme, themes, type Theme } from './theme.ts';
import styles from './ThemeSwitch.module.css';

const names: Readonly<Record<Theme, string>> = { system: 'As the device', light: 'Light', dark: 'Dark' };

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
      <legend>Colours of the page</legend>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === chosen}
          onClick={() => {
            chooseTheme(theme);
          }}
        >
          {names[theme]}
        </button>
      ))}
    </fieldset>
  );
}
