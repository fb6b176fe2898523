import { formIds, type FormId } from '#src/collections/form-ids.ts';

/** What an address asks of the guide. A new object each time, so that the same request can be made twice. */
export type GuideRequest =
  | { readonly kind: 'open' }
  | { readonly kind: 'ask'; readonly text: string }
  | { readonly kind: 'form'; readonly form: FormId };

/** The forms as addresses have always named them; links that were shared keep working. */
const addressNames: Readonly<Record<FormId, string>> = {
  'tax-estimate': 'tax',
  'regime-comparison': 'regimes',
  message: 'contact',
  appointment: 'booking',
};

/** Adds a request of the guide to the query of an address, where `requestIn` will find it. */
export function withRequest(search: string, request: GuideRequest): string {
  const query = new URLSearchParams(search);
  if (request.kind === 'ask') query.set('ask', request.text);
  else query.set('guide', request.kind === 'form' ? addressNames[request.form] : 'open');
  return `?${query.toString()}`;
}

/** Reads `?ask=` and `?guide=` from the query of an address; `rest` is the query without them. */
export function requestIn(search: string): { readonly request: GuideRequest; readonly rest: string } | undefined {
  const query = new URLSearchParams(search);
  const ask = query.get('ask')?.trim() ?? '';
  const guide = query.get('guide');
  if (!query.has('ask') && guide === null) return undefined;
  query.delete('ask');
  query.delete('guide');
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  const form = formIds.find((id) => addressNames[id] === guide);
  if (ask !== '') return { request: { kind: 'ask', text: ask }, rest };
  return { request: form ? { kind: 'form', form } : { kind: 'open' }, rest };
}
