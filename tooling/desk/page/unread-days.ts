import type { Fault } from '#tooling/content/fault.ts';

/** The days of a form that are no days, such as 31 February: the browser hands on nothing of them. Takes the file with `content/`, or nothing of a small form. */
export const unreadDays = (form: HTMLFormElement, file: string): readonly Fault[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')]
    .filter(({ validity }) => validity.badInput)
    .map(({ id }) => ({
      file,
      line: 0,
      field: id.replace(/^field-/, ''),
      expected: 'Write a day of the calendar',
    }));
