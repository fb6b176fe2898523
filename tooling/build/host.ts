type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether a build is one that a host puts before visitors: the production build of Netlify, or of Cloudflare Pages from its main branch.
 * Previews of other branches are not, nor is a build that was told by SITE_TRIAL=true that it is a trial, nor one on any other machine.
 */
export function goesLive({ SITE_TRIAL, NETLIFY, CONTEXT, CF_PAGES, CF_PAGES_BRANCH }: Environment): boolean {
  if (SITE_TRIAL === 'true') return false;
  if (NETLIFY === 'true') return CONTEXT === undefined || CONTEXT === 'production';
  return CF_PAGES === '1' && (CF_PAGES_BRANCH === undefined || mainBranches.has(CF_PAGES_BRANCH));
}

const mainBranches: ReadonlySet<string> = new Set(['main', 'master', 'production']);
