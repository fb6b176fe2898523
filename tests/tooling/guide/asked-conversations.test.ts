import { describe, expect, it } from 'vitest';
import { askedConversations } from '#tooling/guide/asked-conversations.ts';

const now = new Date('2026-11-21T06:30:00Z');

describe('a file of questions', () => {
  it('has a conversation on each line, of one message or of several', () => {
    const file = [
      '{"id": "a1", "q": "what is gst"}',
      '',
      '{"id": 2, "turns": ["hello", "bye"], "page": "/faq", "now": "2027-01-05T04:00:00Z", "timeZone": "Europe/London"}',
    ].join('\n');
    expect(askedConversations(file, 'asked.jsonl', now)).toEqual([
      { ids: ['a1'], turns: ['what is gst'], page: '/', now, timeZone: undefined },
      {
        ids: ['2-1', '2-2'],
        turns: ['hello', 'bye'],
        page: '/faq',
        now: new Date('2027-01-05T04:00:00Z'),
        timeZone: 'Europe/London',
      },
    ]);
  });

  it.each([
    ['no JSON', 'what is gst'],
    ['no object', '"what is gst"'],
    ['no id', '{"q": "what is gst"}'],
    ['no question', '{"id": "a1"}'],
    ['no turn', '{"id": "a1", "turns": []}'],
    ['a turn that is no text', '{"id": "a1", "turns": ["hello", 7]}'],
    ['a moment that is none', '{"id": "a1", "q": "what is gst", "now": "soon"}'],
  ])('is refused by its line when that has %s', (_, line) => {
    expect(() => askedConversations(`\n${line}`, 'asked.jsonl', now)).toThrow(
      'asked.jsonl:2: write {"id": "a1", "q": "…"} or {"id": "a1", "turns": ["…", {"choose": "…"}, {"fill": {"date": "…"}}]}, with "page": "/faq" and "now": "2026-11-21T06:30:00Z" if they matter',
    );
  });
});
