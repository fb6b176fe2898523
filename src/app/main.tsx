import '../ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { keepForOffline } from './offline.ts';
import { istToday } from '#src/domain/ist-dates.ts';
import { openAddress } from './routes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const clean = window.location.pathname.replace(/(?:\/index\.html|\/+)$/, '') || '/';
if (clean !== window.location.pathname)
  window.history.replaceState(null, '', clean + window.location.search + window.location.hash);

const first = await openAddress(clean);
const site = (
  <StrictMode>
    <BrowserRouter>
      <App first={first} day={root.dataset.day ?? istToday(new Date())} />
    </BrowserRouter>
  </StrictMode>
);

if (root.dataset.file === first.file) {
  hydrateRoot(root, site);
} else {
  // The host sent another page than the one that belongs to the address: draw the right one from nothing.
  document.head
    .querySelectorAll(
      'title, meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"], [data-of-page]',
    )
    .forEach((element) => {
      element.remove();
    });
  createRoot(root).render(site);
}
keepForOffline();
