import { useState } from 'react';
import styles from './desk.module.css';

/** Asks for the token by which GitHub knows the accountant; `kept` is one of before. `onSignIn` rejects with a sentence. */
export function SignIn(props: {
  readonly repository: string;
  readonly kept: string;
  readonly onSignIn: (token: string, isRemembered: boolean) => Promise<void>;
}) {
  const { repository, kept, onSignIn } = props;
  const [token, setToken] = useState(kept);
  const [isRemembered, setIsRemembered] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState('');
  const signIn = () => {
    setIsBusy(true);
    setTold('');
    onSignIn(token.trim(), isRemembered).catch((error: unknown) => {
      setTold(error instanceof Error ? error.message : String(error));
      setIsBusy(false);
    });
  };
  return (
    <div className={styles.desk}>
      <main className={styles.signIn}>
        <h1>The editor of the site</h1>
        <form
          className={styles.group}
          onSubmit={(event) => {
            event.preventDefault();
            signIn();
          }}
        >
          <label>
            Your token for {repository} at GitHub
            <input type="password" autoComplete="off" value={token} onChange={({ target }) => setToken(target.value)} />
          </label>
          <p className={styles.hint}>
            At GitHub: Settings, Developer settings, Personal access tokens, Fine-grained tokens. “Only select
            repositories”: {repository} alone. Permissions: Contents “Read and write”, Actions “Read-only”, Commit
            statuses “Read-only”. Let it expire after 90 days.
          </p>
          <label className={styles.choice}>
            <input type="checkbox" checked={isRemembered} onChange={({ target }) => setIsRemembered(target.checked)} />
            Remember it on this computer, which nobody else uses. Otherwise it is forgotten with this tab.
          </label>
          <button type="submit" className={styles.act} disabled={isBusy || token.trim() === ''}>
            {isBusy ? 'Being signed in…' : 'Sign in'}
          </button>
          <p role="status">{told}</p>
        </form>
      </main>
    </div>
  );
}
