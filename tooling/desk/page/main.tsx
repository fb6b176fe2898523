import '#src/ui/styles/index.css';
import { createRoot } from 'react-dom/client';
import { istToday } from '#src/domain/ist-dates.ts';
import { DeskPage } from './DeskPage.tsx';
import { GuidePanel } from './GuidePanel.tsx';
import { httpDesk } from './http-desk.ts';
import { Preview } from './Preview.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import styles from './desk.module.css';
import { titleIn } from './title-in.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no element with the id "root"');
createRoot(root).render(
  <DeskPage
    desk={httpDesk}
    today={istToday(new Date())}
    ask={httpDesk.ask}
    panels={({ changes, files, faults, unwritten }) => (
      <>
        <PublishPanel
          changes={changes.length}
          waiting={httpDesk.waiting}
          publish={httpDesk.publish}
          faults={faults.length}
          unwritten={unwritten.length}
          titleOf={(file) => titleIn(files, file)}
        />
        <GuidePanel ask={httpDesk.ask} />
      </>
    )}
    beside={({ address, written }) => (
      <>
        {/* Behind the frame, which is clear until the page is there. */}
        <p aria-hidden="true" className={styles.behind}>
          Loading the page…
        </p>
        <Preview address={address} written={written} />
      </>
    )}
  />,
);
