import { expect, it } from 'vitest';
import { goesLive } from '#tooling/build/host.ts';

it.each([
  ['the production build of Netlify', { NETLIFY: 'true', CONTEXT: 'production' }, true],
  ['a build of Netlify that says no more', { NETLIFY: 'true' }, true],
  ['a preview of Netlify', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }, false],
  ['a branch at Netlify', { NETLIFY: 'true', CONTEXT: 'branch-deploy' }, false],
  ['the main branch at Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, true],
  ['a build of Cloudflare Pages that says no more', { CF_PAGES: '1' }, true],
  ['another branch at Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'draft' }, false],
  ['a trial at Netlify', { NETLIFY: 'true', CONTEXT: 'production', SITE_TRIAL: 'true' }, false],
  ['a trial at Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main', SITE_TRIAL: 'true' }, false],
  ['a build on a machine of one’s own', {}, false],
  ['a build of the tests', { CI: 'true' }, false],
])('%s goes live: %s', (_, environment, isLive) => {
  expect(goesLive(environment)).toBe(isLive);
});
