export const sentBody = {
  lib_version: '4.4.1',
  user_id: 'local',
  service_id: 'local',
  template_id: 'contact',
  template_params: { name: 'Asha Rao', email: 'asha@example.org', message: 'Two\nlines' },
};

interface SendRequest {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The request @emailjs/browser makes; a string is sent as it is. */
export function sendRequest(body: unknown = sentBody, type = 'application/json'): SendRequest {
  return {
    method: 'POST',
    headers: { 'Content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

const tooLarge = 'Variables size limit. The maximum allowed variables size is 50Kb';

/** Sends that EmailJS refuses, and the words it does so with. */
export const refusedSends = [
  {
    what: 'no public key',
    request: sendRequest({ ...sentBody, user_id: '' }),
    status: 400,
    text: 'The user_id parameter is required',
  },
  {
    what: 'no service',
    request: sendRequest({ ...sentBody, service_id: undefined }),
    status: 400,
    text: 'The service_id parameter is required',
  },
  {
    what: 'no template',
    request: sendRequest({ ...sentBody, template_id: null }),
    status: 400,
    text: 'The template_id parameter is required',
  },
  { what: 'a body that is not JSON', request: sendRequest('{"user_id":'), status: 400, text: 'Bad Request' },
  { what: 'a list', request: sendRequest([]), status: 400, text: 'Bad Request' },
  {
    what: 'variables that are a list',
    request: sendRequest({ ...sentBody, template_params: [] }),
    status: 400,
    text: 'Bad Request',
  },
  {
    what: 'a form',
    request: sendRequest('user_id=local', 'application/x-www-form-urlencoded'),
    status: 400,
    text: 'The user_id parameter is required',
  },
  {
    what: 'a key that is no text',
    request: sendRequest({ ...sentBody, user_id: 7 }),
    status: 400,
    text: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  },
  {
    what: 'more than 50 kB',
    request: sendRequest({ ...sentBody, template_params: { message: 'x'.repeat(51_200) } }),
    status: 413,
    text: tooLarge,
  },
  { what: 'more than any message', request: sendRequest('x'.repeat(1_100_000)), status: 413, text: tooLarge },
];
