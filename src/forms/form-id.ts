/** The forms of the site. The intent that starts a form has the form's own id. */
export const formIds = ['tax-estimate', 'message', 'appointment'] as const;

export type FormId = (typeof formIds)[number];
