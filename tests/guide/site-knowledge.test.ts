import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Knowledge } from '#src/guide/model/knowledge.ts';

describe('the knowledge of the site', () => {
  beforeEach(() => {
    vi.resetModules();
  });

  it('is made in many small steps, with a rest before each', async () => {
    const { prepareKnowledge, siteKnowledge } = await import('#src/guide/machine/site-knowledge.ts');
    const rest = vi.fn(() => Promise.resolve());

    await prepareKnowledge(rest);

    expect(rest.mock.calls.length).toBeGreaterThanOrEqual(8);
    expect(isFoundByName(siteKnowledge())).toBe(true);
  });

  it('is there at once for who asks between two steps, and is not made twice', async () => {
    const { prepareKnowledge, siteKnowledge } = await import('#src/guide/machine/site-knowledge.ts');
    const rests = [Promise.resolve(), Promise.resolve(), new Promise<void>(() => undefined)];

    void prepareKnowledge(() => rests.shift() ?? Promise.resolve());
    await Promise.resolve();
    const asked = siteKnowledge();

    expect(isFoundByName(asked)).toBe(true);
    expect(siteKnowledge()).toBe(asked);
  });

  it('needs no rest once it is made', async () => {
    const { prepareKnowledge, siteKnowledge } = await import('#src/guide/machine/site-knowledge.ts');
    siteKnowledge();
    const rest = vi.fn(() => Promise.resolve());

    await prepareKnowledge(rest);

    expect(rest).not.toHaveBeenCalled();
  });
});

const isFoundByName = ({ search, serviceNames }: Knowledge): boolean | undefined => {
  const [name = ''] = serviceNames.values();
  return search.find(name, '/').results[0]?.isSubject;
};
