import { describe, expect, it } from 'vitest';

import { appointment } from '#src/forms/appointment.ts';
import type { Form, SendEnding } from '#src/forms/form.ts';
import { message } from '#src/forms/message.ts';
import { filledMail, parseMailTemplate, readMailTemplates, readParticulars } from '#tooling/server/mail-templates.ts';

import { runningSite } from './running-site.ts';
import { sendRequest, sentBody } from './sent-message.ts';

const particulars = readParticulars('content/practice.yaml');
const templates = readMailTemplates('docs/mail-templates', particulars);

const fieldsOf = ({ ending }: Form<SendEnding>) =>
  Object.keys(ending.mail({ date: '2026-11-24', time: '09:00 AM' }, { reference: 'K7M4QD' }).fields);
const namesIn = (text: string) => [...new Set([...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name))];

describe('the templates for EmailJS', () => {
  it('are the mail to the practice and the copy for the visitor, of each form that is sent', () => {
    expect(templates.map(({ id, of }) => [id, of])).toEqual([
      ['appointment', 'appointment'],
      ['appointment-copy', 'appointment'],
      ['contact', 'contact'],
      ['contact-copy', 'contact'],
    ]);
  });

  it.each([
    ['appointment', fieldsOf(appointment)],
    ['contact', fieldsOf(message)],
  ])('of "%s" name no variable that the site does not send, and the practice reads every one', (of, sent) => {
    const used = templates
      .filter((template) => template.of === of)
      .map(({ id, subject, to, replyTo, body }) => ({ id, names: namesIn([subject, to, replyTo, body].join(' ')) }));
    expect(used.flatMap(({ names }) => names).filter((name) => !sent.includes(name))).toEqual([]);
    expect(used.find(({ id }) => id === of)?.names.toSorted()).toEqual(sent.toSorted());
  });

  it('send to an address by hand what goes to the practice, and to the visitor what carries no text of a visitor at length', () => {
    expect(templates.map(({ id, to, replyTo }) => [id, to, replyTo])).toEqual([
      ['appointment', particulars.email, '{{email}}'],
      ['appointment-copy', '{{email}}', particulars.email],
      ['contact', particulars.email, '{{email}}'],
      ['contact-copy', '{{email}}', particulars.email],
    ]);
    for (const { id, body } of templates.filter((template) => template.id.endsWith('-copy')))
      expect([id, namesIn(body).filter((name) => ['message', 'name'].includes(name))]).toEqual([id, []]);
  });

  it('tell in each mail the reference and what happens next', () => {
    for (const { id, body } of templates)
      expect([id, body.includes('{{reference}}'), body.includes('What happens next:')]).toEqual([id, true, true]);
  });
});

describe('a template', () => {
  const text = 'Subject: About {{subject}}\nTo: [[email]]\nReply to: {{email}}\n\n<p>{{message}} {{gone}}</p>\n';
  const template = parseMailTemplate('contact', text, { email: 'office@example.com' });

  it('is filled in as text, whatever was sent', () => {
    expect(filledMail(template, { subject: 'A & B', email: 'asha@example.org', message: '<b>Hello</b>' })).toEqual({
      id: 'contact',
      of: 'contact',
      subject: 'About A & B',
      to: 'office@example.com',
      replyTo: 'asha@example.org',
      body: '<p>&#60;b&#62;Hello&#60;/b&#62; </p>\n',
    });
  });

  it('that lacks a line of its head, or asks for what the practice has not told, is refused', () => {
    expect(() => parseMailTemplate('contact', text, {})).toThrow('contact: the practice has no "email"');
    expect(() => parseMailTemplate('contact', 'Subject: About\n\n<p></p>', {})).toThrow('the line "To: …" is missing');
  });
});

it('the mailbox shows what arrives at both ends, and the templates to copy', async () => {
  const { ask } = await runningSite({ templates });
  const { template_params: params } = sentBody;
  await ask('/api/v1.0/email/send', sendRequest({ ...sentBody, template_params: { ...params, reference: 'K7M4QD' } }));
  const page = (await ask('/__mailbox')).body.toString();
  expect(page).toContain('<dt>To</dt><dd>asha@example.org</dd>');
  expect(page).toContain('We have your message (K7M4QD)');
  const source = (await ask('/__mailbox/templates')).body.toString();
  expect(source).toContain('&#60;td&#62;{{subject}}&#60;/td&#62;');
  expect(source).not.toContain('[[');
});
