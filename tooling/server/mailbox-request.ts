import type { IncomingMessage } from 'node:http';

import { fault } from './mailbox-faults.ts';
import type { TextAnswer } from './mailbox-faults.ts';

export interface SentMessage {
  readonly template_id: string;
  readonly template_params: Readonly<Record<string, unknown>>;
}

const largestBody = 1_000_000;
const largestVariables = 50 * 1024;

/** Reads a request's body as text, or gives nothing when it is larger than any message could be. */
export async function readBody(req: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is still read, since a browser reports a failed network when it is cut off while it sends.
    if (size <= largestBody) chunks.push(chunk);
  }
  return size > largestBody ? undefined : Buffer.concat(chunks).toString('utf8');
}

/** Reads what @emailjs/browser posts, or says what EmailJS would refuse it with. */
export function readMessage(contentType: string, body: string | undefined): SentMessage | TextAnswer {
  if (body === undefined) return fault('413');
  let sent: unknown;
  try {
    sent = /^application\/json\b/i.test(contentType) ? JSON.parse(body) : {};
  } catch {
    return fault('400');
  }
  if (!isRecord(sent)) return fault('400');
  for (const name of ['user_id', 'service_id', 'template_id']) {
    if (!sent[name]) return { status: 400, text: `The ${name} parameter is required` };
  }
  const { user_id, service_id, template_id, template_params = {} } = sent;
  if (typeof user_id !== 'string') return fault('key');
  if (typeof service_id !== 'string') return fault('service');
  if (typeof template_id !== 'string') return fault('template');
  if (!isRecord(template_params)) return fault('400');
  if (Buffer.byteLength(JSON.stringify(template_params)) > largestVariables) return fault('413');
  return { template_id, template_params };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
