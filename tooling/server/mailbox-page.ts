import { escaped } from '#tooling/build/escaped.ts';

import { filledMail, type MailTemplate } from './mail-templates.ts';
import type { KeptMessage } from './mailbox-store.ts';

const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

export const mailboxStyles = `body { margin: 2rem auto; max-width: 45rem; padding: 0 1rem; font: 1rem/1.5 sans-serif; }
article { border-top: 1px solid; padding-bottom: 1rem; }
dt { font-weight: bold; }
pre { overflow-x: auto; }
summary { padding-block: 0.5rem; cursor: pointer; }
dd { margin: 0 0 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The list of kept messages as a page that needs no script, each with the mails that the templates make of it. */
export function mailboxPage(messages: readonly KeptMessage[], templates: readonly MailTemplate[] = []): string {
  return documentOf(
    'Mailbox',
    `<p>Messages sent from this local copy of the site. Nothing here has left this computer.</p>
<p><a href="/__mailbox/templates">The templates for EmailJS</a></p>
<p>${counted(messages.length)}, newest first. <a href="/__mailbox.json">The same as JSON</a></p>
${messages.map((message) => article(message, templates)).join('\n')}`,
  );
}

/** The templates with the particulars of the practice filled in, to be copied into EmailJS. */
export function templatesPage(templates: readonly MailTemplate[]): string {
  return documentOf(
    'Templates for EmailJS',
    `<p>Copy each into a template of your EmailJS account. Names in double braces stay as they are; EmailJS fills them in.</p>
<p><a href="/__mailbox">Back to the mailbox</a></p>
${templates.map((template) => `<article>\n<h2>${escaped(template.id)}</h2>\n${head(template)}\n<pre>${escaped(template.body)}</pre>\n</article>`).join('\n')}`,
  );
}

function documentOf(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__mailbox.css">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

function counted(count: number): string {
  if (count === 0) return 'No messages yet';
  return count === 1 ? '1 message' : `${count} messages`;
}

function article({ received, template_id, template_params }: KeptMessage, templates: readonly MailTemplate[]): string {
  const rows = Object.entries(template_params).map(
    ([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(worded(value))}</dd>`,
  );
  return `<article>
<h2><time datetime="${escaped(received)}">${escaped(indianTime.format(new Date(received)))}</time></h2>
<p>Template: ${escaped(template_id)}</p>
<dl>
${rows.join('\n')}
</dl>
${templates
  .filter((template) => template.of === template_id)
  .map((template) => mail(filledMail(template, template_params)))
  .join('\n')}
</article>`;
}

const mail = (filled: MailTemplate) =>
  `<details><summary>The mail "${escaped(filled.id)}"</summary>\n${head(filled)}\n${filled.body}</details>`;

const head = ({ subject, to, replyTo }: MailTemplate) =>
  `<dl><dt>Subject</dt><dd>${escaped(subject)}</dd><dt>To</dt><dd>${escaped(to)}</dd><dt>Reply to</dt><dd>${escaped(replyTo)}</dd></dl>`;

function worded(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
