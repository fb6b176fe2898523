import { expect, it } from 'vitest';
import { paths } from '#src/paths.ts';
import { loadGuide } from '#tooling/guide/load-guide.ts';

it('weighs what is said to a follow-up on the page that was spoken of, not on those linked besides', async () => {
  const guide = await loadGuide((path) => import(/* @vite-ignore */ path));
  const page = paths.service('registrations/llp-registration');
  const candidates = await guide.candidates(['llp registration', 'how many partners']);
  expect(new Set(candidates.map(({ page: { href, isSpokenOf } }) => (isSpokenOf ? href : '')))).toContain(page);
});
