import { toObserver, type Observer, type SnapshotFrom, type Subscription } from 'xstate';
import type { guideMachine } from '../machine/machine.ts';
import type { GuideActor } from '../machine/session.ts';

type Snapshot = SnapshotFrom<typeof guideMachine>;

/**
 * The guide as it is shown. A state that waits for something is shown only once it has lasted for a moment,
 * so that a question and an answer that is near come into sight together, in one drawing.
 */
export function settled(actor: GuideActor): Pick<GuideActor, 'getSnapshot' | 'subscribe'> {
  let shown = actor.getSnapshot();
  return {
    getSnapshot: () => shown,
    subscribe: (listener: Observer<Snapshot> | ((snapshot: Snapshot) => void)): Subscription => {
      const notify = toObserver(listener);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        clearTimeout(timer);
        timer = undefined;
        shown = actor.getSnapshot();
        notify.next?.(shown);
      };
      show();
      const subscription = actor.subscribe((snapshot) => {
        if (!snapshot.hasTag('waiting')) show();
        else timer ??= setTimeout(show, moment);
      });
      return {
        unsubscribe: () => {
          clearTimeout(timer);
          subscription.unsubscribe();
        },
      };
    },
  };
}

/** Milliseconds: less than the eye tells apart, and enough for a text that is near. */
const moment = 20;
