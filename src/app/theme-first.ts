import { keptTheme, showTheme, storageKey } from './theme.ts';

// Runs before the page is drawn, so that it is never seen in the colours that were not chosen.
showTheme(keptTheme());
window.addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) showTheme(keptTheme());
});
