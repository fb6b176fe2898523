/** Intents that ask about a form, or about the guide itself. */
export const questionsAboutForms = [
  'was-sent',
  'is-confirmed',
  'change-later',
  'cancel-later',
  'booking-cost',
  'from-afar',
  'no-answer',
  'not-told',
  'reply-time',
  'review',
  'left',
  'why',
  'complaint',
  'privacy',
  'about',
] as const;

/** Intents that ask about the open question or the figures that stand, and nothing elsewhere. */
export const questionsAboutPlaces = ['options', 'verdict'] as const;

/** Intents that travel with the forms and what reads messages, not with the guide's first opening. */
export const formIntentIds: ReadonlySet<string> = new Set([
  ...questionsAboutForms,
  ...questionsAboutPlaces,
  'fear',
  'unlawful',
  'crisis',
  'thanks',
  'help',
  'regime-comparison',
]);

/** These are answered first, whatever else is named. */
export const distressing: ReadonlySet<string> = new Set(['crisis', 'fear', 'unlawful']);
