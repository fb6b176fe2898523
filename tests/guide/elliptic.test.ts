import { describe, expect, it } from 'vitest';
import { inFullAfter } from '#src/guide/answers/elliptic.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const [service = ''] = knowledge.serviceNames.values();

describe('what is only begun is asked in full', () => {
  it.each([
    ['and 8?', 'last date of form 11', 'last date of form 8'],
    ['mari 3b?', 'gstr-1 due date', 'gstr-3b due date'],
    ['for a weaver?', 'papers for a potter', 'papers for weaver'],
    ['and in Warangal?', 'what does the kite licence cost in Nalgonda?', 'what does the kite licence cost in warangal'],
    ['weavers also?', 'last date for potters', 'last date for potters weaver'],
    ['if two potters', 'is a kite licence needed', 'is a kite licence needed if two potter'],
  ])('%j after %j', (text, before, whole) => {
    expect(inFullAfter(text, before, knowledge)).toBe(whole);
  });
});

describe('a message is taken as it stands', () => {
  it.each([
    ['that asks by itself', 'for a weaver when?', 'papers for a potter'],
    ['that asks to put right', 'correction?', 'last date for potters'],
    ['that is a word of its own', 'weavers', 'papers for a potter'],
    ['that asks a part', 'and the papers?', 'last date for potters'],
    ['that names a service', `for ${service}?`, 'papers for a potter'],
    ['that tells a number where no form was named', '8?', 'papers for a potter'],
    ['that tells more', 'the potter has not begun yet', 'papers for a potter'],
  ])('%s', (_, text, before) => {
    expect(inFullAfter(text, before, knowledge)).toBe(undefined);
  });
});
