import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { headersFile } from '#tooling/hosting/static-hosts.ts';
import { headersFor } from '#tooling/server/headers.ts';

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const nameOfDesk = /tooling\/desk|['"`]\/admin/;

it('nothing of the site, its build or its server knows of the desk', () => {
  const places = ['src', 'tooling/build', 'tooling/hosting', 'tooling/server', 'tooling/content'].flatMap(files);
  const knowing = [...places, 'index.html', 'vite.config.ts'].filter((file) =>
    nameOfDesk.test(readFileSync(file, 'utf8')),
  );
  expect(knowing).toEqual([]);
});

it('no header of the site is there for the desk', () => {
  expect(headersFor('/admin/')).toEqual(headersFor('/'));
  expect(headersFile({ pages: ['/', '/about'], notFound: ['/404'] }, []).includes('admin')).toBe(false);
});
