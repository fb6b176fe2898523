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

/**
 * What lies in a built site and is not asked for by its own name: compressed copies, what is written for hosts, pages and 404 pages as files.
 * Read by JavaScript and by nginx alike.
 */
export const hiddenFiles = String.raw`\.(br|gz)$|^/_(headers|redirects)$|/404$|^/index$|^/(?!assets/).*\.html$`;

const hidden = new RegExp(hiddenFiles);

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

/** Whether a decoded path names a file that has no address of its own. */
export const isHidden = (file: string): boolean => hidden.test(file);
