import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { shapeOf } from '#tooling/content/shape.ts';
import { faultsIn, sampleText } from './sample-content.ts';

const page = readFileSync(new URL('../../docs/editing-content.md', import.meta.url), 'utf8');

it('reads the form of a pattern in the words of its own message', () => {
  expect(shapeOf(z.string().regex(/^\d{6}$/, 'six digits')).$comment).toBe('six digits');
});

it('shows a complaint as the gate makes it', () => {
  const written = sampleText('practice.yaml').replace(/^phone: .*$/m, 'phone: +91 9876543210');
  const [said = ''] = faultsIn({ 'practice.yaml': written });
  const [complaint = ''] = /^1 fault in content:\ncontent.*$/m.exec(page) ?? [];
  const withoutLine = complaint.replace(/:\d+:/, ':');
  expect(withoutLine).toBe(
    '1 fault in content:\ncontent/practice.yaml: phone: expected a number such as +91 98765 43210, or +91 40 2345 6789 for a landline, found "+91 9876543210"',
  );
  expect(`1 fault in content:\n${said.replace(/:\d+:/, ':')}`).toBe(withoutLine);
});
