import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { Nginx } from '#tooling/setup/nginx.mjs';
import { freePort } from '#tooling/setup/port.mjs';

import { ask } from '../../support/ask.ts';
import { besideSite, siteFolder } from './built.ts';

interface RunningNginx {
  readonly url: string;
  /** The port on which it speaks TLS; none where no certificate could be made. */
  readonly securePort: number | undefined;
  readonly stop: () => Promise<void>;
}

/** Starts nginx on free ports with the site file that the build wrote; only ports, folder and a certificate are put in. */
export async function startNginx({ program, brotliModule }: Nginx): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-test-'));
  const [port, securePort] = [await freePort(), await freePort()];
  const certificate = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ];
  const { status } = spawnSync('openssl', [
    'req',
    '-x509',
    ...certificate,
    '-keyout',
    join(folder, 'key.pem'),
    '-out',
    join(folder, 'certificate.pem'),
  ]);
  const secure =
    status === 0
      ? `  listen 127.0.0.1:${securePort} ssl;\n  ssl_certificate certificate.pem;\n  ssl_certificate_key key.pem;\n`
      : '';
  const site = readFileSync(join(besideSite, 'nginx.conf'), 'utf8')
    .replaceAll('  listen 80;\n', `  listen 127.0.0.1:${port};\n`)
    .replaceAll('  listen [::]:80;\n', '')
    .replace(/ {2}root .*;\n/, `${secure}  root "${resolve(siteFolder)}";\n`);
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${name};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      `load_module ${brotliModule};`,
      // Its workers would otherwise become nobody, who may not read the project of root.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      'worker_processes 1;',
      'pid nginx.pid;',
      'error_log stderr crit;',
      'events {}',
      'http {',
      '  access_log off;',
      ...temporary,
      '  include site.conf;',
      '}',
    ].join('\n'),
  );
  mkdirSync(join(folder, 'logs'));

  const server = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + 10_000; ;) {
    if (
      await ask(url, '/').then(
        () => true,
        () => false,
      )
    )
      break;
    if (server.exitCode !== null || Date.now() > until) throw new Error('nginx did not start, as said above');
  }
  return {
    url,
    securePort: secure === '' ? undefined : securePort,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
