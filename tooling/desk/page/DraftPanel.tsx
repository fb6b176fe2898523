import { useEffect, useState } from 'react';
import type { ListedChange } from '../contract.ts';
import type { GitHubDesk } from '../github/github-desk.ts';
import styles from './desk.module.css';
import type { LiveSettings } from './live-settings.ts';

/** How often the checks are asked for while they run, in milliseconds. */
const lookAgainAfter = 15_000;

type Draft = Awaited<ReturnType<GitHubDesk['draft']>>;

/** The draft that is being written: what the host's checks say of it, and the ways to publish it or to give it up. */
export function DraftPanel(props: {
  readonly desk: GitHubDesk;
  readonly changes: readonly ListedChange[];
  readonly settings: LiveSettings;
  readonly onChanged: () => void;
}) {
  const { desk, changes, settings, onChanged } = props;
  const [draft, setDraft] = useState<Draft>();
  const [looks, setLooks] = useState(0);
  const [told, setTold] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const tell = (error: unknown) => setTold(error instanceof Error ? error.message : String(error));
  const lookAgain = () => setLooks((count) => count + 1);

  useEffect(() => {
    let isShown = true;
    desk.draft().then((found) => {
      if (isShown) setDraft(found);
    }, tell);
    return () => {
      isShown = false;
    };
  }, [desk, changes, looks]);

  const isRunning =
    draft?.branch !== undefined && !draft.checks.some(({ state }) => state === 'failed') && !draft.mayBePublished;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(lookAgain, lookAgainAfter);
    return () => clearInterval(timer);
  }, [isRunning]);

  if (!draft) return <p role="status">{told}</p>;
  const act = (work: Promise<string>) => {
    setIsBusy(true);
    setTold('');
    work
      .then((words) => {
        setTold(words);
        lookAgain();
        onChanged();
      }, tell)
      .finally(() => setIsBusy(false));
  };
  const goOn = (branch: string | undefined) => {
    desk.goOn(branch);
    setTold('');
    lookAgain();
    onChanged();
  };
  return (
    <section className={styles.group} aria-label="The live site">
      <h2>The live site</h2>
      {draft.branch === undefined ? (
        <p>Nothing is waiting to be published. The next “Save” begins a draft; the live site stays as it is.</p>
      ) : (
        <>
          <p>
            What you save is in the draft {draft.branch}. The live site is as it was.{' '}
            {settings.preview !== undefined && (
              <a href={previewOf(settings.preview, draft.branch)} target="_blank" rel="noopener">
                The preview of the draft
              </a>
            )}
          </p>
          {draft.isBehind && <p>The live site has changed since; the next save or “Publish” takes that in.</p>}
          <ul className={styles.list} aria-label="Checks">
            {draft.checks.map(({ name, state, address }) => (
              <li key={`${name} ${address}`}>
                {states[state]}: {address.startsWith('https:') ? <a href={address}>{name}</a> : name}
              </li>
            ))}
          </ul>
          <p className={styles.hint}>{sentenceOf(draft)}</p>
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.act}
              disabled={isBusy || !draft.mayBePublished}
              onClick={() => act(desk.publish())}
            >
              Publish
            </button>
            <button type="button" disabled={isBusy} onClick={lookAgain}>
              Look again
            </button>
          </div>
          <GivingUp key={draft.branch} branch={draft.branch} isBusy={isBusy} onGiveUp={() => act(desk.giveUp())} />
        </>
      )}
      {draft.others.map((other) => (
        <p key={other}>
          <button type="button" className={styles.link} disabled={isBusy} onClick={() => goOn(other)}>
            Go on with {other}
          </button>
        </p>
      ))}
      {draft.branch !== undefined && (
        <p>
          <button type="button" className={styles.link} disabled={isBusy} onClick={() => goOn(undefined)}>
            Leave this draft and begin another
          </button>
        </p>
      )}
      <p role="status">{told}</p>
    </section>
  );
}

/** Deletes what may be the work of an hour, so it asks once. */
function GivingUp(props: { readonly branch: string; readonly isBusy: boolean; readonly onGiveUp: () => void }) {
  const { branch, isBusy, onGiveUp } = props;
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <p>
        <button type="button" disabled={isBusy} onClick={() => setIsAsking(true)}>
          Give the draft up
        </button>
      </p>
    );
  return (
    <div role="group" aria-label="Give the draft up">
      <p>All that was saved in {branch} will be deleted. That cannot be undone.</p>
      <div className={styles.tools}>
        <button type="button" disabled={isBusy} onClick={onGiveUp}>
          Delete it
        </button>
        <button type="button" disabled={isBusy} onClick={() => setIsAsking(false)}>
          Keep it
        </button>
      </div>
    </div>
  );
}

const states = { waiting: 'Being checked', passed: 'Passed', failed: 'Failed' } as const;

function sentenceOf({ checks, mayBePublished }: Extract<Draft, { readonly branch: string }>): string {
  if (mayBePublished) return 'All checks have passed. “Publish” makes it live.';
  if (checks.length === 0)
    return 'No check has been seen yet. The host begins within a minute, if its checks are set up.';
  return checks.some(({ state }) => state === 'failed')
    ? 'A check has failed, so this cannot be published. Its link tells why: mend it and save again, or take the change back.'
    : 'The host is checking. That takes a few minutes, and this page looks by itself.';
}

/** The hosts write the name of a branch with hyphens alone. */
const previewOf = (preview: string, branch: string) =>
  preview.replace('{draft}', branch.replaceAll(/[^A-Za-z0-9]+/g, '-').toLowerCase());
