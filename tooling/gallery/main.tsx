import '#src/ui/styles/index.css';
import { createRoot } from 'react-dom/client';
import { Components } from './Components.tsx';
import styles from './gallery.module.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no element with the id "root"');
createRoot(root).render(
  <main className={styles.both}>
    <Components theme="light" />
    <Components theme="dark" />
  </main>,
);
