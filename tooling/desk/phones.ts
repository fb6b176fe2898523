import type { Fault } from '#tooling/content/fault.ts';
import { isFields } from './control.ts';

/**
 * The fields of the practice with a changed number as the content writes it: a mobile number may be typed with or without +91, spaces and
 * hyphens. Takes the fields before and after.
 */
export function withPhones(before: unknown, after: unknown): unknown {
  if (!isFields(before) || !isFields(after)) return after;
  const typed = (field: string) => (after[field] === before[field] ? undefined : tenDigits(after[field]));
  const [phone, whatsapp] = [typed('phone'), typed('whatsapp')];
  return {
    ...after,
    ...(phone !== undefined && { phone: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` }),
    ...(whatsapp !== undefined && { whatsapp: `91${whatsapp}` }),
  };
}

/** What is worth a look where the phone was changed and WhatsApp still has the old number. Takes the fields of the practice before and after. */
export function oldWhatsapp(before: unknown, after: unknown): readonly Fault[] {
  if (!isFields(before) || !isFields(after)) return [];
  const [was, is, whatsapp] = [before.phone, after.phone, after.whatsapp].map((number) =>
    String(number).replaceAll(/\D/g, ''),
  );
  return was === is || whatsapp !== was
    ? []
    : [
        {
          file: 'content/practice.yaml',
          line: 1,
          field: 'whatsapp',
          expected:
            'WhatsApp has a number of its own, and it is still the old one. If it has moved too, change it here',
        },
      ];
}

/** An Indian mobile number in its ten digits. */
const tenDigits = (typed: unknown): string | undefined =>
  typeof typed === 'string' ? /^(?:\+?91|0)?([6-9]\d{9})$/.exec(typed.replaceAll(/[\s()-]/g, ''))?.[1] : undefined;
