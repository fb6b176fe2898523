/** What the build writes into the worker. */
declare const siteBuild: {
  /** Whether the site has the editor at /admin, whose page is not the worker's. */
  readonly hasEditor: boolean;
  /** A document without a page: from it the site's script can draw any. */
  readonly shell: string;
  /** The headers such a document comes with. */
  readonly headers: Readonly<Record<string, string>>;
  /** The addresses of the files that are kept unasked: the shell, the guide, the contact form. Their names change with their content. */
  readonly files: readonly string[];
  /** The icons of the site. Their names stay when their content changes; so they are fetched anew with each build. */
  readonly icons: readonly string[];
};
