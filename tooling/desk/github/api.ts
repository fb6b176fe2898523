import { PlainError } from '#tooling/command/plain-error.ts';

/** An answer of the Git host that is no success; the message tells the person at the desk what to do. */
export class HostRefusal extends PlainError {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HostRefusal';
    this.status = status;
  }
}

/** Asks GitHub's interface: the method, the address below https://api.github.com, and what is said with it. */
export type Ask = <Answer>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  address: string,
  said?: unknown,
) => Promise<Answer>;

/** How the network is asked. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

const host = 'https://api.github.com';

/**
 * Speaks with GitHub by a token. Every call rejects with HostRefusal where GitHub refuses, and with PlainError where it cannot be reached.
 * `fetch` is handed in; nothing is taken from or left in the browser's cache, so that no answer is a minute old.
 */
export function gitHubApi(repository: string, token: string, fetch: Fetch): Ask {
  return async <Answer>(method: string, address: string, said?: unknown) => {
    let response: Response;
    try {
      response = await fetch(host + address, {
        method,
        cache: 'no-store',
        credentials: 'omit',
        headers: {
          Accept: 'application/vnd.github+json',
          Authorization: `Bearer ${token}`,
          'X-GitHub-Api-Version': '2022-11-28',
          ...(said !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(said !== undefined && { body: JSON.stringify(said) }),
      });
    } catch {
      throw new PlainError(
        'GitHub cannot be reached. Look at your connection and try again; what you wrote still stands here.',
      );
    }
    if (!response.ok) throw await refusal(response, repository);
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  };
}

async function refusal(response: Response, repository: string): Promise<HostRefusal> {
  const { status, headers } = response;
  const message = await response
    .json()
    .then((said: unknown) => (said as { readonly message?: string }).message ?? '')
    .catch(() => '');
  const remaining = headers.get('X-RateLimit-Remaining');
  if (
    status === 429 ||
    (status === 403 && (remaining === '0' || headers.has('Retry-After') || /rate limit/i.test(message)))
  )
    return new HostRefusal(429, `GitHub asks to wait: too much was asked of it. ${whenAgain(headers)}`);
  return new HostRefusal(status, `${sentences[status]?.(repository) ?? `GitHub answers with ${status}.`} (${message})`);
}

const sentences: Readonly<Record<number, (repository: string) => string>> = {
  401: () =>
    'GitHub does not know this token. It was mistyped, has expired or was taken away. Make a new one and sign in again.',
  403: (repository) =>
    `This token may not do that. It needs, for ${repository} alone: Contents "Read and write", Actions "Read-only", Commit statuses "Read-only".`,
  404: (repository) =>
    `GitHub does not find ${repository}, or this token may not see it. Look at "repository" in content/practice.yaml, and at "Only select repositories" of the token.`,
};

/** When GitHub answers again, from its own headers. */
function whenAgain(headers: Headers): string {
  const seconds = headers.get('Retry-After');
  if (seconds !== null) return `Try again in ${seconds} seconds; what you wrote still stands here.`;
  const reset = Number(headers.get('X-RateLimit-Reset'));
  return reset > 0
    ? `Try again at ${new Date(reset * 1000).toLocaleTimeString('en-IN')}; what you wrote still stands here.`
    : 'Try again in a few minutes; what you wrote still stands here.';
}
