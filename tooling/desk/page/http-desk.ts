import type { Desk, Told } from '../contract.ts';

/** The desk as this machine's server answers for it, with the guide that it asks and the way to the live site. */
export interface HttpDesk extends Desk {
  readonly ask: (question: string) => Promise<Told>;
  /** The files that were saved and are not live yet; without a list where there is no Git host. */
  readonly waiting: () => Promise<{ readonly files?: readonly string[] }>;
  readonly publish: (publishing: { readonly words: string }) => Promise<Told>;
}

/** Speaks with the server that `npm run desk` has started. Every call rejects with a sentence when the server refuses it. */
export const httpDesk: HttpDesk = {
  overview: () => get('overview'),
  open: (name) => get(`file?name=${encodeURIComponent(name)}`),
  save: (saving) => post('save', saving),
  perform: (performing) => post('perform', performing),
  choices: (name) => get(`choices?of=${name}`),
  make: (making) => post('make', making),
  remove: (name) => post('remove', { name }),
  takeBack: (id) => post('take-back', { id }),
  addAsset: (name, bytes) =>
    heard(
      fetch(`/admin/api/asset?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
      }),
    ),
  ask: (question) => post('ask', { question }),
  waiting: () => get('waiting'),
  publish: (publishing) => post('publish', publishing),
};

const get = <Answer>(command: string) => heard<Answer>(fetch(`/admin/api/${command}`));

const post = <Answer>(command: string, said: unknown) =>
  heard<Answer>(
    fetch(`/admin/api/${command}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(said),
    }),
  );

async function heard<Answer>(request: Promise<Response>): Promise<Answer> {
  let response: Response;
  try {
    response = await request;
  } catch {
    throw new Error('The desk does not answer. Is "npm run desk" still running?');
  }
  const said: unknown = await response.json();
  if (!response.ok) throw new Error((said as { readonly message: string }).message);
  return said as Answer;
}
