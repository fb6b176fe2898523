import type { EmailJSResponseStatus } from '@emailjs/browser';
import type { SendingWords } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';

/** Why a message did not go: without a connection it was not tried, the page could not run what sends it, no answer came in time, or the service gave its reason or none. */
export type FailureReason = 'offline' | 'page' | 'timeout' | 'refused';

/** How a sending ended. `detail` is the service's own text for it; empty where it gives none. */
export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly detail: string };

export interface MailSettings {
  readonly origin: string;
  readonly publicKey: string | undefined;
  readonly serviceId: string | undefined;
  readonly templates: Readonly<Record<string, string | undefined>>;
}

/** The part of @emailjs/browser that is used, so that a test can stand in for it. */
export interface MailClient {
  init(options: { publicKey: string; origin: string }): void;
  send(serviceId: string, templateId: string, params: Record<string, unknown>): Promise<EmailJSResponseStatus>;
}

export interface MailPorts {
  readonly client: () => Promise<MailClient>;
  readonly isOnline: () => boolean;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

const patience = 20_000;

/**
 * Sends one mail through EmailJS. Takes the settings, the template and its fields; returns how it ended and never throws.
 * EmailJS answers failures as an object with status and text, as a string, or as a network error, and sometimes not at all:
 * after 20 seconds without an answer the sending counts as failed. Where the client itself cannot be had in that time, or breaks before it asks the
 * network, the page is at fault, and nothing goes later on.
 */
export async function sendMail(
  settings: MailSettings,
  template: string,
  params: Readonly<Record<string, string>>,
  ports: MailPorts,
): Promise<Delivery> {
  if (!ports.isOnline()) return failed('offline');
  const templateId = settings.templates[template] ?? '';
  // What is not set is for the service to name, in its own words.
  const { publicKey = '', serviceId = '', origin } = settings;
  const timeUp = ports.wait(patience);
  const client = await Promise.race([ports.client(), timeUp]).catch(() => undefined);
  if (!client) return failed('page');
  try {
    client.init({ publicKey, origin });
    const answer = await Promise.race([client.send(serviceId, templateId, { ...params }), timeUp]);
    if (answer === undefined) return failed('timeout');
    // Only status 200 is a success (specification, section 7); the service calls more than that one, and a browser that was sent on elsewhere brings the page from there.
    return answer.status === 200 && !isMarkup.test(answer.text) ? { kind: 'sent' } : failed('refused');
  } catch (error) {
    return failureOf(error);
  }
}

function failed(reason: FailureReason, detail = ''): Delivery {
  return { kind: 'failed', reason, detail };
}

/** EmailJS refuses with an object of status and text or with a text alone; a browser's own error is no text of the service. */
function failureOf(error: unknown): Delivery {
  const text = typeof error === 'string' ? error : isAnswer(error) ? error.text : undefined;
  if (text === undefined) return failed(isOwnFault(error) ? 'page' : 'refused');
  return failed('refused', isMarkup.test(text) ? '' : text.trim().slice(0, 200));
}

/** Whether an error was thrown by the page itself: the network's are of the type TypeError, or break off what is on its way. */
const isOwnFault = (error: unknown) =>
  error instanceof Error && !(error instanceof TypeError) && error.name !== 'AbortError';

/** A page of HTML, as gateways send them. */
const isMarkup = /<[a-z!/]/i;

function isAnswer(error: unknown): error is { status: number; text: string } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    'text' in error &&
    typeof error.text === 'string' &&
    error.status !== 0
  );
}

/**
 * The sentence a visitor reads. Takes what the form says of a failure, with `{reason}` in it, how the sending ended, and the words of content.
 * The reason is the service's own text where it gives one (specification, section 7). When no answer came in time, that is said after it.
 */
export function failureText(
  failure: string,
  { reason, detail }: Extract<Delivery, { kind: 'failed' }>,
  { offline, notGone, later, noAnswer }: Pick<SendingWords, 'offline' | 'notGone' | 'later' | 'noAnswer'>,
): string {
  const ownReasons = { offline, page: notGone, timeout: later, refused: later };
  const sentence = fillTemplate(failure, { reason: detail || ownReasons[reason] });
  return reason === 'timeout' ? `${sentence} ${noAnswer}` : sentence;
}
