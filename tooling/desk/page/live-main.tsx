import '#src/ui/styles/index.css';
import { createRoot } from 'react-dom/client';
import { istToday } from '#src/domain/ist-dates.ts';
import { deviceStorage, tabStorage } from '#src/ui/browser-storage.ts';
import { LiveEditor } from './LiveEditor.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no element with the id "root"');
const { repository = '', branch = '', preview } = root.dataset;
createRoot(root).render(
  <LiveEditor
    settings={{ repository, branch, ...(preview !== undefined && { preview }) }}
    today={() => istToday(new Date())}
    fetch={(address, init) => fetch(address, init)}
    stores={{ tab: tabStorage, computer: deviceStorage }}
  />,
);
