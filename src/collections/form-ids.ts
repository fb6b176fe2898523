/** The forms of the site. Each has its words in `content/forms/ID.yaml`, and the intent that starts it has the same id. */
export const formIds = ['tax-estimate', 'message', 'appointment'] as const;

export type FormId = (typeof formIds)[number];
