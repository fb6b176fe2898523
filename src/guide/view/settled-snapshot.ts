import { useMemo, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { guideMachine } from '../machine.ts';
import type { GuideActor } from '../session.ts';

type Snapshot = SnapshotFrom<typeof guideMachine>;

/** The guide as it is shown: a question and an answer that comes within a moment come into sight together, in one drawing. */
export function useSettledSnapshot(actor: GuideActor): Snapshot {
  const { subscribe, current } = useMemo(() => settledStore(actor), [actor]);
  return useSyncExternalStore(subscribe, current);
}

/** A state that waits for something is shown only once it has lasted for a moment. */
export function settledStore(actor: GuideActor) {
  let shown = actor.getSnapshot();
  return {
    current: () => shown,
    subscribe: (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        clearTimeout(timer);
        timer = undefined;
        shown = actor.getSnapshot();
        notify();
      };
      show();
      const subscription = actor.subscribe((snapshot) => {
        if (!snapshot.hasTag('waiting')) show();
        else timer ??= setTimeout(show, moment);
      });
      return () => {
        clearTimeout(timer);
        subscription.unsubscribe();
      };
    },
  };
}

/** Milliseconds: less than the eye tells apart, and enough for a text that is near. */
const moment = 20;
