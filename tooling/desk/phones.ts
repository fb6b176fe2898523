import type { Fault } from '#tooling/content/fault.ts';
import { isFields } from './control.ts';

/**
 * The fields of the practice with a changed number as the content writes it, which may be typed with or without +91 or 0, spaces and
 * hyphens. Takes the fields before and after.
 */
export function withPhones(before: unknown, after: unknown): unknown {
  if (!isFields(before) || !isFields(after)) return after;
  const typed = (field: string) => (after[field] === before[field] ? undefined : groupsOf(after[field]));
  const [phone, whatsapp] = [typed('phone'), typed('whatsapp')];
  return {
    ...after,
    ...(phone !== undefined && { phone: ['+91', ...phone].join(' ') }),
    ...(whatsapp !== undefined && { whatsapp: ['91', ...whatsapp].join('') }),
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

const mobile = /^(?:\+?91|0)?([6-9]\d{4})(\d{5})$/;
/** The code of a town, set apart from the number. */
const landline = /^(?:\+?91[\s-]+\(?0?|\(?0)(\d{2,4})(?:\)[\s-]*|[\s-]+)([\d\s-]+)$/;
/** The towns whose code is told from the number though nothing stands between them. */
const inOne = /^(?:\+?91|0)(11|20|22|33|40|44)(\d{8})$/;

/** The ten digits of an Indian number in their groups; undefined for anything else. */
function groupsOf(typed: unknown): readonly string[] | undefined {
  const text = String(typed).trim();
  const bare = text.replaceAll(/[\s()-]/g, '');
  const [, code = '', number = ''] = landline.exec(text) ?? inOne.exec(bare) ?? [];
  const digits = number.replaceAll(/\D/g, '');
  if (code.length + digits.length !== 10) return mobile.exec(bare)?.slice(1);
  return digits.length === 8 ? [code, digits.slice(0, 4), digits.slice(4)] : [code, digits];
}
