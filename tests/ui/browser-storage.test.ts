import { describe, expect, it } from 'vitest';
import { BrowserStorage, hideRefusedStorage, tabStorage } from '#src/ui/browser-storage.ts';
import { FakeStorage, FullStorage, RefusingStorage } from '../support/fake-storage.ts';

const denied = (): never => {
  throw new DOMException('Access is denied', 'SecurityError');
};

/** Takes a text and says it has it, as some browsers embedded in apps do. */
class DeafStorage extends FakeStorage {
  override setItem(): void {
    return;
  }
}

const refusing = [
  ['may not be asked for', denied],
  ['is null', () => null],
  ['is not there', () => undefined],
  ['throws at every call', () => new RefusingStorage()],
  ['is full', () => new FullStorage()],
  ['keeps nothing of what it is given', () => new DeafStorage()],
] as const;

describe.each(refusing)('a storage of the browser that %s', (_, find) => {
  it('holds texts as long as the page, and says that they are not kept', () => {
    const storage = new BrowserStorage(find);
    expect([storage.getItem('one'), storage.isKept('one')]).toEqual([null, true]);
    storage.setItem('one', 'first');
    storage.setItem('two', 'second');
    expect([storage.getItem('one'), storage.isKept('one'), storage.getItem('two')]).toEqual(['first', false, 'second']);
    storage.removeItem('one');
    expect([storage.getItem('one'), storage.isKept('one'), storage.getItem('two')]).toEqual([null, true, 'second']);
  });
});

describe('a storage of the browser', () => {
  it('keeps texts for the next page', () => {
    const kept = new FakeStorage();
    const storage = new BrowserStorage(() => kept);
    storage.setItem('one', 'first');
    expect([storage.getItem('one'), storage.isKept('one'), kept.getItem('one')]).toEqual(['first', true, 'first']);
    expect(new BrowserStorage(() => kept).getItem('one')).toBe('first');
    storage.removeItem('one');
    expect([storage.getItem('one'), kept.length]).toEqual([null, 0]);
  });

  it('that becomes full leaves no older text for the next page', () => {
    const kept = new FullStorage({ one: 'before' });
    const storage = new BrowserStorage(() => kept);
    expect(storage.getItem('one')).toBe('before');
    storage.setItem('one', 'after');
    expect([storage.getItem('one'), storage.isKept('one'), kept.length]).toEqual(['after', false, 0]);
  });

  it('keeps what it could not keep before, once there is room', () => {
    const kept = new FullStorage();
    const storage = new BrowserStorage(() => kept);
    storage.setItem('one', 'first');
    kept.isFull = false;
    storage.setItem('one', 'second');
    expect([storage.getItem('one'), storage.isKept('one'), kept.getItem('one')]).toEqual(['second', true, 'second']);
  });

  it('that cannot be emptied forgets for the page', () => {
    const kept = new FakeStorage();
    kept.setItem('one', 'before');
    kept.removeItem = denied;
    const storage = new BrowserStorage(() => kept);
    storage.removeItem('one');
    expect([storage.getItem('one'), storage.isKept('one')]).toEqual([null, true]);
  });

  it('holds texts where there is no window at all', () => {
    tabStorage.setItem('one', 'first');
    expect([tabStorage.getItem('one'), tabStorage.isKept('one')]).toEqual(['first', false]);
    tabStorage.removeItem('one');
  });
});

describe('a storage that is refused', () => {
  it('is none for scripts of others, which then load', () => {
    const owner = Object.defineProperty({}, 'localStorage', { get: denied, configurable: true });
    hideRefusedStorage(owner);
    expect(Reflect.get(owner, 'localStorage')).toBe(undefined);
  });

  it('is left alone where it may be used', () => {
    const owner = { localStorage: new FakeStorage() };
    const { localStorage: before } = owner;
    hideRefusedStorage(owner);
    expect(owner.localStorage).toBe(before);
  });
});
