import '#src/ui/styles/index.css';
import { createRoot } from 'react-dom/client';
import { istToday } from '#src/domain/ist-dates.ts';
import { DeskPage } from './DeskPage.tsx';
import { httpDesk } from './http-desk.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no element with the id "root"');
createRoot(root).render(<DeskPage desk={httpDesk} today={istToday(new Date())} />);
