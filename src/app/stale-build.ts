import { useEffect, useRef, type RefObject } from 'react';

/** Whether the host serves another build by now than the one this page is of. False when the host cannot be asked. */
async function isReplaced(): Promise<boolean> {
  const ownScript = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!ownScript) return false;
  try {
    const answer = await fetch('/', { cache: 'no-cache' });
    return answer.ok && !(await answer.text()).includes(ownScript);
  } catch {
    return false;
  }
}

/** Whether the host answers at all. */
export async function isReachable(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Asks whether the build was replaced whenever the visitor comes back to a tab that was left. */
export function useStaleBuild(): RefObject<boolean> {
  const replaced = useRef(false);

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState !== 'visible' || replaced.current) return;
      void isReplaced().then((answer) => {
        replaced.current = answer;
      });
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);

  return replaced;
}
