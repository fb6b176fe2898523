import { EmailJSResponseStatus } from '@emailjs/browser';
import type { MailClient, MailPorts, MailSettings } from '#src/delivery/mail.ts';

export const settings: MailSettings = {
  origin: 'https://mail.example',
  publicKey: 'key',
  serviceId: 'service',
  templates: { contact: 'contact-template', appointment: 'appointment-template' },
};

export const never = new Promise<never>(() => undefined);

/** Ports whose client answers as told; `calls` lists what was asked of it and of the clock, in order. */
export function portsWith(
  answer: () => Promise<EmailJSResponseStatus>,
  other: Partial<MailPorts> = {},
): { readonly ports: MailPorts; readonly calls: readonly unknown[] } {
  const calls: unknown[] = [];
  const client: MailClient = {
    init: (options) => {
      calls.push(['init', options]);
    },
    send: (serviceId, templateId, params) => {
      calls.push(['send', serviceId, templateId, params]);
      return answer();
    },
  };
  const ports: MailPorts = {
    client: () => Promise.resolve(client),
    isOnline: () => true,
    wait: (milliseconds) => {
      calls.push(['wait', milliseconds]);
      return never;
    },
    ...other,
  };
  return { ports, calls };
}

export const accepts = () => Promise.resolve(new EmailJSResponseStatus(200, 'OK'));

/** A client that refuses with what it is given, an error or not, as EmailJS does. */
export const refusesWith = (reason: unknown) => async (): Promise<EmailJSResponseStatus> => {
  await Promise.resolve();
  throw reason;
};
