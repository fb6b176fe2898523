/** Intents that ask about a form, or about the guide itself. */
export const questionsAboutForms = [
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
  'by-video',
  'from-afar',
  'what-to-bring',
  'come-along',
  'no-answer',
  'not-told',
  'reply-time',
  'no-email',
  'no-phone',
  'review',
  'age',
  'left',
  'privacy',
  'complaint',
  'about',
] as const;

/** Intents that travel with the forms, not with the guide's first opening. */
export const formIntentIds: ReadonlySet<string> = new Set([...questionsAboutForms, 'fear', 'regime-comparison']);
