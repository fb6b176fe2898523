import { expect, it } from 'vitest';
import { loadGuide } from '#tooling/guide/load-guide.ts';

it('explains a reply by four steps and nothing else', async () => {
  const guide = await loadGuide((path) => import(/* @vite-ignore */ path));
  const { message, meaning, state, reply, ...rest } = await guide.explain('gst', '/faq', 'appointment');
  expect(rest).toEqual({});
  expect(message).toEqual({ text: 'gst', page: '/faq', form: 'appointment' });
  expect(meaning).toEqual([
    {
      kind: 'setSlot',
      slot: 'service',
      value: 'gst',
      span: { start: 0, end: 3 },
      confidence: expect.closeTo(0.86, 1) as number,
    },
  ]);
  expect(state).toEqual({
    events: [{ kind: 'stored', slot: 'service' }],
    changed: { answers: { service: 'gst' }, asking: 'date' },
  });
  expect(Object.keys(reply)).toEqual(['outcome', 'text', 'links']);
  const asked = await guide.explain('papers for gst registration', '/');
  expect([asked.state, Object.keys(asked.reply)]).toEqual([
    { events: [{ kind: 'asked' }], changed: null },
    ['outcome', 'text', 'links', 'found'],
  ]);
});
