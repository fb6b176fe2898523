import type { LiveSettings } from './live-settings.ts';
import { useState } from 'react';
import type { KeptTexts } from '#src/ui/browser-storage.ts';
import type { Fetch } from '../github/client.ts';
import type { GitHubDesk } from '../github/github-desk.ts';
import { DeskPage } from './DeskPage.tsx';
import { DraftPanel } from './DraftPanel.tsx';
import styles from './desk.module.css';
import { SignIn } from './SignIn.tsx';

/** Where a token may be kept: for this tab, or on this computer. */
export interface TokenStores {
  readonly tab: KeptTexts;
  readonly computer: KeptTexts;
}

const tokenName = 'editor-token';

/** The editor of the live site: the sign-in, then the desk over the repository. The token goes to GitHub and nowhere else. */
export function LiveEditor(props: {
  readonly settings: LiveSettings;
  readonly today: () => string;
  readonly fetch: Fetch;
  readonly stores: TokenStores;
}) {
  const { settings, today, fetch, stores } = props;
  const { repository, branch } = settings;
  const [desk, setDesk] = useState<GitHubDesk>();
  const kept = stores.tab.getItem(tokenName) ?? stores.computer.getItem(tokenName) ?? '';

  async function signIn(token: string, isRemembered: boolean) {
    const { gitHubDesk } = await import('../github/github-desk.ts');
    const opened = gitHubDesk({ repository, branch, token, fetch }, today);
    await opened.overview();
    const { others } = await opened.draft();
    if (others.length === 1) opened.goOn(others[0]);
    stores.tab.setItem(tokenName, token);
    if (isRemembered) stores.computer.setItem(tokenName, token);
    setDesk(opened);
  }

  function signOut() {
    for (const store of [stores.tab, stores.computer]) store.removeItem(tokenName);
    setDesk(undefined);
  }

  if (!desk) return <SignIn repository={repository} kept={kept} onSignIn={signIn} />;
  return (
    <DeskPage
      desk={desk}
      today={today()}
      panels={() => (
        <section className={styles.group} aria-label="The guide">
          <h2>Ask the guide</h2>
          <p>
            The guide speaks from what is published: ask it on <a href="/">the site</a>, or on the preview of the draft.
            “npm run desk” asks it at once.
          </p>
        </section>
      )}
      beside={({ address, overview, refresh }) => (
        <div className={styles.draft}>
          <DraftPanel desk={desk} changes={overview.changes} settings={settings} onChanged={refresh} />
          <p>
            <a href={address} target="_blank" rel="noopener">
              The page as it is live
            </a>
          </p>
          <button type="button" onClick={signOut}>
            Sign out
          </button>
        </div>
      )}
    />
  );
}
