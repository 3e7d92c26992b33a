import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { now, setClock } from '#lib/time/clock';
import {
  removeDraftsOf,
  createLocalDraft,
  draftLimits,
  removeDraft,
  writeDraft,
  readDraft,
  flushDrafts,
  removeStaleDrafts,
} from './drafts';
import { beginSession, endSession } from '#lib/session/session';
import type { SessionUser } from '#lib/session/session';
import { hourMs } from '#lib/time/duration';

const start = new Date('2026-03-16T10:00:00Z');

/** A `Storage` with a capacity of `room` characters. */
class Store {
  items = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;
  get length() {
    return this.items.size;
  }
  key = (index: number) => [...this.items.keys()][index] ?? null;
  getItem = (key: string) => this.items.get(key) ?? null;
  removeItem = (key: string) => void this.items.delete(key);
  setItem = (key: string, value: string) => {
    const others = [...this.items].filter(([name]) => name !== key);
    const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (used + key.length + value.length > this.room) throw new DOMException('Full.', 'QuotaExceededError');
    this.items.set(key, value);
  };
}

/** A storage that throws on every access. */
const blocked = new Proxy(new Store(), {
  get() {
    throw new DOMException('Blocked.', 'SecurityError');
  },
});

function at(instant: number) {
  setClock(new Date(start.getTime() + instant));
}

function person(id: string): SessionUser {
  return {
    id,
    name: id,
    email: `${id}@orvela.example`,
    avatar: null,
    status: 'online',
    role: 'user',
    emailVerified: true,
  };
}

// No server verifies it here; the session only stores it.
const token = (id: string) =>
  ['{"alg":"HS256","typ":"JWT"}', JSON.stringify({ sub: id, exp: start.getTime() / 1000 + 3600 }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

let store: Store;
let page: EventTarget & { visibilityState?: string };

beforeEach(() => {
  store = new Store();
  page = new EventTarget();
  page.visibilityState = 'visible';
  vi.stubGlobal('localStorage', store);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers();
  at(0);
  beginSession({ user: person('mira'), accessToken: token('mira') });
});

afterEach(() => {
  removeDraftsOf('mira');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setClock(undefined);
});

const localDraft = (draftKey = 'form') => {
  const made = createLocalDraft(draftKey);
  if (!made) throw new Error('Nobody is signed in, so nothing would be kept.');
  return made;
};

describe('what is kept', () => {
  it('comes back at the same place, to the same person, and to nobody else', () => {
    expect(writeDraft('mira', 'chat/1', 'Hello')).toBe(true);
    expect(readDraft('mira', 'chat/1')).toBe('Hello');
    expect(readDraft('mira', 'chat/2')).toBeUndefined();
    expect(readDraft('cleo', 'chat/1')).toBeUndefined();
  });

  it('is apart for people whose ids begin alike, or hold a colon', () => {
    writeDraft('mira', 'x', 'one');
    writeDraft('mira:x', '', 'two');
    writeDraft('mirabel', 'x', 'three');
    removeDraftsOf('mira');
    expect(readDraft('mira', 'x')).toBeUndefined();
    expect(readDraft('mira:x', '')).toBe('two');
    expect(readDraft('mirabel', 'x')).toBe('three');
  });

  it('is dropped after 30 days, and kept until then', () => {
    writeDraft('mira', 'form', { name: 'A' });
    at(draftLimits.maxAgeMs);
    expect(readDraft('mira', 'form')).toEqual({ name: 'A' });
    at(draftLimits.maxAgeMs + 1);
    expect(readDraft('mira', 'form')).toBeUndefined();
    expect([...store.items.keys()].filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('is kept when the clock is set back by hours, and dropped when it came from far ahead', () => {
    writeDraft('mira', 'form', 'text');
    at(-12 * hourMs);
    expect(readDraft('mira', 'form')).toBe('text');
    at(-draftLimits.maxAgeMs - 1);
    expect(readDraft('mira', 'form')).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '"text"', '{"values":"x"}', '{"savedAt":"today","values":"x"}', '{"savedAt":1e999}'])(
    'is dropped when it is corrupt: %s',
    (text) => {
      store.setItem('draft:mira:form', text);
      expect(readDraft('mira', 'form')).toBeUndefined();
      expect(store.getItem('draft:mira:form')).toBeNull();
    },
  );

  it('is refused when it is longer than one may be, and the one before stays', () => {
    writeDraft('mira', 'form', 'short');
    expect(writeDraft('mira', 'form', 'x'.repeat(draftLimits.maxLength))).toBe(false);
    expect(readDraft('mira', 'form')).toBe('short');
  });

  it('makes room for the newest by giving up the oldest', () => {
    const big = 'x'.repeat(draftLimits.maxLength - 100);
    for (let count = 0; count < 14; count += 1) {
      at(count * 1000);
      expect(writeDraft('mira', `form/${count}`, big)).toBe(true);
    }
    const kept = Array.from({ length: 14 }, (_, count) => readDraft('mira', `form/${count}`) !== undefined);
    expect(kept).toEqual([false, false, false, false, ...Array.from({ length: 10 }, () => true)]);
  });

  it('takes the place of older drafts, and of nothing else, when the storage is full', () => {
    store.setItem('appearance', '{"scheme":"dark"}');
    writeDraft('mira', 'old', 'x'.repeat(300));
    at(1000);
    writeDraft('mira', 'new', 'y'.repeat(300));
    const other = store.getItem('session-user')?.length ?? 0;
    store.room = 900 + 'session-user'.length + other;
    expect(writeDraft('mira', 'newest', 'z'.repeat(300))).toBe(true);
    expect(readDraft('mira', 'old')).toBeUndefined();
    expect(readDraft('mira', 'new')).toBeDefined();
    store.room = 50;
    expect(writeDraft('mira', 'more', 'text')).toBe(false);
    expect(store.getItem('appearance')).toBe('{"scheme":"dark"}');
  });

  it('lasts until the page is left, without an error, where the browser refuses', () => {
    vi.stubGlobal('localStorage', blocked);
    expect(writeDraft('mira', 'form', 'text')).toBe(false);
    expect(writeDraft('mira', 'chat', 'Hello')).toBe(false);
    expect(readDraft('mira', 'form')).toBe('text');
    expect(() => removeDraft('mira', 'form')).not.toThrow();
    expect(readDraft('mira', 'form')).toBeUndefined();
    expect(readDraft('mira', 'chat')).toBe('Hello');
    expect(() => removeDraftsOf('mira')).not.toThrow();
    expect(readDraft('mira', 'chat')).toBeUndefined();
  });

  it('leaves no older copy behind when the server has what the full storage refuses', () => {
    writeDraft('mira', 'form', { content: 'old', unsaved: true });
    store.room = 0;
    expect(writeDraft('mira', 'form', { content: 'new', unsaved: false })).toBe(true);
    expect(readDraft('mira', 'form')).toBeUndefined();
  });
});

describe('a field', () => {
  it('keeps what is typed once the typing stands still', () => {
    const field = localDraft();
    const stop = field.attach();
    field.save('H');
    field.save('Hello');
    expect(readDraft('mira', 'form')).toBeUndefined();
    vi.advanceTimersByTime(draftLimits.saveDelayMs);
    expect(readDraft('mira', 'form')).toBe('Hello');
    stop();
  });

  it.each([
    ['a time-out', () => void flushDrafts()],
    ['a page that is left', () => void window.dispatchEvent(new Event('pagehide'))],
    [
      'a tab that is hidden',
      () => {
        page.visibilityState = 'hidden';
        page.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('keeps it at once before %s', (_name, happen) => {
    const field = localDraft();
    const stop = field.attach();
    field.save('Hello');
    happen();
    expect(readDraft('mira', 'form')).toBe('Hello');
    stop();
  });

  it('keeps it when it goes away, and hears nothing from then on', () => {
    const field = localDraft();
    const stop = field.attach();
    field.save('Hello');
    stop();
    expect(readDraft('mira', 'form')).toBe('Hello');
    field.save('Hello again');
    expect(flushDrafts()).toBe(true);
    expect(readDraft('mira', 'form')).toBe('Hello');
  });

  it('keeps nothing more once it was sent', () => {
    const field = localDraft();
    const stop = field.attach();
    field.save('Hello');
    removeDraft('mira', 'form');
    stop();
    vi.runAllTimers();
    expect(readDraft('mira', 'form')).toBeUndefined();
  });

  it('leaves what another tab has typed since, when it is sent here', () => {
    const field = localDraft();
    const stop = field.attach();
    field.save('Hello');
    field.flush();
    writeDraft('mira', 'form', 'Hello from the other tab');
    field.remove();
    stop();
    expect(readDraft('mira', 'form')).toBe('Hello from the other tab');
    const other = localDraft();
    other.remove();
    expect(readDraft('mira', 'form')).toBeUndefined();
  });

  it('hears that another tab has removed it, until it goes away', () => {
    const field = localDraft();
    const removed = vi.fn();
    const stop = field.attach({ onRemoved: removed });
    field.save('Hello');
    field.flush();
    const [key = ''] = [...store.items.keys()].filter((name) => name.endsWith(':form'));
    const hear = (change: Partial<StorageEvent>) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }, change));
    hear({ key: `${key}-2` });
    hear({ newValue: 'changed' });
    expect(removed).not.toHaveBeenCalled();
    hear({});
    expect(removed).toHaveBeenCalledOnce();
    stop();
    hear({});
    expect(removed).toHaveBeenCalledOnce();
  });

  describe('that another tab has stored too', () => {
    const joined = vi.fn<(found: unknown, before: unknown, storedAt: Date) => boolean>();
    beforeEach(() => joined.mockReset().mockReturnValue(true));

    it('is joined with it before it is stored', () => {
      writeDraft('mira', 'form', 'Hello');
      const field = localDraft();
      const stop = field.attach({ onChanged: joined });
      writeDraft('mira', 'form', 'Hello you');
      joined.mockImplementation((found) => {
        field.save(`${String(found)}, and mine`);
        return true;
      });
      field.save('Hello mine');
      field.flush();
      expect(joined).toHaveBeenCalledExactlyOnceWith('Hello you', 'Hello', now());
      expect(readDraft('mira', 'form')).toBe('Hello you, and mine');
      field.save('Once more');
      field.flush();
      stop();
      expect(joined).toHaveBeenCalledOnce();
      expect(readDraft('mira', 'form')).toBe('Once more');
    });

    it('stays as it is if there is nothing to store', () => {
      const field = localDraft();
      const stop = field.attach({ onChanged: joined });
      joined.mockReturnValue(false);
      writeDraft('mira', 'form', 'Theirs');
      field.save('Mine, which the server has');
      stop();
      expect(readDraft('mira', 'form')).toBe('Theirs');
    });

    it('is noticed when a person comes back', () => {
      const field = localDraft();
      const stop = field.attach({ onChanged: joined });
      field.check();
      expect(joined).not.toHaveBeenCalled();
      writeDraft('mira', 'form', 'Theirs');
      field.check();
      field.check();
      expect(joined).toHaveBeenCalledExactlyOnceWith('Theirs', undefined, now());
      stop();
    });
  });

  it('begins with what the form that it replaces has still to store', () => {
    const replaced = createLocalDraft('board-list/1');
    const detach = replaced?.attach();
    replaced?.save('Measure the ramp');
    expect(createLocalDraft('board-list/1')?.initial).toBe('Measure the ramp');
    replaced?.flush();
    replaced?.save(undefined);
    expect(createLocalDraft('board-list/1')?.initial).toBeUndefined();
    detach?.();
  });

  it('forgets what was emptied', () => {
    const field = localDraft();
    const stop = field.attach();
    field.save('Hello');
    field.flush();
    field.save(undefined);
    field.flush();
    expect(readDraft('mira', 'form')).toBeUndefined();
    stop();
  });

  it('says when something could not be kept', () => {
    const field = localDraft();
    const stop = field.attach();
    store.room = 0;
    field.save('Hello');
    expect(flushDrafts()).toBe(false);
    // It still could not be stored.
    expect(flushDrafts()).toBe(false);
    store.room = Number.POSITIVE_INFINITY;
    field.save('Hello!');
    expect(flushDrafts()).toBe(true);
    stop();
  });

  it('tells whether it was stored, and stores what was refused once there is room, without another key press', () => {
    const onStored = vi.fn();
    const field = localDraft();
    const stop = field.attach({ onStored });
    store.room = 0;
    field.save('Hello');
    vi.advanceTimersByTime(draftLimits.saveDelayMs);
    expect(onStored.mock.calls).toEqual([[false]]);
    store.room = Number.POSITIVE_INFINITY;
    expect(flushDrafts()).toBe(true);
    expect(onStored.mock.calls).toEqual([[false], [true]]);
    expect([...store.items.keys()]).toContain('draft:mira:form');
    stop();
  });

  it('that was refused comes back when it is opened again, and is stored later', () => {
    const field = localDraft();
    const stop = field.attach();
    store.room = 0;
    field.save('Hello');
    stop();
    expect(localDraft().initial).toBe('Hello');
    store.room = Number.POSITIVE_INFINITY;
    expect(flushDrafts()).toBe(true);
    expect([...store.items.keys()]).toContain('draft:mira:form');
  });

  it('makes the browser ask before the page is left, as long as it cannot be stored', () => {
    const asks = () => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };
    const field = localDraft();
    const stop = field.attach();
    field.save('Hello');
    expect(asks()).toBe(false);
    store.room = 0;
    field.save('Hello you');
    field.flush();
    expect(asks()).toBe(true);
    store.room = Number.POSITIVE_INFINITY;
    expect(asks()).toBe(false);
    expect(readDraft('mira', 'form')).toBe('Hello you');
    store.room = 0;
    field.save('Hello again');
    field.flush();
    removeDraft('mira', 'form');
    expect(asks()).toBe(false);
    stop();
  });

  it.each([
    ['idle', 'Hello'],
    ['rejected', 'Hello'],
    ['sign-out', undefined],
    ['other-tab', undefined],
  ] as const)('that goes away because of a sign-out (%s) leaves %s', (reason, left) => {
    const field = localDraft();
    const stop = field.attach();
    field.save('Hello');
    endSession(reason);
    stop();
    expect(readDraft('mira', 'form')).toBe(left);
  });

  it('never writes for one person what another has typed', () => {
    const field = localDraft();
    const stop = field.attach();
    field.save('Hello');
    beginSession({ user: person('cleo'), accessToken: token('cleo') });
    stop();
    expect(readDraft('mira', 'form')).toBeUndefined();
    expect(readDraft('cleo', 'form')).toBeUndefined();
  });

  it('keeps nothing for nobody', () => {
    endSession('sign-out');
    expect(createLocalDraft('form')).toBeUndefined();
  });

  it('begins with what was kept', () => {
    writeDraft('mira', 'form', { note: 'Half' });
    expect(localDraft().initial).toEqual({ note: 'Half' });
  });
});

describe('sweeping', () => {
  it('takes what nobody came back to in thirty days, of everybody, and leaves the rest', () => {
    writeDraft('mira', 'report', 'old');
    writeDraft('owen', 'name', 'old too');
    at(hourMs);
    writeDraft('mira', 'note', 'newer');
    store.setItem('draft:mira:torn', '{"savedAt":');
    store.setItem('recent-searches', '[]');
    at(draftLimits.maxAgeMs);
    removeStaleDrafts();
    expect([...store.items.keys()].toSorted()).toEqual(
      [
        'draft:mira:note',
        'draft:mira:report',
        'draft:owen:name',
        'recent-searches',
        'session-user',
        'token',
        'token-info',
      ].toSorted(),
    );
    at(draftLimits.maxAgeMs + 1);
    removeStaleDrafts();
    expect([...store.items.keys()].toSorted()).toEqual([
      'draft:mira:note',
      'recent-searches',
      'session-user',
      'token',
      'token-info',
    ]);
    expect(readDraft('mira', 'note')).toBe('newer');
  });

  it('does nothing where the browser refuses', () => {
    vi.stubGlobal('localStorage', blocked);
    expect(removeStaleDrafts).not.toThrow();
  });
});

describe('two tabs that store at once', () => {
  /** The locks of a browser; `hold` is another tab that has the lock. */
  function stubLocks() {
    let held: Promise<unknown> = Promise.resolve();
    vi.stubGlobal('navigator', {
      locks: {
        request(_name: string, change: () => unknown) {
          const done = held.then(change);
          held = done;
          return done;
        },
      },
    });
    return {
      hold() {
        let release = () => {};
        held = new Promise<void>((resolve) => {
          release = resolve;
        });
        return release;
      },
    };
  }

  function joiningDraft() {
    const field = localDraft();
    field.attach({
      onChanged(found) {
        field.save(`${String(found)} and mine`);
        return true;
      },
    });
    return field;
  }

  it('do so one after the other, and lose nothing', async () => {
    const release = stubLocks().hold();
    const field = joiningDraft();
    field.save('Mine');
    await vi.advanceTimersByTimeAsync(draftLimits.saveDelayMs);
    // The other tab has read that there is no draft, and stores its own.
    expect(readDraft('mira', 'form')).toBeUndefined();
    writeDraft('mira', 'form', 'Theirs');
    release();
    await vi.runAllTimersAsync();
    expect(readDraft('mira', 'form')).toBe('Theirs and mine');
  });

  it('do not wait for each other in a page that may end', () => {
    stubLocks().hold();
    page.visibilityState = 'hidden';
    const field = localDraft();
    field.save('Mine');
    expect(field.store()).toBeUndefined();
    expect(readDraft('mira', 'form')).toBe('Mine');
  });

  it('store at once where a page that is left gets no lock', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('Left.', 'InvalidStateError')) },
    });
    const field = localDraft();
    field.save('Mine');
    await field.store();
    expect(readDraft('mira', 'form')).toBe('Mine');
  });
});
