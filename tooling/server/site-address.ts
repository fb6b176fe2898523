import { cleanPath } from '#src/paths.ts';

interface SiteAddress {
  /** The path as it was asked for. */
  readonly path: string;
  /** The one address the site gives this path. */
  readonly clean: string;
  /** The same, decoded: where it would lie on the disk. */
  readonly file: string;
  /** The query with its question mark, or nothing. */
  readonly query: string;
}

// A backslash or a doubled slash in a redirect would lead a browser to another host.
const unsafePattern = /\/\/|\\|\0|\/\.(?!well-known(\/|$))/;

/**
 * What lies in a built site and is not asked for by its own name: compressed copies, what is written for hosts, pages and 404 pages as files.
 * Also written in `docs/nginx.conf`.
 */
export const hiddenFiles = String.raw`\.(br|gz)$|^/_(headers|redirects)$|/404$|^/index$|^/(?!assets/).*\.html$`;

const hidden = new RegExp(hiddenFiles);

/** Reads a request target; says so when it is no path, or a path that cannot be decoded or tries to leave the site: there is nothing. */
export function addressOf(target: string): SiteAddress | 'malformed' | 'nothing' {
  if (!target.startsWith('/')) return 'malformed';
  const [path = '/'] = target.split('?', 1);
  const clean = cleanPath(path);
  try {
    const file = decodeURIComponent(clean);
    return unsafePattern.test(file) ? 'nothing' : { path, clean, file, query: target.slice(path.length) };
  } catch {
    return 'nothing';
  }
}

/** Whether a decoded path names a file that has no address of its own. */
export const isHidden = (file: string): boolean => hidden.test(file);
