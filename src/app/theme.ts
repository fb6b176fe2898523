import { deviceStorage } from '#src/ui/browser-storage.ts';

/** How the pages are coloured: as the device is, or as the visitor chose on this device. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

export const storageKey = 'theme';

/** What was chosen on this device; `system` without a choice, or where nothing may be kept. */
export function keptTheme(): Theme {
  const kept = deviceStorage.getItem(storageKey);
  return themes.find((theme) => theme === kept) ?? 'system';
}

/** Colours the page, and with it the bar that a phone draws around it. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.scheme ?? '';
    const chosen = theme === own ? 'all' : 'not all';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : chosen;
  }
}

/** Colours the page and keeps the choice; where nothing may be kept it holds as long as the page does. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  if (theme === 'system') deviceStorage.removeItem(storageKey);
  else deviceStorage.setItem(storageKey, theme);
}
