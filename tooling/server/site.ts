import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

import { editorAddress, headersFor } from './headers.ts';
import { addressOf, isHidden } from './site-address.ts';

/** Serves a built site: clean addresses, its own 404 page, precompressed files and the production headers. */
export function siteHandler(directory: string): (req: IncomingMessage, res: ServerResponse) => void {
  const root = resolve(directory);
  // `dev` looks at the disk on each request: a build that replaces files under a running server cannot break it.
  const serveFile = sirv(root, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });
  const pageFile = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

  const setHeaders = (res: ServerResponse, pathname: string) => {
    const hasEditor = existsSync(join(root, pageFile(editorAddress)));
    for (const [name, value] of Object.entries(headersFor(pathname, { hasEditor }))) res.setHeader(name, value);
  };

  const notFound = (res: ServerResponse, file = '/') => {
    const { body, type } = notFoundPage(root, file);
    setHeaders(res, '/404.html');
    res.writeHead(404, { 'Content-Type': `${type};charset=utf-8`, 'Content-Length': body.length });
    res.end(body);
  };

  return (req, res) => {
    setHeaders(res, '/');
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD' }).end('Method not allowed');
      return;
    }
    const address = addressOf(req.url ?? '/');
    if (address === 'malformed') {
      res.writeHead(400).end('Bad request');
      return;
    }
    if (address === 'nothing') {
      notFound(res);
      return;
    }
    if (address.clean !== address.path) {
      res.writeHead(308, { Location: address.clean + address.query }).end();
      return;
    }
    if (isHidden(address.file)) {
      notFound(res, address.file);
      return;
    }
    setHeaders(res, address.path);
    req.url = existsSync(join(root, pageFile(address.file))) ? pageFile(address.path) : address.path;
    // sirv throws on a range that ends before it starts; a server may answer any range with the whole file.
    delete req.headers.range;
    // A file that goes in the moment between being looked for and being read ends its answer, and not the server.
    res.once('pipe', (file: Readable) => {
      file.once('error', () => {
        res.destroy();
      });
    });
    serveFile(req, res, () => {
      notFound(res, address.file);
    });
  };
}

/** The 404.html of the nearest folder above an address, as hosts of static files send it. */
function notFoundPage(root: string, file: string): { readonly body: Buffer; readonly type: string } {
  const candidates: string[] = [];
  let folder = root;
  // Downwards, and no further than there are folders: an address may name any number of them.
  for (const segment of file.split('/')) {
    folder = join(folder, segment);
    if (!existsSync(folder)) break;
    candidates.unshift(join(folder, '404.html'));
  }
  const page = candidates.find((candidate) => existsSync(candidate));
  return page === undefined
    ? { body: Buffer.from('Not found'), type: 'text/plain' }
    : { body: readFileSync(page), type: 'text/html' };
}
