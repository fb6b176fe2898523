import { useSyncExternalStore } from 'react';
import words from 'content:layout-words';
import { deviceStorage } from '#src/ui/browser-storage.ts';
import { useIsKept } from '#src/ui/use-kept-text.ts';
import { chooseTheme, storageKey, themes } from './theme.ts';
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
  const isKept = useIsKept(deviceStorage, storageKey);

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
      <p aria-live="polite">{isKept ? '' : words.theme.notKept}</p>
    </fieldset>
  );
}
