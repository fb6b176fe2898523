/** The forms of the site. Each has its words in `content/forms/ID.yaml`, and the intent that starts it has the same id. */
export const formIds = ['tax-estimate', 'regime-comparison', 'message', 'appointment'] as const;

export type FormId = (typeof formIds)[number];

/** Whether something is the id of a form. */
export const isFormId = (value: unknown): value is FormId => formIds.some((id) => id === value);

/** The forms that end in a mail. */
export type MailFormId = Exclude<FormId, 'tax-estimate' | 'regime-comparison'>;

/** Whether something is the id of a form that ends in a mail. */
export const isMailFormId = (value: unknown): value is MailFormId => value === 'message' || value === 'appointment';
