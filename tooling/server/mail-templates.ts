import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

import { escaped } from '#tooling/build/escaped.ts';

/** A mail as EmailJS is to make it: its head and its HTML, with `{{name}}` where a field of the message goes. */
export interface MailTemplate {
  /** The name of its file; the visitor's copy ends in `-copy`. */
  readonly id: string;
  /** The template of the site whose messages it shows. */
  readonly of: string;
  readonly subject: string;
  readonly to: string;
  readonly replyTo: string;
  readonly body: string;
}

/** What stands in double square brackets in a template, by its name. */
export type Particulars = Readonly<Record<string, string>>;

/** Reads the templates in a folder. Throws where one lacks a line of its head or asks for what the practice has not told. */
export function readMailTemplates(folder: string, particulars: Particulars): readonly MailTemplate[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .sort((one, other) => (one.replace('.html', '') < other.replace('.html', '') ? -1 : 1))
    .map((name) =>
      parseMailTemplate(name.slice(0, -'.html'.length), readFileSync(join(folder, name), 'utf8'), particulars),
    );
}

/** The name, mail address, phone number and address on the web of the practice, from its file of particulars. */
export function readParticulars(file: string): Particulars {
  const practice = parse(readFileSync(file, 'utf8')) as Particulars;
  return Object.fromEntries(
    ['name', 'email', 'phone', 'domain'].map((field) => [field, practice[field] ?? ''] as const),
  );
}

/** Reads one template: lines of a head, an empty line, HTML. Throws as `readMailTemplates` does. */
export function parseMailTemplate(id: string, text: string, particulars: Particulars): MailTemplate {
  const [, head = '', body = ''] = /^([^]*?)\n\n([^]*)$/.exec(text) ?? [];
  const written = (part: string) =>
    part.replace(/\[\[(\w+)\]\]/g, (_, name: string) => {
      const value = particulars[name];
      if (value === undefined) throw new Error(`${id}: the practice has no "${name}"`);
      return value;
    });
  const line = (name: string) => {
    const found = new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1];
    if (found === undefined) throw new Error(`${id}: the line "${name}: …" is missing`);
    return written(found);
  };
  return {
    id,
    of: id.replace(/-copy$/, ''),
    subject: line('Subject'),
    to: line('To'),
    replyTo: line('Reply to'),
    body: written(body),
  };
}

/** The mail that a template makes of a message. Its body is HTML in which what was sent stands as text; a field that is not there leaves a gap. */
export function filledMail(template: MailTemplate, fields: Readonly<Record<string, unknown>>): MailTemplate {
  const filled = (text: string, worded: (value: string) => string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => worded(typeof fields[name] === 'string' ? fields[name] : ''));
  const plain = (text: string) => filled(text, (value) => value);
  return {
    ...template,
    subject: plain(template.subject),
    to: plain(template.to),
    replyTo: plain(template.replyTo),
    body: filled(template.body, escaped),
  };
}
