/** The folder of the content that the site under test was built from, and the folder it was built into; npm run check:particulars names others. */
export const contentFolder = process.env.SITE_CONTENT ?? 'content';
export const siteFolder = process.env.SITE_OUT ?? 'dist';
