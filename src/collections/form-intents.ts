import type { IntentId } from './types.ts';

/** Intents that ask about a form, or about the guide itself. */
export const questionsAboutForms: readonly IntentId[] = [
  'why-phone',
  'why-email',
  'why-name',
  'which-office',
  'time-zone',
  'was-sent',
  'is-confirmed',
  'change-later',
  'cancel-later',
  'booking-cost',
  'reply-time',
  'no-email',
  'no-phone',
  'review',
  'left',
  'privacy',
  'complaint',
  'about',
];

/** Intents that travel with the forms, not with the guide's first opening. */
export const formIntentIds: readonly IntentId[] = [...questionsAboutForms, 'fear', 'regime-comparison'];
