/** The forms of the site. Each has its words in `content/forms/ID.yaml`, and the intent that starts it has the same id. */
export const formIds = ['tax-estimate', 'regime-comparison', 'message', 'appointment'] as const;

export type FormId = (typeof formIds)[number];

/** Whether something is the id of a form. */
export const isFormId = (value: unknown): value is FormId => formIds.some((id) => id === value);

const mailFormIds = ['message', 'appointment'] as const satisfies readonly FormId[];

/** The forms that end in a mail. */
export type MailFormId = (typeof mailFormIds)[number];

/** Whether something is the id of a form that ends in a mail. */
export const isMailFormId = (value: unknown): value is MailFormId => mailFormIds.some((id) => id === value);
