import { useRef, useState } from 'react';
import type { Mail } from './form.ts';

/** How a sending ended, as far as a form needs to know. */
export type SendingOutcome = { readonly ok: true } | { readonly ok: false; readonly text: string };

export type Sending =
  | { readonly state: 'idle' | 'sending' | 'sent' }
  | { readonly state: 'failed'; readonly text: string };

/** Runs one sending at a time: while one is under way, another is not begun. */
export function useSending(send: (mail: Mail) => Promise<SendingOutcome>) {
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const isUnderWay = useRef(false);

  const begin = async (mail: Mail): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setSending({ state: 'sending' });
    const outcome = await send(mail);
    isUnderWay.current = false;
    setSending(outcome.ok ? { state: 'sent' } : { state: 'failed', text: outcome.text });
    return outcome.ok;
  };

  return {
    sending,
    begin,
    again: () => {
      setSending({ state: 'idle' });
    },
  };
}
