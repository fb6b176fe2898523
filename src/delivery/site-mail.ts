import words from 'content:sending-words';
import type { MailFormId } from '#src/collections/form-ids.ts';
import { fetchOnce } from '#src/domain/fetch-once.ts';
import { hideRefusedStorage } from '#src/ui/browser-storage.ts';
import { failureText, sendMail, type MailClient, type MailSettings } from './mail.ts';

const env = import.meta.env;
const isSetUp = Boolean(env.VITE_EMAILJS_PUBLIC_KEY);

/** Without any key the site speaks to its own origin, where the local mailbox answers as EmailJS does. */
const settings = (): MailSettings & { readonly templates: Record<MailFormId, string | undefined> } =>
  isSetUp
    ? {
        origin: 'https://api.emailjs.com',
        publicKey: env.VITE_EMAILJS_PUBLIC_KEY,
        serviceId: env.VITE_EMAILJS_SERVICE_ID,
        templates: {
          message: env.VITE_EMAILJS_CONTACT_TEMPLATE_ID,
          appointment: env.VITE_EMAILJS_APPOINTMENT_TEMPLATE_ID,
        },
      }
    : {
        origin: window.location.origin,
        publicKey: 'local',
        serviceId: 'local',
        templates: { message: 'contact', appointment: 'appointment' },
      };

const fetchMailClient = fetchOnce(async (): Promise<MailClient> => {
  // The package asks for the storage while it loads, and a module that broke while loading stays broken as long as the page.
  hideRefusedStorage(window);
  return (await import('@emailjs/browser')).default;
});

/**
 * Fetches what sends the mails. Called as soon as a form is being filled in: by the time it is sent, a new build may have taken the file from the
 * host. Where it cannot be had, the sending asks for it again. Never throws.
 */
export function prepareSending(): void {
  fetchMailClient().catch(() => undefined);
}

/**
 * Sends one mail with the site's own settings. Takes the template, its fields and what is said of a failure;
 * returns whether it went, or the sentence a visitor reads and whether it may have arrived all the same. Never throws.
 */
export async function deliver(mail: {
  readonly template: MailFormId;
  readonly fields: Readonly<Record<string, string>>;
  readonly failure: string;
}): Promise<{ readonly ok: true } | { readonly ok: false; readonly text: string; readonly mayHaveArrived: boolean }> {
  const delivery = await sendMail(settings(), mail.template, mail.fields, {
    client: fetchMailClient,
    isOnline: () => navigator.onLine,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  return delivery.kind === 'sent'
    ? { ok: true }
    : {
        ok: false,
        text: failureText(mail.failure, delivery, words),
        mayHaveArrived: delivery.reason === 'timeout',
      };
}
