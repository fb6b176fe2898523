/** What the build writes into the worker. */
declare const siteBuild: {
  /** A document without a page: from it the site's script can draw any. */
  readonly shell: string;
  /** The headers such a document comes with. */
  readonly headers: Readonly<Record<string, string>>;
  /** The addresses of every file that the pages and the guide are made of. Their names change with their content. */
  readonly files: readonly string[];
  /** The icons of the site. Their names stay when their content changes; the revision tells. */
  readonly icons: readonly { readonly url: string; readonly revision: string }[];
};
