import { Octokit } from '@octokit/core';

/** How the network is asked. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** What GitHub's client rejects with; without a response where GitHub could not be reached. */
interface Refusal extends Error {
  readonly status?: number;
  readonly response?: { readonly headers: Readonly<Record<string, string | number | undefined>> } | undefined;
}

/**
 * GitHub's own client with a token. What GitHub refuses rejects with its status and a sentence that says what to do. `fetch` is handed in;
 * nothing is taken from or left in the browser's cache, so that no answer is a minute old.
 */
export function gitHubClient(repository: string, token: string, fetch: Fetch): Octokit {
  const ask: Fetch = (address, init) => fetch(address, { ...init, cache: 'no-store', credentials: 'omit' });
  const client = new Octokit({ auth: token, request: { fetch: ask } });
  client.hook.before('request', ({ headers }) => {
    headers['x-github-api-version'] = '2022-11-28';
  });
  client.hook.error('request', (error: Refusal) => {
    throw Object.assign(error, inWords(error, repository));
  });
  return client;
}

function inWords({ status = 0, message, response }: Refusal, repository: string): Partial<Refusal> {
  if (!response)
    return {
      message: 'GitHub cannot be reached. Look at your connection and try again; what you wrote still stands here.',
    };
  const { 'retry-after': seconds, 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset } = response.headers;
  const isLimited = remaining === '0' || seconds !== undefined || /rate limit/i.test(message);
  if (status === 429 || (status === 403 && isLimited)) {
    const minutes = reset === undefined ? 'in a few minutes' : `at ${timeOf(Number(reset))}`;
    const when = seconds === undefined ? minutes : `in ${seconds} seconds`;
    return {
      status: 429,
      message: `GitHub asks to wait: too much was asked of it. Try again ${when}; what you wrote still stands here.`,
    };
  }
  return { message: `${sentences[status]?.(repository) ?? `GitHub answers with ${status}.`} (${message})` };
}

const timeOf = (seconds: number) => new Date(seconds * 1000).toLocaleTimeString('en-IN');

const sentences: Readonly<Record<number, (repository: string) => string>> = {
  401: () =>
    'GitHub does not know this token. It was mistyped, has expired or was taken away. Make a new one and sign in again.',
  403: (repository) =>
    `This token may not do that. It needs, for ${repository} alone: Contents "Read and write", Actions "Read-only", Commit statuses "Read-only".`,
  404: (repository) =>
    `GitHub does not find ${repository}, or this token may not see it. Look at "repository" in content/practice.yaml, and at "Only select repositories" of the token.`,
};
