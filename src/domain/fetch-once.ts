/**
 * Takes what fetches something. Returns what fetches it at the first call and gives the same afterwards; a fetch that failed rejects, and is tried again
 * at the next call.
 */
export function fetchOnce<Fetched>(fetch: () => Promise<Fetched>): () => Promise<Fetched> {
  let fetching: Promise<Fetched> | undefined;
  return () =>
    (fetching ??= fetch().catch((error: unknown) => {
      fetching = undefined;
      throw error;
    }));
}
