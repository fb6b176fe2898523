interface SiteAddress {
  /** The path as it was asked for. */
  readonly path: string;
  /** The same, decoded: where it would lie on the disk. */
  readonly file: string;
  /** The one address the site gives this path: no closing slash, no `index.html`. */
  readonly clean: string;
  /** The query with its question mark, or nothing. */
  readonly query: string;
}

// A backslash or a doubled slash in a redirect would lead a browser to another host.
const unsafePattern = /\/\/|\\|\0|\/\.(?!well-known(\/|$))/;

/** Reads a request target; says so when it cannot be decoded or tries to leave the site. */
export function addressOf(target: string): SiteAddress | 'malformed' | 'unsafe' {
  if (!target.startsWith('/')) return 'malformed';
  const [path = '/'] = target.split('?', 1);
  let file: string;
  try {
    file = decodeURIComponent(path);
  } catch {
    return 'malformed';
  }
  if (unsafePattern.test(file)) return 'unsafe';
  return { path, file, clean: path.replace(/\/(index\.html)?$/, '') || '/', query: target.slice(path.length) };
}
