import { escaped } from '#tooling/build/escaped.ts';

import type { KeptMessage } from './mailbox-store.ts';

const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

export const mailboxStyles = `body { margin: 2rem auto; max-width: 45rem; padding: 0 1rem; font: 1rem/1.5 sans-serif; }
article { border-top: 1px solid; padding-bottom: 1rem; }
dt { font-weight: bold; }
dd { margin: 0 0 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The list of kept messages as a page that needs no script. */
export function mailboxPage(messages: readonly KeptMessage[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__mailbox.css">
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Messages sent from this local copy of the site. Nothing here has left this computer.</p>
<p>${counted(messages.length)}, newest first. <a href="/__mailbox.json">The same as JSON</a></p>
${messages.map(article).join('\n')}
</main>
</body>
</html>
`;
}

function counted(count: number): string {
  if (count === 0) return 'No messages yet';
  return count === 1 ? '1 message' : `${count} messages`;
}

function article({ received, template_id, template_params }: KeptMessage): string {
  const rows = Object.entries(template_params).map(
    ([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(worded(value))}</dd>`,
  );
  return `<article>
<h2><time datetime="${escaped(received)}">${escaped(indianTime.format(new Date(received)))}</time></h2>
<p>Template: ${escaped(template_id)}</p>
<dl>
${rows.join('\n')}
</dl>
</article>`;
}

function worded(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
