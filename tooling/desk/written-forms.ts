import { weekdayNames } from '#src/domain/ist-dates.ts';
import type { WrittenForm } from '#tooling/content/shape.ts';
import type { Fault } from '#tooling/content/fault.ts';
import { isFields, type Control } from './control.ts';
import { isSameValue } from './same-value.ts';

/** Takes what was typed in an ordinary manner and returns it as the site writes it; undefined where it is not understood. */
export const readers: Readonly<Record<WrittenForm, (typed: string) => string | undefined>> = {
  phone(typed) {
    const groups = groupsOf(typed);
    return groups && ['+91', ...groups].join(' ');
  },
  whatsapp(typed) {
    const groups = groupsOf(typed);
    return groups && ['91', ...groups].join('');
  },
  daysNeeded(typed) {
    const [, from, to, rest = ''] = workingDays.exec(typed.trim()) ?? [];
    return from && to && `${from} to ${to} business days${rest}`;
  },
  weekdays(typed) {
    const named = typed.trim().replaceAll(weekday, (_, name: string) => longWeekday(name));
    return named.replaceAll(/\s*[-–—]\s*/g, ' to ').replaceAll(/\s*&\s*/g, ' and ');
  },
  hours(typed) {
    if (/^closed$/i.test(typed.trim())) return 'Closed';
    const spans = typed.split(/,|&|\band\b/i).map(spanOf);
    return spans.every((span) => span !== undefined) ? spans.join(' and ') : undefined;
  },
};

const workingDays =
  /^(?:about |usually )?(\d+)\s*(?:to|[-–—])\s*(\d+)\s*(?:working|business|office)\s+days?( [a-z].*)?$/i;

const weekday = /\b(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b\.?/gi;

const longWeekday = (name: string) =>
  weekdayNames.find((day) => day.slice(0, 2).toLowerCase() === name.slice(0, 2).toLowerCase()) ?? name;

const clock = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])\.?m\.?)?`;
const hoursSpan = new RegExp(String.raw`^\s*${clock}\s*(?:to|till|until|[-–—])\s*${clock}\s*$`, 'i');

/** From one time to another, as in 9:00 AM to 6:00 PM. Where nobody says whether it is morning, an office opens from seven to eleven, and closes after that. */
function spanOf(typed: string): string | undefined {
  const [whole, hour = '', minutes, half, toHour = '', toMinutes, toHalf] = hoursSpan.exec(typed) ?? [];
  if (whole === undefined) return undefined;
  const from = timeOf(Number(hour), minutes, half, 7);
  const to = timeOf(Number(toHour), toMinutes, toHalf, Math.min(12, from.hour + 1));
  return from.hour > 23 || to.hour > 23 ? undefined : `${from.text} to ${to.text}`;
}

function timeOf(written: number, minutes = '00', half: string | undefined, earliest: number) {
  const isLate = half === undefined ? written < earliest : half.toLowerCase() === 'p';
  const hour = written <= 12 && (half !== undefined || isLate) ? (written % 12) + (isLate ? 12 : 0) : written;
  return { hour, text: `${String(hour % 12 || 12)}:${minutes} ${hour < 12 ? 'AM' : 'PM'}` };
}

/** A value with each text that was changed as the site writes it, as far as it is understood. Takes the control that edits it, and the value before. */
export function asWritten(control: Control, before: unknown, value: unknown): unknown {
  if (isSameValue(before, value)) return value;
  switch (control.kind) {
    case 'text':
      return (control.writtenAs && typeof value === 'string' ? readers[control.writtenAs](value) : undefined) ?? value;
    case 'fields':
      return isFields(value)
        ? Object.fromEntries(
            Object.entries(value).map(([name, own]) => {
              const field = control.fields.find((one) => one.name === name);
              return [name, field ? asWritten(field.control, isFields(before) ? before[name] : undefined, own) : own];
            }),
          )
        : value;
    case 'list':
      return Array.isArray(value)
        ? value.map((item, index) => asWritten(control.item, Array.isArray(before) ? before[index] : undefined, item))
        : value;
    default:
      return value;
  }
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
          expected: 'is still the old number. If it has changed too, write the new one',
        },
      ];
}

const mobile = /^(?:\+?91|0)?([6-9]\d{4})(\d{5})$/;
/** The code of a town, set apart from the number. */
const landline = /^(?:\+?91[\s-]+\(?0?|\(?0)(\d{2,4})(?:\)[\s-]*|[\s-]+)([\d\s-]+)$/;
/** The towns whose code is told from the number though nothing stands between them. */
const inOne = /^(?:\+?91|0)(11|20|22|33|40|44)(\d{8})$/;

/** The ten digits of an Indian number in their groups; undefined for anything else. */
function groupsOf(typed: string): readonly string[] | undefined {
  const text = typed.trim();
  const bare = text.replaceAll(/[\s()-]/g, '');
  const [, code = '', number = ''] = landline.exec(text) ?? inOne.exec(bare) ?? [];
  const digits = number.replaceAll(/\D/g, '');
  if (code.length + digits.length !== 10) return mobile.exec(bare)?.slice(1);
  return digits.length === 8 ? [code, digits.slice(0, 4), digits.slice(4)] : [code, digits];
}
