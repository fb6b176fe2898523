export interface TextAnswer {
  readonly status: number;
  readonly text: string;
}

export type MailboxAnswer = 'ok' | 'hang' | 'drop' | TextAnswer;

// The words are those the real service was seen to send; 500 has no fixed text there.
const faults: Readonly<Record<string, TextAnswer>> = {
  key: {
    status: 400,
    text: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  },
  service: {
    status: 400,
    text: 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  },
  template: {
    status: 400,
    text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  },
  400: { status: 400, text: 'Bad Request' },
  403: { status: 403, text: 'Forbidden' },
  404: { status: 404, text: 'Account not found' },
  412: { status: 412, text: 'Gmail_API: Invalid grant. Please reconnect your Gmail account' },
  413: { status: 413, text: 'Variables size limit. The maximum allowed variables size is 50Kb' },
  429: { status: 429, text: 'Too Many Requests' },
  500: { status: 500, text: 'Internal Server Error' },
};

/** The answer the mailbox gives instead of keeping the message, by its name in the table. */
export function fault(name: string): TextAnswer {
  const found = Object.hasOwn(faults, name) ? faults[name] : undefined;
  if (!found)
    throw new Error(
      `There is no mailbox answer "${name}". Choose one of: ok, hang, drop, ${Object.keys(faults).join(', ')}.`,
    );
  return found;
}

/** Reads the name of an answer, as MAILBOX_ANSWER and `POST /__mailbox/answer` carry it. */
export function parseAnswer(text: string): MailboxAnswer {
  const name = text.trim().toLowerCase();
  return name === 'ok' || name === 'hang' || name === 'drop' ? name : fault(name);
}
