import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { writeOwnDraft } from '#lib/drafts/drafts';
import { beginSession } from '#lib/session/session';

import { readUnsent, removeUnsent, storeUnsent } from './unsentMessages';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    get length() {
      return stored.size;
    },
    key: (at: number) => [...stored.keys()][at] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Date.now() / 1000 + 3600;
  beginSession({
    user: {
      id: 'ada',
      name: 'Ada',
      email: 'ada@orvela.example',
      avatar: null,
      status: 'online',
      role: 'user',
      emailVerified: true,
    },
    // No server verifies it here; the session only stores it.
    accessToken: `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'ada', exp })}.signature`,
  });
  stored.clear();
});
afterEach(() => vi.unstubAllGlobals());

const message = (id: string, value = id) => ({ id, value, at: '2026-03-16T10:00:00.000Z' });

describe('unsent messages', () => {
  it('are kept for each chat until they are sent or discarded', () => {
    storeUnsent('one', message('a'));
    storeUnsent('one', message('b'));
    storeUnsent('two', message('c'));
    storeUnsent('one', message('a', 'tried again'));
    expect(readUnsent('one').map(({ value }) => value)).toEqual(['b', 'tried again']);
    removeUnsent('one', ['b', 'unknown']);
    expect(readUnsent('one').map(({ id }) => id)).toEqual(['a']);
    removeUnsent('one', ['a']);
    expect([...stored.keys()]).toEqual([expect.stringContaining('chat-unsent:two')]);
  });

  it.each([['text'], [7], [[null, 1, {}, { ...message('a'), value: 7 }, { ...message('a'), at: 'soon' }]]])(
    'are none in %j',
    (found) => {
      writeOwnDraft('chat-unsent:one', found);
      expect(readUnsent('one')).toEqual([]);
    },
  );
});
